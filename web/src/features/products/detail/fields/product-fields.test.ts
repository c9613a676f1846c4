import { cents } from '@vendaclara/core/money'
import { describe, expect, test } from 'vitest'
import { readCost } from '../../model/typed-numbers.ts'
import { editedCosts } from '../costs/cost-edits.ts'
import { fieldErrors, fieldsIn, textsOf } from './product-fields.ts'

const unknown = { sku: '', gtin: '', weight: null, size: null, packaging: null, tax: null }
const mug = {
  name: 'Caneca',
  sku: 'CAN-1',
  gtin: '7891234567895',
  weight: 1250,
  size: { length: 120, width: 95, height: 100 },
  packaging: cents(150),
  tax: 4.5,
}

describe('the fields of a product', () => {
  test.each([
    ['everything', mug],
    ['a name alone', { ...unknown, name: 'Caneca' }],
    ['a packaging of 0', { ...unknown, name: 'Caneca', packaging: cents(0), tax: 0 }],
  ])('give back a product with %s', (_, product) => {
    expect(fieldsIn(textsOf(product))).toEqual(product)
    expect(fieldErrors(textsOf(product))).toEqual({})
  })

  test.each([
    ['name', '  ', /nome/],
    ['gtin', '789', /8 a 14/],
    ['weight', '0', /1 a/],
    ['weight', '1,5', /sem decimais/],
    ['height', '', /três medidas/],
    ['length', '99999', /três medidas/],
    ['packaging', '-1', /R\$/],
    ['packaging', 'caro', /R\$/],
    ['tax', '101', /0 a 100/],
  ] as const)('refuse %s %j in words', (field, text, words) => {
    const errors = fieldErrors({ ...textsOf(mug), [field]: text })
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toMatch(words)
  })

  test('a cost that is not typed is missing, and never 0', () => {
    expect(['', ' ', 'x', '-0,01', '100.000.001'].map(readCost)).toEqual(Array(5).fill(undefined))
    expect(['0', '12,345', '1.234'].map(readCost)).toEqual([0, 1235, 123_400])
  })
})

test('edits of costs leave those of other days, and one day has one cost', () => {
  const cost = (from: string, amount: number) => ({ from, cost: cents(amount), origin: 'typed' as const })
  const stored = [cost('2026-01-01', 100), cost('2026-03-01', 300)]
  const edits = new Map([
    ['2026-03-01', null],
    ['2026-02-01', cost('2026-02-01', 0)],
    ['2026-01-01', cost('2026-01-01', 110)],
  ])
  expect(editedCosts(stored, edits)).toEqual([cost('2026-01-01', 110), cost('2026-02-01', 0)])
})
