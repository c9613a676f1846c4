import fc from 'fast-check'
import { expect, it } from 'vitest'
import { termsInText } from '../ads-report.ts'
import { TermTexts } from './term-texts.ts'

function taken(texts: readonly string[], positions: readonly number[]): string[] {
  const kept = new TermTexts()
  for (const text of texts) kept.push(text)
  const joined: string[] = []
  const ends = kept.take(Uint32Array.from(positions), (text) => joined.push(text))
  return [...ends].map((end, place) => {
    const start = place % termsInText === 0 ? 0 : ends[place - 1]
    return joined[Math.floor(place / termsInText)]?.slice(start, end) ?? 'none'
  })
}

it('gives back every text, in whatever script, in the order asked for', () => {
  const text = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.nat()), { maxLength: 12 }), (picks) => {
      const texts = picks.map(([written]) => written)
      const positions = picks.map(([, pick]) => pick % picks.length)
      expect(taken(texts, positions)).toEqual(positions.map((position) => texts[position]))
    }),
  )
})

it('has room for texts of any length, and for as many as a large report has', () => {
  const texts = Array.from({ length: 2 * termsInText + 3 }, (_, place) =>
    place % 5000 === 7 ? '€'.repeat(300_000) : `tênis ${'a'.repeat(place % 120)} ${place}`,
  )
  const positions = [...texts.keys()].toReversed()
  expect(taken(texts, positions)).toEqual(texts.toReversed())
})
