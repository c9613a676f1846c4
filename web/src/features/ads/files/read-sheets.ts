import {
  AdsProblem,
  AdsReportReader,
  adsCells,
  isMercadoAdsHeader,
  isMercadoCampaigns,
  isShopeeAdsHeader,
  languageOf,
  mercadoAdsHeader,
  mercadoAdsPeriod,
  mercadoAdsRow,
} from '@vendaclara/core/ads'
import { FileRefused } from '../../../files/file-refused.ts'
import { openCsv } from '../../../files/open-csv.ts'
import { asSeen, type OpenSheet } from '../../../files/open-workbook.ts'
import type { Refusal } from './refusal.ts'
import { ReportText, withoutPadding } from './report-text.ts'

/** The header is in the second row, or below twelve lines, but there may be more rows before it. */
const rowsSearched = 40

/** More than the largest shop's listings, day by day, for a year. All of them are in memory at once. */
const mostRows = 200_000
type Cell = Awaited<ReturnType<OpenSheet['firstRows']>>[number][number]

export const limits = { fileBytes: 64 * 1024 * 1024, rows: mostRows + rowsSearched, headColumns: 400 }

interface FoundTable {
  readonly sheet: OpenSheet
  /** The index of its header among the first rows. */
  readonly row: number
  readonly head: readonly (readonly Cell[])[]
  /** How many blank columns are left of the table, and not in `head`. */
  readonly left: number
}

/** Reads the table of Mercado Ads from a .csv; undefined if it has none, and is no other table that can be named. */
export async function readMercadoCsv(file: Blob): Promise<AdsReportReader | undefined> {
  const countKnown = (head: readonly (readonly Cell[])[]) => (head.some(isMercadoAdsHeader) ? 1 : 0)
  const sheet = await openCsv(file, { countKnown, limits: { rows: limits.rows } })
  const head = await sheet.firstRows(rowsSearched)
  const row = head.findIndex(isMercadoAdsHeader)
  if (row !== -1) return readTable({ sheet, row, head, left: 0 })
  if (head.some(isMercadoCampaigns)) throw new AdsProblem('campaign-report')
  return undefined
}

/**
 * Reads an ads report from a workbook: one of Shopee that was saved as .xlsx, or the sponsored listings of Mercado Ads.
 *
 * @throws FileRefused 'spreadsheet' if no sheet has such a table, AdsProblem 'two-reports' if two have one
 */
export async function readSheets(sheets: readonly OpenSheet[]): Promise<AdsReportReader> {
  const found: FoundTable[] = []
  const heads: FoundTable['head'][] = []
  for (const sheet of sheets) {
    const rows = sheet.isHidden ? [] : await sheet.firstRows(rowsSearched)
    const left = blankColumns(rows)
    const head = rows.map((cells) => cells.slice(left))
    heads.push(head)
    const row = head.findIndex((cells) => isMercadoAdsHeader(cells) || isShopeeAdsHeader(cells))
    if (row !== -1) found.push({ sheet, row, head, left })
    else if (head.some(isWholeLine)) return readLines(sheet)
  }
  const [table, second] = found
  if (second) throw new AdsProblem('two-reports')
  if (table) return readTable(table)
  if (heads.some((head) => head.some(isMercadoCampaigns))) throw new AdsProblem('campaign-report')
  const language = heads.map((head) => languageOf(head.map(adsCells))).find((one) => one !== undefined)
  if (language) throw new AdsProblem('other-language', { language })
  throw new FileRefused({ kind: 'spreadsheet' } satisfies Refusal)
}

async function readTable({ sheet, row, head, left }: FoundTable): Promise<AdsReportReader> {
  const header = head[row] ?? []
  const isMercado = isMercadoAdsHeader(header)
  const rows: { line: number; cells: readonly Cell[] }[] = []
  await sheet.read({
    columns: [...header.keys()].map((column) => column + left),
    firstRow: row + 2,
    onRow: (one) => {
      if (one.cells.every((cell) => cell === null || cell === '')) return
      rows.push({ line: one.number, cells: one.cells.map((cell, place) => asSeen(cell, one, place)) })
    },
  })
  const reader = new AdsReportReader()
  if (isMercado) {
    const period = mercadoAdsPeriod(
      header,
      rows.map(({ cells }) => cells),
    )
    // biome-ignore lint/plugin: the name of this row in a Shopee report
    if (period !== null) reader.row(['Período', period])
  } else for (const cells of head.slice(0, row)) reader.row(withoutPadding(adsCells(cells)))
  reader.row(isMercado ? mercadoAdsHeader(header) : adsCells(header), row + 1)
  for (const { line, cells } of rows) reader.row(isMercado ? mercadoAdsRow(cells) : adsCells(cells), line)
  return reader
}

/** How many columns at the left have nothing in any row. */
function blankColumns(rows: readonly (readonly Cell[])[]): number {
  const firsts = rows.map((cells) => cells.findIndex((cell) => cell !== null && cell !== ''))
  return Math.min(...firsts.filter((first) => first !== -1), limits.headColumns)
}

/** Whether a row is a header that a spreadsheet program has put into one cell, as it does with another separator. */
function isWholeLine(cells: readonly Cell[]): boolean {
  const [first, ...others] = cells
  return (
    typeof first === 'string' &&
    first.startsWith('#') &&
    /[,;\t]/.test(first) &&
    others.every((cell) => !cell)
  )
}

/** Reads a report that has each line in the first cell of its row. */
async function readLines(sheet: OpenSheet): Promise<AdsReportReader> {
  const text = new ReportText()
  const encoder = new TextEncoder()
  let last = 0
  await sheet.read({
    columns: [0],
    firstRow: 1,
    onRow: ({ number, cells: [line] }) => {
      text.push(encoder.encode(`${'\n'.repeat(number - 1 - last)}${adsCells([line])[0] ?? ''}\n`))
      last = number
    },
  })
  return text.end()
}
