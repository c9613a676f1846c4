import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { describe, expect, it, test } from 'vitest'
import { AdsProblem, type AdsReport, AdsReportReader } from '../index.ts'

const sample = readFileSync(new URL('../../../../samples/ads/ok/search-terms.csv', import.meta.url), 'utf8')
const rows = Papa.parse<string[]>(sample.replace('\uFEFF', '')).data.filter((cells) => cells.length > 1)
const first = rows.findIndex(([cell]) => cell === '#')
const header = rows[first] ?? []
const money = ['VBM', 'Receita direta', 'Despesas', 'Custo por Conversão']
const percents = ['CTR', 'Taxa de Conversão']
const isNumber = (cell: string) => /^\d+(\.\d+)?%?$/.test(cell)

type Change = (cell: string, row: number) => string

/** The sample's rows below its header, with the numbers of some columns changed. */
function changed(columns: readonly string[], change: Change): string[][] {
  return rows
    .slice(first + 1)
    .map((cells, row) =>
      cells.map((cell, at) =>
        columns.includes(header[at] ?? '') && isNumber(cell) ? change(cell, row) : cell,
      ),
    )
}

function read(table: readonly (readonly string[])[]): AdsReport {
  const reader = new AdsReportReader()
  for (const cells of rows.slice(0, first + 1)) reader.row(cells)
  for (const cells of table) reader.row(cells)
  return reader.finish()
}

function problemOf(table: readonly (readonly string[])[]): Pick<AdsProblem, 'kind' | 'details'> {
  try {
    read(table)
  } catch (error) {
    if (error instanceof AdsProblem) return error
    throw error
  }
  throw new Error('the report was read')
}

const times =
  (factor: number): Change =>
  (cell) =>
    `${(Number(cell.replace('%', '')) * factor).toFixed(cell.includes('.') ? 2 : 0)}${cell.includes('%') ? '%' : ''}`
const right = read(rows.slice(first + 1))
const figuresOf = ({ total, groups }: AdsReport) => [total, groups.map(({ key, figures }) => [key, figures])]

test('the sample has nothing that does not fit', () => {
  expect(right.receipt).not.toHaveProperty('doubts')
})

describe('numbers that were changed after the download', () => {
  it.each([
    ['Despesas', 100],
    ['Despesas', 0.01],
    ['VBM', 10],
    ['Cliques', 1000],
    ['Impressão', 100],
    ['ROAS', 100],
    ['Custo por Conversão', 10],
  ])('are refused by what the report says twice: %s × %s', (column, factor) => {
    expect(problemOf(changed([column], times(factor)))).toMatchObject({
      kind: 'scaled',
      details: { columns: expect.arrayContaining([column]) },
    })
  })

  it.each([
    ['that lost their mark', (cell: string) => cell.replace('.', '')],
    ['that were rounded', (cell: string) => Number(cell).toFixed(0)],
  ])('are refused if they are amounts %s', (_, change) => {
    expect(problemOf(changed(money, change))).toMatchObject({
      kind: 'no-centavos',
      details: { columns: ['VBM', 'Despesas'] },
    })
  })

  it('are refused if a column was sorted without the others', () => {
    const place = header.indexOf('Despesas')
    const table = rows.slice(first + 1)
    const sorted = table
      .map((cells) => cells[place] ?? '')
      .toSorted((one, other) => Number(one) - Number(other))
    const problem = problemOf(table.map((cells, row) => cells.with(place, sorted[row] ?? '')))
    expect(problem).toMatchObject({ kind: 'contradictory', details: { columns: ['Despesas'] } })
  })

  it.each(['12/out', 'jan/85', '2026-03-05', '05/03/2026', '12-Oct', '2026-03-05 00:00:00'])(
    'are refused as dates, with column and line: %s',
    (date) => {
      const problem = problemOf(changed(['Despesas'], (cell, row) => (row === 2 ? date : cell)))
      expect(problem).toMatchObject({ kind: 'dates', details: { columns: ['Despesas'], lines: [first + 4] } })
    },
  )

  it('are refused if more than half of a column is no number', () => {
    const problem = problemOf(changed(['VBM'], (cell, row) => (row % 3 === 0 ? cell : '###')))
    expect(problem).toMatchObject({ kind: 'unreadable', details: { columns: ['VBM'] } })
  })

  it('are named where only the prices of clicks speak against them', () => {
    expect(read(changed(money, times(100))).receipt.doubts).toContainEqual({
      kind: 'click-cost',
      value: expect.any(Number),
    })
  })
})

