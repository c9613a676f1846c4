import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import type { ExportColumn, ExportRow } from '../../../files/export/write-files.ts'
import { writeCsv, writeWorkbook } from '../../../files/export/write-files.ts'
import { figureWidths } from '../model/figure-widths.ts'
import { filterReport, noFilters, unfilteredReport } from '../model/filters.ts'
import { sortTerms, valuesToSort } from '../model/sort.ts'
import type { TableModel } from '../model/table-model.ts'
import { initialTableView } from '../model/table-view.ts'
import { exportFileName } from './file-name.ts'
import { sortedTerms, tableColumns, tableRows } from './table-rows.ts'

const report = reportOf([
  ['tênis', 'tênis; "leve"', 3000, 9, 1234.56, 100.1],
  ['meia', '=HYPERLINK("http://x")', 70, 7, 0, 3.25],
  ['tênis', '+tênis', 100, 30, 0.1, 30],
])

const model: TableModel = {
  report,
  filtered: unfilteredReport(report),
  hideWithoutClicks: false,
  terms: {
    sort: async (positions, sort) =>
      sortTerms(report, {
        positions,
        values: valuesToSort(report, positions, sort),
        direction: sort.direction,
      }),
  },
  columns: ['clicks', 'ctr', 'gmv', 'spend', 'roas'],
  extras: [
    {
      key: 'verdict',
      label: 'Situação',
      width: 90,
      textOf: ({ key }) => (key === undefined ? 'termo' : 'palavra'),
    },
  ],
  widths: figureWidths(report),
  scale: { gmv: 1, spend: 1 },
}
const bySpend = { column: 'spend', direction: 'ascending' } as const
const view = { ...initialTableView, blocks: new Map([[0, { page: 1, sort: bySpend }]]) }

async function* eachOf(rows: Iterable<ExportRow>) {
  yield* rows
}

it('writes the terms as the table shows them: its columns, its sort, its filters', async () => {
  const seen = { ...model, filtered: filterReport(report, { ...noFilters, minClicks: 8 }) }
  const rows = eachOf(
    tableRows(seen, view, await sortedTerms(seen, view, [0, 1], 'terms'), seen.filtered.keywords, 'terms'),
  )
  expect(await (await writeCsv(rows, tableColumns(seen, 'terms'))).text()).toBe(
    [
      'Palavra-chave;Consulta de pesquisa;Cliques;CTR;VBM;Despesas;ROAS;Situação',
      "tênis;'+tênis;30;30,00%;0,10;30,00;0,00;termo",
      'tênis;"tênis; ""leve""";9;0,30%;1234,56;100,10;12,33;termo',
      '',
    ].join('\r\n'),
  )
})

it('begins with the byte order mark by which Excel recognises UTF-8', async () => {
  const bytes = new Uint8Array(await (await writeCsv(eachOf([]), [])).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

it('writes keywords in the given sequence, with the extra columns', async () => {
  const rows = eachOf(tableRows(model, view, new Map(), [1, 0], 'keywords'))
  const text = await (await writeCsv(rows, tableColumns(model, 'keywords'))).text()
  expect(text.split('\r\n').slice(1, 3)).toEqual([
    'meia;7;10,00%;0,00;3,25;0,00;palavra',
    'tênis;39;1,26%;1234,66;130,10;9,49;palavra',
  ])
})

it('leaves no formula in the texts of a CSV file, and keeps numbers as numbers', async () => {
  const columns: ExportColumn[] = [
    { header: 'x', kind: 'text' },
    { header: 'y', kind: 'money' },
  ]
  const text = await (await writeCsv(eachOf([['\n＝1+1', -1.5]]), columns)).text()
  expect(text).toBe('x;y\r\n"\'\n＝1+1";-1,50\r\n')
})

it('leaves the cell of an unknown figure empty', async () => {
  const columns: ExportColumn[] = [
    { header: 'x', kind: 'text' },
    { header: 'y', kind: 'money' },
  ]
  expect(await (await writeCsv(eachOf([['a', Number.NaN]]), columns)).text()).toBe('x;y\r\na;\r\n')
  const workbook = await writeWorkbook(eachOf([['a', Number.NaN]]), columns, 'x')
  const { sheets } = await readXlsx(await workbook.arrayBuffer())
  expect(sheets[0]?.rows[1]?.filter((cell) => cell !== null)).toEqual(['a'])
})

it('writes a workbook of numbers and texts, without formulas', async () => {
  const rows = eachOf(
    tableRows(model, view, await sortedTerms(model, view, [0, 1], 'terms'), [0, 1], 'terms'),
  )
  const file = await writeWorkbook(rows, tableColumns(model, 'terms'), 'Termos')
  const { sheets } = await readXlsx(await file.arrayBuffer(), { readStyles: true })
  expect(sheets.map(({ name }) => name)).toEqual(['Termos'])
  expect(sheets[0]?.rows.slice(1)).toEqual([
    ['tênis', '+tênis', 30, 0.3, 0.1, 30, 0, 'termo'],
    ['tênis', 'tênis; "leve"', 9, 0.003, 1234.56, 100.1, 12.33, 'termo'],
    ['meia', '=HYPERLINK("http://x")', 7, 0.1, 0, 3.25, 0, 'termo'],
  ])
  expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
})

it('names the file after the report, without characters that file systems refuse', () => {
  expect(exportFileName('Termos pesquisados', 'Tênis "leve" 01/03 - 31/03', 'csv')).toBe(
    'Vendaclara termos pesquisados Tênis leve 01 03 - 31 03.csv',
  )
})
