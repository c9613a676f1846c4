import fc from 'fast-check'
import { expect, it } from 'vitest'
import { termsInText } from '../ads-report.ts'
import { Row } from './row.ts'
import { TermTexts } from './term-texts.ts'

function taken(texts: readonly string[], places: readonly number[]): string[] {
  const terms = new TermTexts()
  for (const text of texts) terms.push(text)
  const joined: string[] = []
  const ends = terms.take(Uint32Array.from(places), (text) => joined.push(text))
  return [...ends].map((end, place) => {
    const start = place % termsInText === 0 ? 0 : ends[place - 1]
    return joined[Math.floor(place / termsInText)]?.slice(start, end) ?? 'none'
  })
}

it('gives back every text, in any script, each at its place', () => {
  const text = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.nat()), { maxLength: 12 }), (picks) => {
      const order = [...picks.keys()].toSorted(
        (one, other) => (picks[one]?.[1] ?? 0) - (picks[other]?.[1] ?? 0),
      )
      const texts = picks.map(([written]) => written)
      const places = picks.map((_, text) => order.indexOf(text))
      expect(taken(texts, places)).toEqual(order.map((position) => texts[position]))
    }),
  )
})

it('takes a cell of a file without the spaces around it and in its normal form', () => {
  const cell = fc.string({
    unit: fc.constantFrom(
      'a',
      'é',
      'e\u0301',
      ' ',
      '\t',
      '\u00a0',
      '\u3000',
      '\ufeff',
      '€',
      '🧦',
      '\u0085',
      '\u200b',
    ),
    maxLength: 8,
  })
  fc.assert(
    fc.property(cell, (written) => {
      const terms = new TermTexts()
      const { letters } = new Row().fill(['1', written])
      terms.pushLetters(letters, 1, 1 + written.length)
      let text = ''
      terms.take(Uint32Array.of(0), (taken) => {
        text = taken
      })
      expect(text).toBe(written.trim().normalize('NFC'))
    }),
    { numRuns: 1000 },
  )
})

it('has room for texts of any length, and for as many as a large report has', () => {
  const texts = Array.from({ length: 2 * termsInText + 3 }, (_, place) =>
    place % 5000 === 7 ? '€'.repeat(300_000) : `tênis ${'a'.repeat(place % 120)} ${place}`,
  )
  const places = [...texts.keys()].toReversed()
  expect(taken(texts, places)).toEqual(texts.toReversed())
})
