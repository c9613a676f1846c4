import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { AdsProblem, type AdsReport, AdsReportReader } from '../index.ts'

const sample = readFileSync(new URL('../../../../samples/ads/ok/search-terms.csv', import.meta.url), 'utf8')
const rows = Papa.parse<string[]>(sample.replace('\uFEFF', '')).data.filter((cells) => cells.length > 1)
const first = rows.findIndex(([cell]) => cell === '#')
const header = rows[first] ?? []
/** Without the record of the total, which is of more rows. */
const table = rows.slice(first + 2, first + 102)
const at = (name: string) => header.indexOf(name)
const right = read(table)

function read(changed: readonly (readonly string[])[]): AdsReport {
  const reader = new AdsReportReader()
  reader.row(header)
  for (const cells of changed) reader.row(cells)
  return reader.finish()
}

/** Undefined if it is refused. */
function outcomeOf(changed: readonly (readonly string[])[]): AdsReport | undefined {
  try {
    return read(changed)
  } catch (error) {
    if (error instanceof AdsProblem) return undefined
    throw error
  }
}

test.each<[string, string, (orders: string) => string, string[]]>([
  ['fewer items than orders', 'Itens Vendidos', () => '0', ['Conversões', 'Itens Vendidos']],
  [
    'far more items than orders',
    'Itens Vendidos',
    (orders) => `${orders}00`,
    ['Conversões', 'Itens Vendidos'],
  ],
  ['a cost without a click', 'Cliques', () => '0', ['Cliques', 'Despesas']],
])('is said, with the line: %s', (_, name, change, columns) => {
  const row = table.findIndex((cells) => Number(cells[at('Conversões')]) > 0)
  const { receipt } = read(
    table.map((cells, one) =>
      one === row ? cells.with(at(name), change(cells[at('Conversões')] ?? '')) : cells,
    ),
  )
  expect(receipt.doubts).toEqual([{ kind: 'differs', columns, lines: [row + 2], count: 1 }])
})

test('more clicks than impressions are named, also where the ratio is left at 0', () => {
  const idle = table.findIndex((cells) => cells[at('Cliques')] === '0')
  const cells = (table[idle] ?? []).with(at('Cliques'), '9').with(at('Impressão'), '0')
  expect(read(table.with(idle, cells)).receipt.doubts).toEqual([
    { kind: 'differs', columns: ['Impressão', 'Cliques'], lines: [idle + 2], count: 1 },
  ])
})

type Change = (cell: string, other: string, before: string) => string

const times =
  (factor: number): Change =>
  (cell) =>
    `${(Number.parseFloat(cell) * factor).toFixed(cell.includes('.') ? 2 : 0)}${cell.includes('%') ? '%' : ''}`

test.each<[string, Change]>([
  ['has the values of another one', (_, other) => other],
  ['is ten times as large', times(10)],
  ['is a hundredth', times(0.01)],
  ['is no number', () => '#REF!'],
  ['is a date', () => '12/10/2026'],
  ['is as in the row before', (_cell, _other, before) => before],
  ['is nothing', () => '0'],
])('a column that %s is not read in another way without a warning', (_, change) => {
  const columns = ['Impressão', 'Cliques', 'Conversões', 'VBM', 'Despesas', 'CTR', 'ROAS']
  const [column, another] = [fc.constantFrom(...columns), fc.constantFrom(...columns, 'Itens Vendidos')]
  fc.assert(
    fc.property(column, another, fc.constantFrom(1, 2, 7, 40), (name, other, every) => {
      const report = outcomeOf(
        table.map((cells, row) => {
          const [cell = '', ofOther = ''] = [cells[at(name)], cells[at(other)]]
          if (row % every !== 0 || !/^\d/.test(cell)) return cells
          return cells.with(at(name), change(cell, ofOther, table[row - 1]?.[at(name)] ?? cell))
        }),
      )
      if (!report) return
      const { doubts, unreadableValues } = report.receipt
      expect(doubts !== undefined || unreadableValues > 0 || isSame(report)).toBe(true)
    }),
  )
})

/** Whether the sums of a report and of its keywords are right, except for rounding. */
function isSame(report: AdsReport): boolean {
  const [sums, ofRight] = [sumsOf(report), sumsOf(right)]
  const isNear = (value: number, place: number) =>
    Math.abs(value - (ofRight[place] ?? 0)) < 0.006 + value / 1000
  return sums.length === ofRight.length && sums.every(isNear)
}

function sumsOf({ total, groups }: AdsReport): number[] {
  return [total, ...groups.map(({ figures }) => figures)].flatMap((of) => [
    of.impressions,
    of.clicks,
    of.gmv,
    of.spend,
    of.conversions,
    of.itemsSold,
  ])
}
