import { cents } from '@vendaclara/core/money'
import type { PayLessZone } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { zoneSentence } from './price-bands.tsx'

const zone: PayLessZone = {
  from: cents(8000),
  to: cents(9395),
  better: cents(7999),
  betterProfit: 12.301,
  worst: cents(8000),
  mostLost: 7.204,
}
const said = (part: Partial<PayLessZone>, better = 12.3, worst = 5.1) =>
  zoneSentence({ ...zone, ...part }, (price) => (price === zone.better ? better : worst)).replaceAll(
    '\u00a0',
    ' ',
  )

test('a zone names its range, the price it pays less than, and how little its worst price leaves', () => {
  expect(said({})).toBe(
    'De R$ 80,00 a R$ 93,95 você ganha menos do que a R$ 79,99. A R$ 80,00 o lucro é de R$ 5,10 em vez de R$ 12,30.',
  )
})

test('a zone whose worst price loses names the loss', () => {
  expect(said({}, 12.3, -0.7)).toBe(
    'De R$ 80,00 a R$ 93,95 você ganha menos do que a R$ 79,99. A R$ 80,00 você perde R$ 0,70.',
  )
  expect(said({}, -1, -8.2)).toBe(
    'De R$ 80,00 a R$ 93,95 você perde mais do que a R$ 79,99. A R$ 80,00 você perde R$ 8,20.',
  )
})

test('a zone of a single price and a zone without an end have their own words', () => {
  expect(said({ to: cents(8000) })).toMatch(/^A R\$ 80,00 você ganha menos do que a R\$ 79,99\./)
  expect(said({ to: null, worst: null, mostLost: Number.POSITIVE_INFINITY })).toBe(
    'A partir de R$ 80,00 você ganha menos do que a R$ 79,99.',
  )
})
