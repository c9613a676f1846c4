import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { sampleBytes } from '../../../../test/ads/sample-stream.ts'
import { storedZip } from '../../../../test/stored-zip.ts'
import { readAdsFile } from './read-report.ts'
import { refusalOf } from './refusal.ts'

const names = [
  'Desde',
  'Até',
  'Campanha',
  'Título do anúncio\npatrocinado',
  'Código do\nanúncio',
  'Impressões',
  'Cliques',
  'Receita\n(Moeda local)',
  'Investimento\n(Moeda local)',
  'Vendas por publicidade\n(Diretas + Indiretas)',
]
const listing = ['06-fev-2026', '28-fev-2026', 'Tênis', 'Tênis azul', 'MLB1', 1000, 40, 160.5, 12.345, 2]
const table = {
  name: 'Relatório Anúncios patrocinados',
  rows: [['Relatório'], names, listing, [...listing.slice(0, 4), 'MLB2', 10, 1, '1.299,90', 3, 1]],
}

type Sheets = Parameters<typeof writeXlsx>[0]['sheets']

async function workbook(...sheets: Sheets): Promise<File> {
  return new File([(await writeXlsx({ sheets })) as Uint8Array<ArrayBuffer>], 'relatorio.csv')
}

const read = async (file: File) => (await readAdsFile(file)).finish()

async function refusalFrom(file: File): Promise<unknown> {
  const error: unknown = await read(file).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(Error)
  return refusalOf(error)
}

it('reads the sponsored listings of Mercado Ads from their sheet, under any name of the file', async () => {
  const campaigns = { name: 'Relatório de campanha', rows: [[], ['Campanha', 'Cliques'], ['Tênis', 41]] }
  const report = await read(await workbook(campaigns, table))
  expect(report).toMatchObject({ kind: 'listings', period: '06/02/2026 - 28/02/2026' })
  expect(report.groups.map(({ key }) => key)).toEqual(['tênis_azul_(mlb1)', 'tênis_azul_(mlb2)'])
  expect(report.total.clicks).toBe(41)
  expect(report.total.gmv).toBeCloseTo(1460.4, 9)
  expect(report.total.spend).toBeCloseTo(15.345, 9)
  expect(report.receipt).toMatchObject({ rows: 2, used: 2, bad: 0, unreadableValues: 0 })
})

it('reads a table of Shopee that has blank columns at its left', async () => {
  const text = new TextDecoder().decode(sampleBytes('ok/keyword-report.csv'))
  const plain = text.split('\n').filter((line) => !line.includes('"'))
  const table = (left: readonly null[]) => {
    const rows = plain.map((line) => [...left, ...line.trim().split(',')])
    return workbook({ name: 'a', rows })
  }
  const { total, receipt, period } = await read(await table([]))
  expect(await read(await table([null, null]))).toMatchObject({ total, receipt, period })
})

it('refuses a workbook without that table, with two of them, or without one of its columns', async () => {
  expect(await refusalFrom(await workbook({ name: 'Plan1', rows: [['a'], [1]] }))).toMatchObject({
    kind: 'spreadsheet',
  })
  expect(await refusalFrom(await workbook(table, { ...table, name: 'Cópia' }))).toMatchObject({
    kind: 'two-reports',
  })
  const renamed = names.map((name) => (name === 'Impressões' ? 'Prints' : name))
  expect(await refusalFrom(await workbook({ ...table, rows: [renamed, listing] }))).toMatchObject({
    kind: 'missing-columns',
    columns: ['Impressões'],
  })
})

it.each([
  ['workbook', 'spreadsheet'],
  ['open-document', 'other-office'],
  ['picture', 'disguised'],
])('refuses %s.csv as %s', async (name, kind) => {
  const bytes = sampleBytes(`odd/${name}.csv`) as Uint8Array<ArrayBuffer>
  expect(await refusalFrom(new File([bytes], 'x.csv'))).toMatchObject({ kind })
})

