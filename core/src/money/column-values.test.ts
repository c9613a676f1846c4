import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ColumnValues, formatOfMarks, isNone, NumberColumn, none, readNumber } from './index.ts'

function set(column: ColumnValues, position: number, value: string): boolean {
  const letters = Uint16Array.from(`1${value}2`.split(''), (letter) => letter.charCodeAt(0))
  return column.set(position, letters, 1, letters.length - 1)
}

function read(column: ColumnValues, count: number, options?: { whole?: boolean }): number[] {
  return [...column.read(count, formatOfMarks(column.marks, options?.whole))]
}

function kept(values: readonly string[], options?: { whole?: boolean }): (number | null)[] {
  const column = new ColumnValues(options)
  for (const [position, value] of values.entries()) set(column, position, value)
  return read(column, values.length, options).map((number) => (number === none ? null : number))
}

function readAtOnce(values: readonly string[], options?: { whole?: boolean }): (number | null)[] {
  const column = new NumberColumn(options)
  for (const value of values) if (!isNone(value, 'figure')) column.see(value)
  return values.map((value) => (isNone(value, 'figure') ? null : readNumber(value, column.format())))
}

const figure = fc.oneof(
  fc.double({ min: -1e7, max: 1e7, noNaN: true }).map((value) => value.toFixed(2)),
  fc.integer({ min: 0, max: 1e9 }).map((value) => new Intl.NumberFormat('pt-BR').format(value)),
  fc.integer({ min: 0, max: 1e9 }).map((value) => `R$ ${new Intl.NumberFormat('en-US').format(value / 100)}`),
  fc.constantFrom(
    '',
    '-',
    '#N/D',
    ' NaN ',
    '0',
    '0.000',
    '612.085',
    '612,085',
    '1.234.567',
    '3,5%',
    '.5',
    '5.',
    'dez',
    '1e5',
  ),
  fc.constantFrom('(12,50)', '1.299-', '1 234,5', '12 50', '\u20133.5'),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-% '), maxLength: 9 }),
)

describe('the numbers of a column that are kept as they come', () => {
  it('are those that are read when the whole column is at hand', () => {
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 40 }), fc.boolean(), (values, whole) => {
        expect(kept(values, { whole })).toEqual(
          readAtOnce(values, { whole }).map((number) => number && number + 0),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('wait for the last value where only the column tells what a dot or a comma is', () => {
    expect(kept(['612.085', '1.200'])).toEqual([612085, 1200])
    expect(kept(['612.085', '1.200', '0.35'])).toEqual([612.085, 1.2, 0.35])
    expect(kept(['1,234', '5,678', '1,234.50'])).toEqual([1234, 5678, 1234.5])
    expect(kept(['1.234', '5.678', '1.234,50'])).toEqual([1234, 5678, 1234.5])
  })

  it('are kept with all their digits, also after shorter ones', () => {
    expect(kept(['12', '4294967296', '-34'])).toEqual([12, 4294967296, -34])
    expect(kept(['1.5', '98765432109.25', 'R$ 0.7'])).toEqual([1.5, 98765432109.25, 0.7])
  })

  it('count for the format even where another one takes their place', () => {
    const column = new ColumnValues()
    set(column, 0, '0.35')
    set(column, 0, '612.085')
    expect(read(column, 1)).toEqual([612.085])
  })

  it('are told from missing values and from other texts', () => {
    const column = new ColumnValues()
    const written = ['1.5', '-', 'dez', '#N/D', '2.5']
    const isNumber = written.map((value, position) => set(column, position, value))
    expect(isNumber).toEqual([true, true, false, true, true])
    expect(read(column, 5)).toEqual([1.5, none, Number.NaN, none, 2.5])
  })

  it('are 0 in any writing', () => {
    const column = new ColumnValues({ whole: true })
    const written = ['0', '0,00', '0.0%', '-0', '1', '-', 'dez']
    for (const [position, value] of written.entries()) set(column, position, value)
    expect(written.map((_, position) => column.isZero(position))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('are as many as a file has lines', () => {
    const column = new ColumnValues({ whole: true })
    for (let position = 0; position < 100_000; position += 1) set(column, position, String(position))
    const values = read(column, 100_000, { whole: true })
    expect([values[0], values[16_384], values[99_999]]).toEqual([0, 16_384, 99_999])
  })

  it('are no numbers where they are too long for one', () => {
    expect(kept(['9'.repeat(400), '1'])).toEqual([Number.NaN, 1])
  })
})
