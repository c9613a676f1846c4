import { formatCnpj, formatCpf, isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTaxId, readTaxId } from './tax-id.ts'

describe('a CPF or CNPJ', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['24971563792', '24971563792'],
    ['123.456.789-09', '12345678909'],
    ['11.222.333/0001-81', '11222333000181'],
    ['33.000.167/0001-01', '33000167000101'],
    ['00000000000191', '00000000000191'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
    [' 52998224725 ', '52998224725'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readTaxId(typed)).toBe(kept)
  })

  test.each([
    '',
    '52998224726',
    '5299822472',
    '529982247250',
    '11222333000182',
    '12ABC34501DE36',
    '12ABC34501DEA5',
    '529.982.247-25abc',
    '00000000000',
    '11111111111111',
    '5299822472A',
    '１２３４５６７８９０９',
  ])('%j is invalid', (typed) => {
    expect(readTaxId(typed)).toBeUndefined()
  })

  test.each([
    ['52998224725', '529.982.247-25'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['quem sabe', 'quem sabe'],
  ])('%s is written %s', (typed, written) => {
    expect(formatTaxId(typed)).toBe(written)
  })
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const alphanumeric = fc.stringMatching(/^[A-Z\d]{12}\d{2}$/)
/** Fewer than one random text in a hundred is right, so that the check digits are tried out. */
const withSomeRight = (base: fc.Arbitrary<string>) =>
  base.chain((text) => fc.nat(99).map((end) => `${text.slice(0, -2)}${String(end).padStart(2, '0')}`))

describe('agrees with @brazilian-utils', () => {
  test('on every CPF', () => {
    fc.assert(
      fc.property(withSomeRight(digits(11)), (text) => {
        expect(readTaxId(text) !== undefined).toBe(isValidCpf(text))
        if (readTaxId(text)) expect(formatTaxId(text)).toBe(formatCpf(text))
      }),
      { numRuns: 5000 },
    )
  })

  test('on every CNPJ, with letters and without', () => {
    fc.assert(
      fc.property(fc.oneof(withSomeRight(digits(14)), withSomeRight(alphanumeric)), (text) => {
        expect(readTaxId(text) !== undefined).toBe(isValidCnpj(text, { version: 2 }))
        if (readTaxId(text)) expect(formatTaxId(text)).toBe(formatCnpj(text, { version: 2 }))
      }),
      { numRuns: 10_000 },
    )
  })

  test('on the one right pair of check digits of each CNPJ', () => {
    fc.assert(
      fc.property(alphanumeric, (text) => {
        const all = Array.from({ length: 100 }, (_, end) => text.slice(0, 12) + String(end).padStart(2, '0'))
        const right = all.filter((one) => readTaxId(one) !== undefined)
        expect(right).toEqual(all.filter((one) => isValidCnpj(one, { version: 2 })))
      }),
    )
  })
})
