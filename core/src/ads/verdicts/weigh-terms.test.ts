import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type WrittenRow, writtenReport } from '../../../test/ads/written-report.ts'
import { AdsReportReader, outsideTerms, verdicts, weighTerms } from '../index.ts'

const rule = { margin: 25, minimumClicks: 20 }

test('every term counts under its verdict, with its money', () => {
  const report = writtenReport([
    ['tênis', 'tênis branco', 40, 4, 400, 60],
    ['tênis', 'tênis preto', 50, 1, 100, 40.5],
    ['meia', 'meia alta', 20, 0, 0, 12.25],
    ['meia', 'meia cano', 19, 0, 0, 9],
    ['meia', 'meia fio', '-', 0, 0, 0],
  ])
  expect(weighTerms(report, rule)).toEqual({
    gain: { terms: 1, spend: 60, gmv: 400, profit: 40 },
    loss: { terms: 2, spend: 52.75, gmv: 100, profit: -27.75 },
    tooLittleData: { terms: 2, spend: 9, gmv: 0, profit: -9 },
  })
})

const rows = fc.array(
  fc.tuple(
    fc.constantFrom('a', 'b'),
    fc.constantFrom('x y', 'y z', 'z'),
    fc.integer({ min: 1, max: 90 }),
    fc.nat(3),
    fc.integer({ min: 0, max: 90_000 }).map((cents) => cents / 100),
    fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
  ),
  { minLength: 1, maxLength: 30 },
)

test('the verdicts together are all terms and all of their money', () => {
  fc.assert(
    fc.property(rows, (written: WrittenRow[]) => {
      const weighed = weighTerms(writtenReport(written), rule)
      const sumOf = (name: 'terms' | 'spend' | 'gmv') =>
        verdicts.reduce((sum, verdict) => sum + weighed[verdict][name], 0)
      expect(sumOf('terms')).toBe(written.length)
      expect(sumOf('spend')).toBeCloseTo(
        written.reduce((sum, row) => sum + row[5], 0),
        6,
      )
      expect(sumOf('gmv')).toBeCloseTo(
        written.reduce((sum, row) => sum + row[4], 0),
        6,
      )
    }),
  )
})

const ofTwenty = { margin: 20, minimumClicks: 20 }
const header = [
  '#',
  'Palavras-chave',
  'Consulta de pesquisa',
  'Impressão',
  'Cliques',
  'VBM',
  'Despesas',
  'Conversões',
  'Itens Vendidos',
]

function outside(rows: readonly string[][]) {
  const reader = new AdsReportReader()
  reader.row(header)
  for (const row of rows) reader.row([...row, '1', '1'])
  const report = reader.finish()
  return outsideTerms(report, weighTerms(report, ofTwenty))
}

const terms = [
  ['2', 'tênis', 'tênis branco', '100', '30', '90.10', '10.20'],
  ['3', 'tênis', 'tênis azul', '100', '3', '0', '0.30'],
]
const overall = (gmv: string, spend: string) => ['1', 'selecionado manualmente', '-', '900', '40', gmv, spend]

test('what the overall record has more or less than the terms is outside of them', () => {
  const { gmv, spend } = outside([overall('120.10', '10.25'), ...terms])
  expect(gmv).toBeCloseTo(30, 9)
  expect(spend).toBeCloseTo(-0.25, 9)
})

test('nothing is outside where the overall record is the sum, or is missing', () => {
  expect(outside([overall('90.10', '10.50'), ...terms])).toEqual({ gmv: 0, spend: 0 })
  expect(outside(terms)).toEqual({ gmv: 0, spend: 0 })
})
