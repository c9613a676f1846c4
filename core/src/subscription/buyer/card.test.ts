import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardBrand, isCardExpired, readCardExpiry, readCardNumber } from './card.ts'

describe('a card number', () => {
  test.each([
    ['5184 0197 4037 3151', '5184019740373151'],
    ['4444444444444444', '4444444444444444'],
    ['3782 822463 10005', '378282246310005'],
    ['4444 4444 4444', undefined],
    ['4444 4444 4444 444a', undefined],
    ['4'.repeat(20), undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, digits) => {
    expect(readCardNumber(typed)).toBe(digits)
  })

  test.each([
    ['4916 5613 5824 0741', 'visa'],
    ['4', 'visa'],
    ['5184 0197', 'mastercard'],
    ['2221 00', 'mastercard'],
    ['2720 99', 'mastercard'],
    ['2721 00', undefined],
    ['3782 8', 'amex'],
    ['6362 97', 'elo'],
    ['4011 78', 'elo'],
    ['5066 99', 'elo'],
    ['6062 82', 'hipercard'],
    ['3056 93', 'diners'],
    ['6011 11', 'discover'],
    ['9999', undefined],
    ['', undefined],
  ])('%j is of the brand %s', (typed, brand) => {
    expect(cardBrand(typed)).toBe(brand)
  })
})

describe('the expiry of a card', () => {
  test.each([
    ['11/26', { month: '11', year: '2026' }],
    ['0130', { month: '01', year: '2030' }],
    ['12/2031', { month: '12', year: '2031' }],
    ['13/26', undefined],
    ['00/26', undefined],
    ['1/30', { month: '01', year: '2030' }],
    ['1/2030', { month: '01', year: '2030' }],
    ['11 / 30', { month: '11', year: '2030' }],
    ['112030', { month: '11', year: '2030' }],
    ['2030-11', { month: '11', year: '2030' }],
    ['0/26', undefined],
    ['130', undefined],
    ['11/2', undefined],
    ['11/203', undefined],
    ['2030-13', undefined],
    ['11/1926', undefined],
    ['', undefined],
  ])('%j reads %j', (typed, expiry) => {
    expect(readCardExpiry(typed)).toEqual(expiry)
  })

  test.each([
    ['11/26', '2026-11-30', false],
    ['11/26', '2026-12-01', true],
    ['12/25', '2026-01-01', true],
    ['01/27', '2026-12-31', false],
  ])('%s on %s is over: %s', (typed, today, over) => {
    expect(isCardExpired(readCardExpiry(typed) ?? { month: '', year: '' }, today)).toBe(over)
  })

  test('once over stays over', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, day, (expires, one, other) => {
        const expiry = { year: expires.slice(0, 4), month: expires.slice(5, 7) }
        if (one <= other && isCardExpired(expiry, one)) expect(isCardExpired(expiry, other)).toBe(true)
      }),
    )
  })
})