describe('numbers that are written in another way', () => {
  const point = (cell: string) => Number(cell.replace('%', ''))
  it.each<[string, readonly string[], Change]>([
    ['three decimals', money, (cell) => point(cell).toFixed(3)],
    [
      'three decimals everywhere',
      [...money, 'ROAS', 'Cliques', 'Impressão'],
      (cell) => point(cell).toFixed(3),
    ],
    ['decimal commas', [...money, ...percents, 'ROAS'], (cell) => cell.replace('.', ',')],
    [
      'decimal commas in every other row',
      money,
      (cell, row) => (row % 2 === 0 ? cell : cell.replace('.', ',')),
    ],
    [
      'groups of thousands',
      money,
      (cell) => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(point(cell)),
    ],
    [
      'percents as fractions',
      percents,
      (cell) => String(Number((point(cell) / 100).toFixed(4))).replace('.', ','),
    ],
    ['percents without their sign', percents, (cell) => cell.replace('%', '')],
    [
      'no zeros at the end',
      [...money, ...percents, 'ROAS'],
      (cell) => `${point(cell)}${cell.includes('%') ? '%' : ''}`,
    ],
  ])('are the same numbers: %s', (_, columns, change) => {
    expect(figuresOf(read(changed(columns, change)))).toEqual(figuresOf(right))
  })

  it('are the same numbers: three decimals of a column without thousands or zeros', () => {
    const place = header.indexOf('Despesas')
    const small = (table: readonly string[][]) =>
      read(table.slice(1).filter((cells) => Number(cells[place]) >= 1 && Number(cells[place]) < 1000))
    const inThrees = changed(['Despesas'], (cell) => point(cell).toFixed(3))
    expect(figuresOf(small(inThrees))).toEqual(figuresOf(small(rows.slice(first + 1))))
  })

  it('show the rates of the file, not its fractions', () => {
    const { terms } = read(changed(percents, (cell) => String(point(cell) / 100)))
    for (const [term, ctr] of terms.figures.ctr.entries()) {
      expect(ctr).toBeCloseTo(right.terms.figures.ctr[term] ?? Number.NaN, 1)
    }
  })
})

describe('sums that someone added', () => {
  const table = rows.slice(first + 1)
  const place = (name: string) => header.indexOf(name)
  const summed = ['Impressão', 'Cliques', 'Conversões', 'Itens Vendidos', 'VBM', 'Despesas']
  function sumOf(some: readonly (readonly string[])[], name: string, number: string): string[] {
    return header.map((column, at) => {
      if (at === 0) return number
      if (at === place('Palavras-chave')) return name
      if (!summed.includes(column)) return ''
      return String(Number(some.reduce((sum, cells) => sum + Number(cells[at]), 0).toFixed(2)))
    })
  }
  const ofKeyword = (name: string) =>
    table.filter((cells) => cells[place('Palavras-chave')]?.toLowerCase() === name)
  const [keyword = ''] = [table[1]?.[place('Palavras-chave')]]

  it.each([
    'TOTAL',
    'Total geral',
    'Soma',
    'Gesamtergebnis',
    '合计',
    `${keyword} Total`,
    `Subtotal ${keyword}`,
  ])('are left out and listed: %s', (name) => {
    const report = read([...table, sumOf(table.slice(1), name, '')])
    expect(report.receipt.badRows).toEqual([{ line: first + 2 + table.length, defect: 'sum' }])
    expect(figuresOf(report)).toEqual(figuresOf(right))
  })

  it('are left out without any word for them, as they lack the number of a row', () => {
    const report = read([...table, sumOf(table.slice(1), 'Resumo', '')])
    expect(report.receipt.badRows).toMatchObject([{ defect: 'number' }])
  })

  it.each(['Total', `${keyword} total`, keyword, 'Resumo'])(
    'are refused where they have a number: %s',
    (name) => {
      const some = name.includes(keyword) ? ofKeyword(keyword) : table.slice(1)
      expect(problemOf([...table, sumOf(some, name, '9999')])).toMatchObject({ kind: 'sum-rows' })
    },
  )

  it('are not seen in keywords that only have such a word', () => {
    const report = read([
      ...table,
      ...ofKeyword(keyword)
        .slice(0, 1)
        .map((cells) => cells.with(0, '9998').with(1, 'whey total')),
    ])
    expect(report.groups.some(({ key }) => key === 'whey_total')).toBe(true)
  })
})

test('a keyword with only rows without clicks is no group', () => {
  const idle = (rows[first + 2] ?? []).map((cell, at) => {
    if (header[at] === 'Palavras-chave') return 'parada'
    return at > header.indexOf('Impressão') && isNumber(cell) ? '0' : cell
  })
  const { groups, receipt } = read([...rows.slice(first + 1), idle.with(0, '9999')])
  expect(groups.some(({ key }) => key === 'parada')).toBe(false)
  expect(receipt.withoutClicks).toBe(right.receipt.withoutClicks + 1)
})

test.each([
  ['Sequence,Ad Name,Product ID,Impression,Clicks,Conversions,Items Sold,GMV,Expense', 'en'],
  ['#,Nombre del anuncio,Impresiones,Clics,Conversiones,Gasto', 'es'],
  ['#,广告名称,浏览数,点击数,转化,花费', 'zh'],
])('an ads report in another language is named: %s', (line, language) => {
  const reader = new AdsReportReader()
  const readIt = () => {
    reader.row(line.split(','))
    reader.finish()
  }
  expect(readIt).toThrow(expect.objectContaining({ kind: 'other-language', details: { language } }))
})
