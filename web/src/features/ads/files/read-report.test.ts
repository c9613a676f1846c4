import { type AdsReport, termText } from '@vendaclara/core/ads'
import { describe, expect, it } from 'vitest'
import { sampleBytes, streamOf } from '../../../../test/ads/sample-stream.ts'
import { readAdsFile, readReport } from './read-report.ts'
import { type Refusal, refusalOf } from './refusal.ts'

async function read(bytes: Uint8Array, chunkLength?: number): Promise<AdsReport> {
  return (await readReport(streamOf(bytes, chunkLength))).finish()
}
const readSample = (name: string, chunkLength?: number) => read(sampleBytes(name), chunkLength)

function textsOf(report: AdsReport): string[] {
  return [...report.terms.ends.keys()].map((position) => termText(report, position))
}

function brief(report: AdsReport) {
  return {
    product: report.productName,
    period: report.period,
    total: [report.total.impressions, report.total.clicks, report.total.gmv, report.total.spend],
    groups: report.groups.map(({ key, figures, start, count }) => [
      key,
      figures.impressions,
      figures.clicks,
      Number(figures.gmv.toFixed(2)),
      Number(figures.spend.toFixed(2)),
      ...textsOf(report).slice(start, start + count),
    ]),
    receipt: report.receipt,
  }
}

const asExported = {
  product: 'Tênis Casual, "Leve" Feminino',
  period: '01/03/2026 - 31/03/2026',
  total: [10000, 300, 1250.5, 150.25],
  groups: [
    ['tênis_casual', 3000, 100, 500.5, 50.15, 'tênis branco, "leve"', 'promoção de tênis'],
    ['calça_jeans', 500, 10, 89.9, 7.5, 'calça jeans são joão'],
  ],
  receipt: {
    rows: 6,
    used: 3,
    overall: 1,
    excluded: 1,
    withoutClicks: 1,
    repeated: 0,
    bad: 0,
    badRows: [],
    unreadableValues: 0,
  },
}

/** The sums of a report and its groups, as the `.expected.json` of a sample without an overall record has them. */
function sumsOf(report: Omit<AdsReport, 'terms'>) {
  const sums = (figures: AdsReport['total']) => ({
    impressions: figures.impressions,
    clicks: figures.clicks,
    gmv: Number(figures.gmv.toFixed(2)),
    items: figures.itemsSold,
    conversions: figures.conversions,
    spend: Number(figures.spend.toFixed(2)),
  })
  return {
    total: sums(report.total),
    groups: report.groups.map(({ key, figures, count }) => ({ key, terms: count, ...sums(figures) })),
  }
}

describe('the sample of a report of all ads', () => {
  it.each([
    ['general-report.csv', 'ads', 6],
    ['keyword-report.csv', 'keywords', 6],
    ['mercado-ads.xlsx', 'listings', 12],
  ])('gives the known figures of every ad and their sums: %s', async (name, kind, rows) => {
    const file = new File([sampleBytes(`ok/${name}`) as Uint8Array<ArrayBuffer>], name)
    const report = (await readAdsFile(file)).finish()
    expect(report).toMatchObject({ kind, totalIsComputed: true })
    expect(report.receipt).toMatchObject({ rows, used: rows, bad: 0, unreadableValues: 0 })
    const answer = sampleBytes(`ok/${name.replace(/\.\w+$/, '.expected.json')}`)
    expect(sumsOf(report)).toEqual(JSON.parse(new TextDecoder().decode(answer)))
  })
})

