import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NumberColumn, readNumber } from './index.ts'

function readColumn(values: readonly unknown[], options?: { whole?: boolean }): (number | null)[] {
  const column = new NumberColumn(options)
  for (const value of values) column.see(value)
  return values.map((value) => readNumber(value, column.format()))
}

describe('the numbers of a column', () => {
  it.each([
    ['point decimals', ['1546.30', '12.37', '0'], [1546.3, 12.37, 0]],
    ['comma decimals', ['1546,30', '12,37'], [1546.3, 12.37]],
    ['point groups and comma decimals', ['1.546,30', '1.546'], [1546.3, 1546]],
    ['comma groups and point decimals', ['1,546.30', '1,546'], [1546.3, 1546]],
    ['a file saved again by a spreadsheet program', ['612.085', '1.200'], [612085, 1200]],
    ['three digits after a dot beside two', ['612.085', '12.37'], [612.085, 12.37]],
    ['three digits after a leading zero', ['0.300', '1.250'], [0.3, 1.25]],
    ['repeated groups', ['1.234.567', '1,234,567'], [1234567, 1234567]],
    [
      'signs, currency, percent and no-break spaces',
      ['R$\u00a0-12,50', '2.50%', '\u22123'],
      [-12.5, 2.5, -3],
    ],
    [
      'other minus signs, and those behind a number or around it',
      ['\u20131,50', '\uff0d2', '3,50-', '4,5 -', '(5,25)', 'R$ (6)', '-R$ 7', 'R$ - 8'],
      [-1.5, -2, -3.5, -4.5, -5.25, -6, -7, -8],
    ],
    ['groups of blanks', ['1 234,50', 'R$ 1\u00a0234\u202f567', '- 1 000'], [1234.5, 1234567, -1000]],
    ['numbers of a workbook', [73.04, -13.93, '5'], [73.04, -13.93, 5]],
  ])('are read from %s', (_, values, numbers) => {
    expect(readColumn(values)).toEqual(numbers)
  })

  it.each([
    ['a dot before two digits beside thousands', ['19.90', '1.299,00', '7,50'], [Number.NaN, 1299, 7.5]],
    ['a dot before one digit beside thousands', ['12.5', '1.299,00'], [Number.NaN, 1299]],
    ['a comma before two digits beside thousands', ['19,90', '1,299.00', '7.50'], [Number.NaN, 1299, 7.5]],
    ['two digits beside repeated groups', ['1.234.567', '12.37'], [1234567, Number.NaN]],
    ['three digits where both marks are decimal', ['7,50', '19.90', '1.299'], [7.5, 19.9, Number.NaN]],
    ['three digits after a comma beside point decimals', ['19.90', '1,299'], [19.9, Number.NaN]],
    [
      'both marks decimal in different values',
      ['1.234,50', '1,234.50', '1.234'],
      [1234.5, 1234.5, Number.NaN],
    ],
    ['two numbers in one cell', ['12 50', '19,90 5,00', '1 000 00', '100\n200,5'], Array(4).fill(Number.NaN)],
    ['invalid groups', ['1.29.900', '1.29,90', '12,34.5', '1.2.3'], Array(4).fill(Number.NaN)],
  ])('are refused where they can be read in two ways: %s', (_, values, numbers) => {
    expect(readColumn(values)).toEqual(numbers)
  })

  it('are never a hundred times what is written with one or two digits behind a mark', () => {
    const digits = fc.integer({ min: 1, max: 9_999_999 })
    const written = fc.record({ digits, behind: fc.constantFrom(1, 2), mark: fc.constantFrom('.', ',') })
    const other = fc.constantFrom('1.299,00', '1,299.00', '1.299', '1,299', '1.234.567', '5', 'x', '0.300')
    fc.assert(
      fc.property(written, fc.array(other), ({ digits: all, behind, mark }, others) => {
        const value = (all / 10 ** behind).toFixed(behind).replace('.', mark)
        const [read] = readColumn([value, ...others])
        expect(Number.isNaN(read) || read === all / 10 ** behind).toBe(true)
      }),
    )
  })

  it('are whole in a column of counts, with any mark between their digits', () => {
    expect(readColumn(['1.234', '1,234', '765866', '12'], { whole: true })).toEqual([1234, 1234, 765866, 12])
  })

  it.each(['', ' ', '-', null, undefined])('are missing where the file has %j', (value) => {
    expect(readColumn([value])).toEqual([null])
  })

  it.each(['abc', '12abc', '1.2.3x', '--3', '(3', '-(3)', '3--', '(-3)-', true, 'Infinity', '1e5'])(
    'are unreadable where the file has %j',
    (value) => {
      expect(readColumn([value])).toEqual([Number.NaN])
    },
  )

  it('are the closest ones to what is written, with any number of digits', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 18n })
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 16 }), (all, behind) => {
        const padded = String(all).padStart(behind + 1, '0')
        const value = `${padded.slice(0, -behind)}.${padded.slice(-behind)}`
        expect(readColumn([value, '19.90'])).toEqual([Number(value), 19.9])
        expect(readColumn([padded])).toEqual([Number(padded)])
      }),
    )
  })

  it('come back as they were written, in every format, when the column holds one amount with centavos', () => {
    const formats = ['pt-BR', 'en-US'].map(
      (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
    )
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e11, max: 1e11 }), { minLength: 1 }), (cents) => {
        const amounts = [123456789, ...cents].map((one) => one / 100)
        for (const format of formats) {
          expect(readColumn(amounts.map((amount) => format.format(amount)))).toEqual(amounts)
        }
      }),
    )
  })
})
