import {
  type AdsReport,
  indexTerms,
  indexWords,
  losingTerms,
  losingWords,
  termsInText,
  weighTerms,
} from '@vendaclara/core/ads'
import { measure } from '../measure.ts'

const count = 1_000_000
const rule = { margin: 20, minimumClicks: 40 }
const words = ['tênis', 'feminino', 'barato', 'couro', 'branco', 'corrida', 'leve', 'promoção', 'de']

const random = seeded(7)
const wordAt = () => words[Math.floor(random() * words.length)] ?? ''
const texts: string[] = []
const ends = new Uint32Array(count)
for (let term = 0; term < count; term += 1) {
  const before = term % termsInText === 0 ? '' : (texts.pop() ?? '')
  const text = `${before}${wordAt()} ${wordAt()} ${wordAt()} ${term % 400_000}`
  texts.push(text)
  ends[term] = text.length
}
const column = (value: () => number) => Float64Array.from({ length: count }, value)
const clicks = column(() => Math.floor(120 * random() ** 3))
const figures = {
  clicks,
  conversions: clicks.map((many) => Math.floor(many * 0.08 * random())),
  gmv: clicks.map((many) => Math.round(many * random() * 400) / 100),
  spend: clicks.map((many) => Math.round(many * random() * 90) / 100),
}
const report = {
  terms: { texts, ends, hasClicks: new Uint8Array(count).fill(1), figures },
} as unknown as AdsReport

measure('Weigh 1,000,000 terms, on the page', [{ name: 'weighTerms', run: () => weighTerms(report, rule) }])
const index = indexTerms(report)
const wordIndex = indexWords(report, index)
measure('1,000,000 terms, in the worker', [
  { name: 'index them by search, once a report', run: () => indexTerms(report) },
  { name: 'losing terms, at each change of the rule', run: () => losingTerms(index, rule, 90) },
  { name: 'index their words, once a report', run: () => indexWords(report, index) },
  {
    name: 'words of losing terms, at each change of the rule',
    run: () => losingWords(index, wordIndex, rule, 1000),
  },
])

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}
