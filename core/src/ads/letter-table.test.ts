import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HashTable, LetterTable, unknown } from './letter-table.ts'

test('runs of letters have numbers in the order in which they are first seen, and are found by them', () => {
  const run = fc.string({ unit: fc.constantFrom('a', 'b', '\u00e9', '\u20ac'), maxLength: 3 })
  fc.assert(
    fc.property(fc.array(run, { maxLength: 200 }), (runs) => {
      const table = new LetterTable()
      const seen: string[] = []
      for (const text of runs) {
        const letters = Uint16Array.from(`x${text}y`.split(''), (letter) => letter.charCodeAt(0))
        const found = table.find(letters, 1, 1 + text.length)
        expect(found).toBe(seen.indexOf(text))
        if (found === unknown) {
          expect(table.add(letters, 1, 1 + text.length)).toBe(seen.length)
          seen.push(text)
        }
      }
      expect(Array.from(seen, (_, number) => table.textAt(number))).toEqual(seen)
    }),
  )
})

test('any number of things with one hash are told from each other', () => {
  let wanted = -1
  const table = new HashTable((number) => number === wanted)
  for (wanted = 0; wanted < 10_000; wanted += 1) {
    expect(table.find(wanted % 500)).toBe(unknown)
    table.add(wanted % 500)
  }
  for (wanted = 0; wanted < 10_000; wanted += 1) expect(table.find(wanted % 500)).toBe(wanted)
})
