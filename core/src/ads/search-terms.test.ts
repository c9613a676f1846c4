import { expect, it } from 'vitest'
import { AdsReportReader, figureNames, termText } from './index.ts'

const reader = new AdsReportReader()
for (const row of [
  '#,Palavras-chave,Consulta de pesquisa,Impressão,Cliques,VBM,Despesas,Conversões,Itens Vendidos'.split(','),
  ['1', 'tênis', 'tênis branco', '100', '8', '50', '10', '2', '2'],
  ['2', 'meia', '🧦 meia', '100', '-', '0', '0', '0', '0'],
  ['3', 'tênis', '', '100', '30', '90', '30', '3', '3'],
  ['4', 'meia', 'meia de lã', '70', '7', '20.5', '4.1', '0', '0'],
]) {
  reader.row(row)
}
const report = reader.finish()

it('come keyword by keyword, and each keyword knows where its own begin', () => {
  expect(report.groups.map(({ key, start, count }) => [key, start, count])).toEqual([
    ['tênis', 0, 2],
    ['meia', 2, 2],
  ])
  expect([...report.terms.ends.keys()].map((position) => termText(report, position))).toEqual([
    'tênis branco',
    '',
    '🧦 meia',
    'meia de lã',
  ])
})

it('have every figure and whether the file gives their clicks', () => {
  expect([...report.terms.hasClicks]).toEqual([1, 1, 0, 1])
  expect(Object.keys(report.terms.figures)).toEqual([...figureNames])
  expect([...report.terms.figures.spend]).toEqual([10, 30, 0, 4.1])
  expect([...report.terms.figures.costPerClick]).toEqual([1.25, 1, 0, expect.closeTo(0.5857, 4)])
  expect([...report.terms.figures.roas]).toEqual([5, 3, 0, 5])
})

it('can be sent to another thread and stored as they are', () => {
  expect(structuredClone(report)).toEqual(report)
})
