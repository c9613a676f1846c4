import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AdsProblem } from '../ads-problem.ts'
import { type AdsReport, termText } from '../ads-report.ts'
import { groupLabel } from '../keyword.ts'
import { AdsReportReader } from './ads-report-reader.ts'
import { isMercadoAdsHeader, mercadoAdsHeader, mercadoAdsPeriod, mercadoAdsRow } from './mercado-ads.ts'

const samples = new URL('../../../../samples/ads/ok/', import.meta.url)
const sample = (name: string) => readFileSync(new URL(name, samples), 'utf8').replace('\uFEFF', '')

function read(text: string): AdsReport {
  const reader = new AdsReportReader()
  for (const [place, line] of text.split(/\r?\n/).entries()) reader.row(line.split(','), place + 1)
  return reader.finish()
}

const textsOf = (report: AdsReport) =>
  Array.from(report.terms.ends, (_, position) => termText(report, position))

/** A sample down to its first row. */
const firstRowOf = (name: string) => sample(name).split(/\r?\n(?=2,)/)[0] ?? ''

const general = firstRowOf('general-report.csv')
const [header = '', row = ''] = general.split(/\r?\n/).slice(-2)
const cells = row.split(',')
const withoutRatios = { CTR: '-', 'Taxa de Conversão': '-', 'Custo por Conversão': '-', ROAS: '-' }
/** The row of the sample without its ratios and with some cells replaced, by the names of their columns. */
function rowWith(changes: Record<string, string>): string {
  const names = header.split(',')
  const all: Record<string, string> = { ...withoutRatios, ...changes }
  return cells.map((cell, place) => all[names[place] ?? ''] ?? cell).join(',')
}

function problemOf(text: string): unknown {
  try {
    read(text)
  } catch (error) {
    if (error instanceof AdsProblem) return [error.kind, error.columns]
    throw error
  }
  return undefined
}

describe('the general report of a shop', () => {
  it('gives each ad with its figures, and sums them', () => {
    const report = read(general)
    expect(report).toMatchObject({
      kind: 'ads',
      productName: 'Loja Exemplo',
      period: '01/08/2026 - 20/08/2026',
    })
    expect(report.totalIsComputed).toBe(true)
    expect(report.groups.map(({ key, name }) => [key, name])).toEqual([
      ['anúncio_a_(11111111111)', 'Anúncio A (11111111111)'],
    ])
    expect(report.groups[0]?.figures).toMatchObject({
      impressions: 10_852,
      clicks: 501,
      conversions: 25,
      itemsSold: 27,
      gmv: 11_298.96,
      spend: 1_133.83,
    })
    expect(textsOf(report)).toEqual(['Anúncio A (11111111111) · Anúncio de Produto · GMV Max · Todos'])
  })

  it('joins the ads of one product, and holds apart products of one name and ads of the whole shop', () => {
    const report = read(
      [
        general,
        rowWith({ '#': '2', 'Tipos de Anúncios': 'Anúncio de Busca', Despesas: '100.00', GMV: '50.00' }),
        rowWith({ '#': '3', 'ID do produto': '22222222222' }),
        rowWith({ '#': '4', 'ID do produto': '-', 'Nome do Anúncio': 'Minha loja' }),
      ].join('\n'),
    )
    expect(report.groups.map(({ key, count }) => [key, count])).toEqual([
      ['anúncio_a_(11111111111)', 2],
      ['anúncio_a_(22222222222)', 1],
      ['minha_loja', 1],
    ])
    expect(report.groups[0]?.figures.spend).toBeCloseTo(1_233.83, 6)
  })

  it('keeps the letters of a name as the file first writes it, and joins it with another spelling', () => {
    const report = read(
      [
        general,
        rowWith({ '#': '2', 'Nome do Anúncio': ' Kit\u200b  CANECA_Azul', 'ID do produto': '22222222222' }),
        rowWith({
          '#': '3',
          'Nome do Anúncio': 'kit caneca azul',
          'ID do produto': '22222222222',
          GMV: '1.00',
        }),
      ].join('\n'),
    )
    expect(report.groups.map((group) => [groupLabel(group), group.count])).toEqual([
      ['Anúncio A (11111111111)', 1],
      ['Kit CANECA_Azul (22222222222)', 2],
    ])
  })

  it('keeps an ad without clicks, with its sales in the total, and counts a doubled row once', () => {
    const idle = rowWith({ '#': '2', Cliques: '0', Despesas: '0.00', GMV: '10.00' })
    const { receipt, total } = read([general, idle, row].join('\n'))
    expect(receipt).toMatchObject({ rows: 3, used: 2, withoutClicks: 0, repeated: 1 })
    expect(total.gmv).toBeCloseTo(11_308.96, 6)
  })

  it('reads decimal commas as well, and leaves a sum under the table out', () => {
    const reader = new AdsReportReader()
    reader.row(header.split(','))
    reader.row(
      rowWith({ GMV: '#', Despesas: '#' })
        .split(',')
        .map((cell) => (cell === '#' ? '1.299,00' : cell)),
    )
    reader.row(rowWith({ '#': '', 'Nome do Anúncio': 'Total' }).split(','))
    const { total, receipt } = reader.finish()
    expect(total).toMatchObject({ gmv: 1_299, spend: 1_299 })
    expect(receipt.badRows).toMatchObject([{ defect: 'sum' }])
  })

  it('is refused without a column that a figure needs, and with one that is there twice', () => {
    expect(problemOf(general.replace(',Despesas,', ',Gasto,'))).toEqual(['missing-columns', ['Despesas']])
    expect(problemOf(general.replace(',ID do produto,', ',Código,'))).toEqual([
      'missing-columns',
      ['ID do produto'],
    ])
    expect(problemOf(general.replace(',Receita direta,', ',GMV,'))).toEqual(['doubled-columns', ['GMV']])
    expect(problemOf(general.replace(header, header.replace('Nome do Anúncio', 'Ad Name')))).toEqual([
      'missing-columns',
      expect.arrayContaining(['Palavras-chave']),
    ])
  })
})

