import { expect, test } from 'vitest'
import { AdsReportReader, outsideTerms, weighTerms } from '../index.ts'

const rule = { margin: 20, minimumClicks: 20 }
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
  return outsideTerms(report, weighTerms(report, rule))
}

const terms = [
  ['2', 'tênis', 'tênis branco', '100', '30', '90.10', '10.20'],
  ['3', 'tênis', 'tênis azul', '100', '3', '0', '0.30'],
]
const overall = (gmv: string, spend: string) => ['1', 'selecionado manualmente', '-', '900', '40', gmv, spend]

test('what the overall record has more or less than the terms stands outside of them', () => {
  const { gmv, spend } = outside([overall('120.10', '10.25'), ...terms])
  expect(gmv).toBeCloseTo(30, 9)
  expect(spend).toBeCloseTo(-0.25, 9)
})

test('nothing stands outside where the overall record is the sum, or there is none', () => {
  expect(outside([overall('90.10', '10.50'), ...terms])).toEqual({ gmv: 0, spend: 0 })
  expect(outside(terms)).toEqual({ gmv: 0, spend: 0 })
})