describe('a report of search terms', () => {
  it('gives the known figures of every group and of the total record', async () => {
    const expected = JSON.parse(new TextDecoder().decode(sampleBytes('ok/search-terms.expected.json')))
    const report = await readSample('ok/search-terms.csv')
    const groups = report.groups.map(({ key, figures, count }) => ({
      key,
      terms: count,
      impressions: figures.impressions,
      clicks: figures.clicks,
      gmv: figures.gmv,
      items: figures.itemsSold,
      conversions: figures.conversions,
      spend: figures.spend,
    }))
    expect(groups).toEqual(
      expected.groups.map((group: Record<string, number>) => ({
        ...group,
        gmv: expect.closeTo(Number(group.gmv), 6),
        spend: expect.closeTo(Number(group.spend), 6),
      })),
    )
    expect(report.totalIsComputed).toBe(false)
    expect(report.total).toMatchObject({
      impressions: Number(expected.total.Impressão),
      clicks: Number(expected.total.Cliques),
      gmv: Number(expected.total.VBM),
      itemsSold: Number(expected.total['Itens Vendidos']),
      conversions: Number(expected.total.Conversões),
      spend: Number(expected.total.Despesas),
    })
    expect(report.productName).toBe('Tênis Casual, "Leve" Feminino')
    expect(report.period).toBe('01/03/2026 - 31/03/2026')
  })

  it.each([
    'utf-8-without-bom',
    'utf-16-little-endian',
    'utf-16-big-endian',
    'windows-1252',
    'tabs',
    'saved-by-spreadsheet-program',
    'line-feeds',
    'carriage-returns',
    'mixed-line-ends',
    'newer-column-names',
    'every-cell-quoted',
    'accents-apart',
    'one-line-before-table',
    'twenty-lines-before-table',
    'hash-before-table',
    'keywords-spelled-differently',
  ])('gives the same report for a file saved in another way: %s', async (name) => {
    expect(brief(await readSample(`odd/${name}.csv`))).toEqual(asExported)
  })

  it.each([
    'ok/search-terms',
    'odd/utf-8-without-bom',
    'odd/utf-16-little-endian',
    'odd/windows-1252',
    'odd/mixed-line-ends',
    'odd/line-break-in-quotes',
    'odd/quote-never-closed',
  ])('gives the same report with its bytes split anywhere: %s', async (name) => {
    const whole = await readSample(`${name}.csv`)
    expect(await readSample(`${name}.csv`, 1)).toEqual(whole)
    expect(await readSample(`${name}.csv`, 7)).toEqual(whole)
  })

  it.each(['', ';;;'])('reads a report with each line in one cell, followed by "%s"', async (padding) => {
    const lines = new TextDecoder().decode(sampleBytes('odd/utf-8-without-bom.csv')).split(/\r?\n/)
    const wrapped = lines.map((line) => line && `"${line.replaceAll('"', '""')}"${padding}`).join('\n')
    expect(brief(await read(new TextEncoder().encode(wrapped)))).toEqual(asExported)
  })

  it('reports after each chunk how many bytes were read', async () => {
    const bytes = sampleBytes('ok/search-terms.csv')
    const news: number[] = []
    await readReport(streamOf(bytes, 20_000), (read) => news.push(read))
    expect(news).toEqual([20_000, 40_000, bytes.length])
  })

  it('keeps a line break inside quotes', async () => {
    const report = await readSample('odd/line-break-in-quotes.csv')
    expect(termText(report, 0)).toBe('tênis branco,\n"leve"')
    expect(report.receipt).toEqual(asExported.receipt)
  })

  it.each([
    ['rows-twice', { rows: 12, repeated: 6 }],
    ['header-in-the-middle', { rows: 7, repeated: 1 }],
    ['sum-under-table', { rows: 7, bad: 1, badRows: [{ line: 20, defect: 'sum' }] }],
  ])('counts every row once after someone pasted into the file: %s', async (name, receipt) => {
    expect(brief(await readSample(`odd/${name}.csv`))).toEqual({
      ...asExported,
      receipt: { ...asExported.receipt, ...receipt },
    })
  })

  it('sums the groups if there is no overall record', async () => {
    const report = await readSample('odd/without-overall-record.csv')
    expect(report.totalIsComputed).toBe(true)
    expect(report.total.clicks).toBe(110)
  })

  it('keeps and marks a row whose clicks are missing', async () => {
    const report = await readSample('odd/clicks-missing.csv')
    const { start = 0 } = report.groups[1] ?? {}
    expect([...report.terms.hasClicks].slice(start)).toEqual([1, 0])
  })

  it('counts a value that is not a number', async () => {
    const report = await readSample('odd/value-that-is-no-number.csv')
    expect(report.receipt).toMatchObject({ used: 3, unreadableValues: 1 })
  })
})

describe('a broken row', () => {
  const oneBad = {
    rows: 6,
    used: 2,
    overall: 1,
    excluded: 1,
    withoutClicks: 1,
    repeated: 0,
    bad: 1,
    unreadableValues: 0,
  }
  const width = { defect: 'width', cells: 21, columns: 24 }

  it.each([
    ['quote-never-closed', { line: 16, defect: 'quote' }],
    ['quote-closed-rows-later', { line: 15, defect: 'quote' }],
    ['rows-of-other-widths', { line: 16, ...width }],
    ['row-without-keyword', { line: 16, defect: 'keyword' }],
  ])('costs no other row, and is counted and listed: %s', async (name, bad) => {
    const report = await readSample(`odd/${name}.csv`)
    expect(report.receipt).toEqual({ ...oneBad, badRows: [bad] })
    expect(textsOf(report).sort()).toEqual(['calça jeans são joão', 'tênis branco, "leve"'])
  })
})

/** The refusal that reading a report fails with. */
async function refusalFrom(reading: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await reading.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(Error)
  return refusalOf(error)
}

describe('a file that is not a report of search terms', () => {
  it.each([
    ['empty', 'empty'],
    ['only-blank-lines', 'empty'],
    ['without-table', 'no-table'],
    ['without-rows', 'no-rows'],
    ['group-report', 'group-report'],
    ['orders', 'orders-report'],
    ['orders-with-semicolons', 'orders-report'],
    ['two-reports', 'two-reports'],
  ])('%s.csv is refused as %s', async (name, kind) => {
    expect(await refusalFrom(readSample(`odd/${name}.csv`))).toMatchObject({ kind })
    expect(await refusalFrom(readSample(`odd/${name}.csv`, 1))).toMatchObject({ kind })
  })

  it.each([
    ['without-clicks-and-spend', 'missing-columns', ['Cliques', 'Despesas']],
    ['without-sales', 'missing-columns', ['Conversões']],
    ['column-twice', 'doubled-columns', ['Despesas']],
  ])('names the columns that are missing or duplicated: %s', async (name, kind, columns) => {
    expect(await refusalFrom(readSample(`odd/${name}.csv`))).toEqual({ kind, columns })
  })

  it('is refused as soon as the lines before a table become too long', async () => {
    let read = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x61))
      },
    })
    expect(await refusalFrom(readReport(endless))).toMatchObject({
      kind: 'no-table',
    })
    expect(read).toBeLessThan(1024 * 1024)
  })

  it('is unavailable if the browser cannot read it', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('NotReadableError')),
    })
    expect(await refusalFrom(readReport(broken))).toEqual({ kind: 'unavailable' })
  })

  it('is not unavailable if the browser has no memory for its next part', async () => {
    const full = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(new ArrayBuffer(Number.MAX_SAFE_INTEGER))),
    })
    await expect(readReport(full)).rejects.toThrow(RangeError)
  })
})
