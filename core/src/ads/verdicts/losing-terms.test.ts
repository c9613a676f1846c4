import { expect, test } from 'vitest'
import { type WrittenRow, writtenReport } from '../../../test/ads/written-report.ts'
import { indexTerms, indexTermsInParts, losingTerms, termsInText, termText, unsoldTerms } from '../index.ts'

const rule = { margin: 25, minimumClicks: 20 }

function losing(rows: readonly WrittenRow[], salesValue = 80) {
  const report = writtenReport(rows)
  const { stop, lower } = losingTerms(indexTerms(report), rule, salesValue)
  const listed = ({ positions, clicks, conversions, gmv, spend, profit }: typeof stop) =>
    [...positions.keys()].map((place) => ({
      term: termText(report, positions[place] ?? -1),
      figures: [clicks, conversions, gmv, spend, profit].map((column) => column[place]),
    }))
  return { stop: listed(stop), lower: listed(lower) }
}

test('the dearest loss comes first, and terms that gain or are not judged yet are not listed', () => {
  const { lower } = losing([
    ['tênis', 'tênis branco', 40, 4, 400, 60],
    ['tênis', 'tênis feio', 20, 0, 0, 12.5],
    ['tênis', 'tênis caro', 90, 1, 100, 70],
    ['tênis', 'tênis novo', 19, 0, 0, 900],
  ])
  expect(lower).toEqual([
    { term: 'tênis caro', figures: [90, 1, 100, 70, -45] },
    { term: 'tênis feio', figures: [20, 0, 0, 12.5, -12.5] },
  ])
})

test('terms that almost certainly will not pay are to stop, but never terms that sold once', () => {
  // At most 3.70 % of 100 clicks convert: R$ 0.74 a click at R$ 20.00 left of a sale.
  const rows: WrittenRow[] = [
    ['tênis', 'tênis certo', 100, 0, 0, 75],
    ['tênis', 'tênis aberto', 100, 0, 0, 73],
    ['tênis', 'tênis vendido', 1000, 1, 80, 900],
    ['calçado', 'tênis sem vendas', 1000, 0, 1, 900],
  ]
  const { stop, lower } = losing(rows)
  expect(stop.map(({ term }) => term)).toEqual(['tênis certo'])
  expect(lower.map(({ term }) => term)).toEqual(['tênis sem vendas', 'tênis vendido', 'tênis aberto'])
  expect(losing(rows, 0).stop).toEqual([])
})

test('a search is judged over all of its keywords, in any letter case', () => {
  expect(
    losing([
      ['tênis', 'Tênis Branco', 30, 0, 0, 20],
      ['calçado', 'tênis branco ', 30, 5, 500, 20],
    ]),
  ).toEqual({ stop: [], lower: [] })
  expect(
    losing([
      ['tênis', 'Meia Fina', 15, 0, 0, 8],
      ['calçado', 'meia fina', 15, 1, 20, 7],
    ]),
  ).toEqual({ stop: [], lower: [{ term: 'Meia Fina', figures: [30, 1, 20, 15, -10] }] })
})

test('accents that were encoded in two parts are the same search', () => {
  expect(
    losing([
      ['a', 'tênis'.normalize('NFD'), 10, 0, 0, 1],
      ['b', 'tênis', 10, 0, 0, 2],
    ]).lower,
  ).toHaveLength(1)
})

test('a row that names no search cannot be stopped', () => {
  expect(
    losing([
      ['tênis', '-', 99, 0, 0, 50],
      ['tênis', '', 99, 0, 0, 50],
    ]),
  ).toEqual({ stop: [], lower: [] })
})

test('equal losses keep the order of the file', () => {
  const names = ['um', 'dois', 'três'].map((name): WrittenRow => ['a', name, 20, 0, 0, 5])
  expect(losing(names).lower.map(({ term }) => term)).toEqual(['um', 'dois', 'três'])
})

test('terms whose texts come one after the other are indexed as if they had come together', () => {
  const rows = Array.from(
    { length: 2 * termsInText + 1 },
    (_, place): WrittenRow => ['a', `meia ${place % 5000}`, 20, 0, 0, 1],
  )
  const { terms } = writtenReport(rows)
  const texts: string[] = []
  const indexing = indexTermsInParts({ terms: { ...terms, texts } })
  for (const text of terms.texts) {
    expect(indexing.next().done).toBe(false)
    texts.push(text)
  }
  expect(indexing.next()).toEqual({ done: true, value: indexTerms({ terms }) })
  expect(() => indexTerms({ terms: { ...terms, texts: terms.texts.slice(1) } })).toThrow('missing')
})

test('terms that only cost are listed by their cost, without searches that sold under another keyword or were free', () => {
  const report = writtenReport([
    ['tênis', 'tênis azul', 3, 0, 0, 4],
    ['tênis', 'tênis preto', 30, 0, 0, 20],
    ['calçado', 'tênis preto', 1, 1, 90, 2],
    ['tênis', 'tênis sem coluna de vendas', 9, 0, 30, 6],
    ['calçado', 'Tênis Azul', 2, 0, 0, 3.5],
    ['tênis', 'tênis grátis', 5, 0, 0, 0],
    ['tênis', 'meia', 90, 0, 0, 12.5],
  ])
  const { positions, spend, profit } = unsoldTerms(indexTerms(report))
  expect([...positions].map((position) => termText(report, position))).toEqual(['meia', 'tênis azul'])
  expect([[...spend], [...profit]]).toEqual([
    [12.5, 7.5],
    [-12.5, -7.5],
  ])
})
