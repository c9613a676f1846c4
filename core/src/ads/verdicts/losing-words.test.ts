import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WrittenRow, writtenReport } from '../../../test/ads/written-report.ts'
import { indexTerms, indexWords, losingWords } from '../index.ts'

const rule = { margin: 25, minimumClicks: 20 }

function words(rows: readonly WrittenRow[], limit = 100) {
  const report = writtenReport(rows)
  const index = indexTerms(report)
  return losingWords(index, indexWords(report, index), rule, limit)
}

describe('words of losing searches', () => {
  const found = words([
    ['tênis', 'tênis usado branco', 30, 0, 0, 10],
    ['tênis', 'tênis usado de couro', 30, 0, 0, 20],
    ['tênis', 'tênis de couro', 60, 9, 900, 50],
    ['tênis', 'usado', 5, 0, 0, 2],
  ])

  test('carry the figures of all searches they occur in', () => {
    expect(found.find(({ text }) => text === 'usado')).toEqual({
      text: 'usado',
      losingTerms: 2,
      terms: 3,
      clicks: 65,
      conversions: 0,
      gmv: 0,
      spend: 32,
      profit: -32,
      verdict: 'loss',
    })
  })

  test('are not condemned when they sell elsewhere', () => {
    const tênis = found.find(({ text }) => text === 'tênis')
    expect(tênis).toMatchObject({ losingTerms: 2, terms: 3, gmv: 900, profit: 145, verdict: 'gain' })
  })

  test('come in pairs too, the dearest loss first', () => {
    expect(found.map(({ text }) => text)).toEqual(['usado', 'tênis usado', 'tênis'])
  })

  test('are left out when only one losing search has them, or when they say nothing', () => {
    for (const text of ['branco', 'couro', 'de', 'usado couro']) {
      expect(found.map((word) => word.text)).not.toContain(text)
    }
  })
})

test('words with a stop word between them are a pair, and one said twice counts once', () => {
  const found = words([
    ['a', 'capa de chuva capa de chuva', 30, 0, 0, 10],
    ['b', 'Capa para CHUVA', 30, 0, 0, 5],
  ])
  expect(found.find(({ text }) => text === 'capa chuva')).toMatchObject({ terms: 2, spend: 15, clicks: 60 })
})

test('stop words are known with and without their accents', () => {
  const found = words([
    ['a', 'até você à', 30, 0, 0, 10],
    ['b', 'ate voce a praia', 30, 0, 0, 5],
  ])
  expect(found).toEqual([])
})

test('words of every script are counted, in any writing of the search', () => {
  const found = words([
    ['a', 'Tênis €49 𝒜bc', 30, 0, 0, 10],
    ['b', '  TÊNIS   𝒜BC 鞋 ', 30, 0, 0, 5],
    ['c', 'tênis 𝒜bc 鞋 novo', 30, 0, 0, 2],
  ])
  expect(found.map(({ text, terms, spend }) => [text, terms, spend])).toEqual([
    ['tênis', 3, 17],
    ['𝒜bc', 3, 17],
    ['鞋', 2, 7],
    ['tênis 𝒜bc', 2, 7],
    ['𝒜bc 鞋', 2, 7],
  ])
})

test('at most the requested number of words comes', () => {
  const rows = ['azul bota couro', 'azul bota couro fino'].map((term): WrittenRow => ['a', term, 30, 0, 0, 5])
  expect(words(rows)).toHaveLength(5)
  expect(words(rows, 2)).toHaveLength(2)
})

const vocabulary = ['azul', 'bota', 'couro', 'de', 'fina', 'gola']
const rows = fc.array(
  fc.tuple(
    fc.constantFrom('k', 'l'),
    fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 4 }).map((term) => term.join(' ')),
    fc.integer({ min: 1, max: 60 }),
    fc.nat(2),
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 0, max: 60 }),
  ),
  { minLength: 1, maxLength: 25 },
)

test('the figures of any word are the sums over the rows that have it', () => {
  fc.assert(
    fc.property(rows, (written: WrittenRow[]) => {
      for (const word of words(written)) {
        const having = written.filter(([, term]) => phrasesOf(term).has(word.text))
        const sumOf = (column: 2 | 3 | 4 | 5) => having.reduce((sum, row) => sum + Number(row[column]), 0)
        expect(word).toMatchObject({
          terms: new Set(having.map(([, term]) => term)).size,
          clicks: sumOf(2),
          conversions: sumOf(3),
          gmv: sumOf(4),
          spend: sumOf(5),
        })
        expect(word.losingTerms).toBeGreaterThanOrEqual(2)
      }
    }),
  )
})

function phrasesOf(term: string): Set<string> {
  const left = term.split(' ').filter((word) => word !== 'de')
  return new Set([...left, ...left.slice(1).map((word, before) => `${left[before]} ${word}`)])
}
