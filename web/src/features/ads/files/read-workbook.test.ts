import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { sampleBytes } from '../../../../test/ads/sample-stream.ts'
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

const read = (file: File) => readAdsFile(file, { onLetters: () => undefined })

async function refusalFrom(file: File): Promise<unknown> {
  const error: unknown = await read(file).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(Error)
  return refusalOf(error)
}

it('reads the sponsored listings of Mercado Ads from their sheet, whatever the name of the file', async () => {
  const campaigns = { name: 'Relatório de campanha', rows: [[], ['Campanha', 'Cliques'], ['Tênis', 41]] }
  const report = await read(await workbook(campaigns, table))
  expect(report).toMatchObject({ kind: 'listings', period: '06/02/2026 - 28/02/2026' })
  expect(report.groups.map(({ key }) => key)).toEqual(['tênis_azul_(mlb1)', 'tênis_azul_(mlb2)'])
  expect(report.total.clicks).toBe(41)
  expect(report.total.gmv).toBeCloseTo(1460.4, 9)
  expect(report.total.spend).toBeCloseTo(15.345, 9)
  expect(report.receipt).toMatchObject({ rows: 2, used: 2, bad: 0, unreadableValues: 0 })
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
  ['open-document', 'spreadsheet'],
  ['zipped', 'archive'],
  ['picture', 'disguised'],
])('refuses %s.csv as %s, as before', async (name, kind) => {
  const bytes = sampleBytes(`odd/${name}.csv`) as Uint8Array<ArrayBuffer>
  expect(await refusalFrom(new File([bytes], 'x.csv'))).toMatchObject({ kind })
})

it('refuses a truncated workbook', async () => {
  const bytes = new Uint8Array(await (await workbook(table)).arrayBuffer())
  const cut = new File([bytes.slice(0, bytes.length - 200)], 'x.xlsx')
  expect(await refusalFrom(cut)).toMatchObject({ kind: 'damaged' })
})
