import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedMoney, readTypedNumber } from './index.ts'

describe('readTypedNumber', () => {
  it.each([
    ['0', 0],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0.300', 0.3],
    ['1.234', 1.234],
    [' R$ 1.234,56 ', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['-3', -3],
    ['−3,5', -3.5],
    ['+3', 3],
    [',5', 0.5],
    ['5,', 5],
    ['20 %', 20],
  ])('reads %j as %d', (text, value) => {
    expect(readTypedNumber(text)).toBe(value)
  })

  it.each(['', ' ', 'abc', '1e5', '1.2.3', '1,2,3', '--1', '12abc', '1.23,4.5', '.', 'Infinity', 'NaN'])(
    'refuses %j',
    (text) => {
      expect(readTypedNumber(text)).toBeNull()
    },
  )

  it('refuses a number too long to be finite', () => {
    expect(readTypedNumber('9'.repeat(400))).toBeNull()
  })
})

describe('readTypedMoney', () => {
  it.each([
    ['20.000', 20000],
    ['1.234.567', 1234567],
    ['20.00', 20],
    ['20,000', 20],
    ['20.000,50', 20000.5],
    ['0.500', 500],
    ['R$ 20.000', 20000],
  ])('reads %j as %d reais', (text, value) => {
    expect(readTypedMoney(text)).toBe(value)
  })

  it('reads back every amount that pt-BR formatting writes', () => {
    const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e13 }),
        (cents) => readTypedMoney(brl.format(cents / 100)) === cents / 100,
      ),
    )
  })

  it('never throws and never gives anything but a finite number or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+R$ %ex\u00a0') }), (text) => {
        const value = readTypedMoney(text)
        return value === null || Number.isFinite(value)
      }),
    )
  })
})
