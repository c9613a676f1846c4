import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guardFormula, withoutGuard } from './index.ts'

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|x',
  '\tx',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '\u00a0=1',
  '\t=1',
  '\r=1',
  '\n=1',
  '\r\n  -1',
  "'=1",
  "''\n=1",
  "'\ta",
])('%j is written with an apostrophe before it', (text) => {
  expect(guardFormula(text)).toBe(`'${text}`)
})

it.each(['', 'Tênis', "D'água", "'aspas'", 'a=b', 'kit\n=2', '1-1', ' x'])(
  '%j is written as it is',
  (text) => {
    expect(guardFormula(text)).toBe(text)
  },
)

it('gives back any text, with any number of apostrophes', () => {
  const text = fc.string({
    unit: fc.constantFrom("'", '=', '-', '＝', ' ', '\n', '\t', 'a', '1'),
    maxLength: 8,
  })
  fc.assert(fc.property(text, (any) => withoutGuard(guardFormula(any)) === any))
})
