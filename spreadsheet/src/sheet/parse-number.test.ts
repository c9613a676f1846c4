import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

const parse = (text: string) => {
  const bytes = new TextEncoder().encode(`9${text}9`)
  return parseNumber(bytes, 1, bytes.length - 1)
}

test('a number of up to 15 digits is the one that the language reads', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(digits, fc.option(fc.nat(15)), fc.boolean(), (some, point, isNegative) => {
      const bare = point === null ? some : `${some.slice(0, point)}.${some.slice(point)}`
      const text = isNegative ? `-${bare}` : bare
      expect(parse(text)).toBe(Number(text))
    }),
    { numRuns: 2000 },
  )
})

test.each(['', '-', '.', '-.', '1.2.3', '1e5', '+1', ' 1', '1234567890123456', '0x1', '1,5', 'NaN'])(
  "'%s' is left to others",
  (text) => expect(parse(text)).toBeNaN(),
)