it('reads the only report in a .zip, a text or a workbook', async () => {
  const zipped = new File([sampleBytes('odd/zipped.csv') as Uint8Array<ArrayBuffer>], 'x.zip')
  expect((await read(zipped)).receipt.used).toBeGreaterThan(0)
  const xlsx = new Uint8Array(await (await workbook(table)).arrayBuffer())
  const ofMercado = await read(new File([storedZip({ 'a/ads.xlsx': xlsx, 'leia-me.pdf': '' })], 'x.zip'))
  expect(ofMercado).toMatchObject({ kind: 'listings' })
})

it.each<[string, Record<string, string | Uint8Array>, object]>([
  ['two', { 'a.csv': '#', 'b.csv': '#' }, { kind: 'archive', names: ['a.csv', 'b.csv'] }],
  ['none', { 'a.png': '', 'b.pdf': '' }, { kind: 'archive', names: ['a.png', 'b.pdf'] }],
  ['another .zip', { 'a.zip': storedZip({ 'a.csv': '#' }) }, { kind: 'archive' }],
  ['a foreign table', { 'a.csv': 'ID;Nome\n1;a' }, { kind: 'no-table' }],
])('refuses a .zip with %s for what is in it', async (_, files, refusal) => {
  expect(await refusalFrom(new File([storedZip(files)], 'x.zip'))).toMatchObject(refusal)
})

it('refuses a truncated workbook', async () => {
  const bytes = new Uint8Array(await (await workbook(table)).arrayBuffer())
  const cut = new File([bytes.slice(0, bytes.length - 200)], 'x.xlsx')
  expect(await refusalFrom(cut)).toMatchObject({ kind: 'truncated' })
})

const shopee: (string | number | Date)[][] = [
  ['Nome do Produto / Anúncio', 'Caneca'],
  [],
  [
    '#',
    'Palavras-chave',
    'Consulta de pesquisa',
    'Impressão',
    'Cliques',
    'CTR',
    'VBM',
    'Itens Vendidos',
    'Conversões',
    'Despesas',
  ],
  [1, 'caneca', 'caneca azul', 500, 20, '4.00%', 180, 3, 3, 12.125],
  [2, 'copo', 'copo, fino', 90, 9, '10.00%', 59.9, 1, 1, 4.5],
]

it('reads a report of Shopee that was saved as .xlsx, with its lines in cells or each in one cell', async () => {
  const cells = await read(await workbook({ name: 'Plan1', rows: shopee }))
  expect(cells).toMatchObject({ productName: 'Caneca', total: { clicks: 29, gmv: 239.9, spend: 16.625 } })
  const lines = shopee.map((row) => [
    row.map((cell) => (String(cell).includes(',') ? `"${cell}"` : cell)).join(','),
  ])
  const whole = await read(await workbook({ name: 'Plan1', rows: lines }))
  expect(whole).toMatchObject({ productName: 'Caneca', total: cells.total, groups: cells.groups })
})

it('refuses a date where an amount belongs', async () => {
  const dated = shopee.map((row, at) => (at === 4 ? row.with(9, new Date('2026-10-12')) : row))
  expect(await refusalFrom(await workbook({ name: 'Plan1', rows: dated }))).toMatchObject({
    kind: 'dates',
    columns: ['Despesas'],
    lines: [5],
  })
})

it('reads the listings of Mercado Ads from a .csv, and names its campaigns', async () => {
  const csv = (rows: readonly (readonly unknown[])[]) =>
    new File([rows.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n')], 'mercado-ads.csv')
  const written = table.rows.map((row) => row.map((cell) => (cell === 12.345 ? 12.34 : cell)))
  const ofSheet = await read(await workbook({ ...table, rows: written }))
  expect(await read(csv(written))).toMatchObject({ groups: ofSheet.groups, period: ofSheet.period })
  const campaigns = [
    'Campanha',
    'Status',
    'Impressões',
    'Cliques',
    'Receita\n(Moeda local)',
    'Investimento\n(Moeda local)',
  ]
  expect(await refusalFrom(csv([['Relatório'], campaigns, ['Tênis', 'Ativa', 1, 1, 1, 1]]))).toEqual({
    kind: 'campaign-report',
  })
})