describe('the keyword report of a shop', () => {
  const keywords = firstRowOf('keyword-report.csv')
  const last = keywords.split('\n').at(-1) ?? ''

  it('gives the keywords and placements under each ad', () => {
    const report = read(
      [keywords, last.replace(/^1,/, '2,').replace('tênis casual,Ampla', 'Locais de Descoberta,-')].join(
        '\n',
      ),
    )
    expect(report.kind).toBe('keywords')
    expect(report.groups).toMatchObject([
      { key: 'anúncio_a_(11111111111)', count: 2, figures: { clicks: 1002 } },
    ])
    expect(textsOf(report)).toEqual([
      'tênis casual · Ampla · Anúncio A (11111111111)',
      'Locais de Descoberta · Anúncio A (11111111111)',
    ])
  })

  it('leaves out a row of a whole ad, which would count its keywords twice, and says so', () => {
    const whole = last.replace(/^1,/, '2,').replace('tênis casual,Ampla', '-,-')
    const { total, receipt } = read([keywords, whole].join('\n'))
    expect(total.clicks).toBe(501)
    expect(receipt).toMatchObject({ bad: 1, badRows: [{ defect: 'keyword' }] })
  })
})

describe('the sponsored listings of Mercado Ads', () => {
  const names = [
    'Desde',
    'Até',
    'Campanha',
    'Título do anúncio\npatrocinado',
    'Código do\nanúncio',
    'Status',
    'Impressões',
    'Cliques',
    'Receita\n(Moeda local)',
    'Investimento\n(Moeda local)',
    'Vendas por publicidade\n(Diretas + Indiretas)',
  ]
  const listing = [
    '06-fev-2026',
    '28-fev-2026',
    'Tênis',
    'Tênis azul',
    'MLB1',
    'Ativo',
    1000,
    40,
    160.5,
    12.345,
    2,
  ]

  function readListings(...rows: (string | number | null)[][]): AdsReport {
    const reader = new AdsReportReader()
    reader.row(mercadoAdsHeader(names))
    for (const one of rows) reader.row(mercadoAdsRow(one))
    return reader.finish()
  }

  it('are known by their header, line breaks and all', () => {
    expect(isMercadoAdsHeader(names)).toBe(true)
    expect(isMercadoAdsHeader(['Campanha', 'Cliques'])).toBe(false)
  })

  it('give each listing, in all its campaigns, and a sale where Shopee has items', () => {
    const report = readListings(listing, listing.with(2, 'Verão').with(9, 7.655))
    expect(report).toMatchObject({ kind: 'listings', productName: 'Mercado Ads' })
    expect(report.groups).toMatchObject([{ key: 'tênis_azul_(mlb1)', count: 2 }])
    expect(textsOf(report)).toEqual(['Tênis azul (MLB1) · Tênis', 'Tênis azul (MLB1) · Verão'])
    // 12,345 is no 12.345, though three digits follow its mark.
    expect(report.total.spend).toBeCloseTo(20, 9)
    expect(report.total).toMatchObject({ clicks: 80, conversions: 4, gmv: 321, averageTicket: 80.25 })
  })

  it('say their period from the first day to the last, and none where a day cannot be read', () => {
    expect(mercadoAdsPeriod(names, [listing, listing.with(0, '30-jan-2026')])).toBe('30/01/2026 - 28/02/2026')
    expect(mercadoAdsPeriod(names, [[new Date('2026-02-06'), new Date('2026-02-07')]])).toBe(
      '06/02/2026 - 07/02/2026',
    )
    expect(mercadoAdsPeriod(names, [listing.with(1, '06-feb-26')])).toBeNull()
    expect(mercadoAdsPeriod(names.with(0, 'From'), [listing])).toBeNull()
    expect(mercadoAdsPeriod(names, [])).toBeNull()
  })

  it('say where direct and indirect sales do not come to all of them', () => {
    const parts = ['Vendas diretas', 'Vendas indiretas']
    const doubtsOf = (...sales: readonly [number, number][]) => {
      const reader = new AdsReportReader()
      reader.row(mercadoAdsHeader([...names, ...parts]))
      for (const some of sales) reader.row(mercadoAdsRow([...listing, ...some]))
      return reader.finish().receipt.doubts
    }
    expect(doubtsOf([2, 0], [1, 1])).toBeUndefined()
    const columns = ['Vendas por publicidade (Diretas + Indiretas)', ...parts]
    expect(doubtsOf([20, 0], [1, 1])).toEqual([{ kind: 'differs', columns, lines: [2], count: 1 }])
  })

  it('are refused without a column, by the name that Mercado Ads gives it', () => {
    const without = names.map((name) => (name.startsWith('Investimento') ? 'Custo' : name))
    expect(() => new AdsReportReader().row(mercadoAdsHeader(without))).toThrow(
      expect.objectContaining({ kind: 'missing-columns', columns: ['Investimento (Moeda local)'] }),
    )
  })
})
