import {
  AdsProblem,
  AdsReportReader,
  isMercadoAdsHeader,
  type Letters,
  mercadoAdsHeader,
  mercadoAdsPeriod,
  mercadoAdsRow,
  type ReportWithoutTexts,
} from '@vendaclara/core/ads'
import { FileRefused } from '../../../files/file-refused.ts'
import { type OpenSheet, openWorkbook } from '../../../files/open-workbook.ts'
import { begins, type Refusal, zip } from './refusal.ts'

/** The header is in the second row, but there may be more rows before it. */
const rowsSearched = 20

/** More than the largest shop's listings, day by day, for a year. All of them are in memory at once. */
const mostRows = 200_000
type Cell = Awaited<ReturnType<OpenSheet['firstRows']>>[number][number]

const limits = { fileBytes: 64 * 1024 * 1024, rows: mostRows + rowsSearched, headColumns: 400 }

interface FoundTable {
  readonly sheet: OpenSheet
  /** The index of its header among the first rows. */
  readonly row: number
  readonly header: readonly Cell[]
}

/**
 * Reads the sponsored listings of Mercado Ads from a workbook; undefined if the file is not an .xlsx. Throws a
 * FileRefused, 'spreadsheet' if the workbook has no such table, or an AdsProblem, 'two-reports' if two sheets have one.
 */
export async function readWorkbook(
  file: Blob,
  onLetters: (letters: Letters) => void,
): Promise<ReportWithoutTexts | undefined> {
  const sheets = await openWorkbook(file, limits).catch((error: unknown) => {
    if (isTooLarge(error)) throw new FileRefused({ kind: 'too-large' } satisfies Refusal, error)
    if (error instanceof FileRefused) return undefined
    throw error
  })
  if (!sheets) return undefined
  try {
    return await readTable(await findTable(sheets), onLetters)
  } catch (error) {
    throw error instanceof FileRefused ? asRefusal(error) : error
  }
}

async function findTable(sheets: readonly OpenSheet[]): Promise<FoundTable> {
  const found: FoundTable[] = []
  for (const sheet of sheets) {
    const rows = sheet.isHidden ? [] : await sheet.firstRows(rowsSearched)
    const row = rows.findIndex(isMercadoAdsHeader)
    if (row !== -1) found.push({ sheet, row, header: rows[row] ?? [] })
  }
  const [table, second] = found
  if (!table) throw new FileRefused({ kind: 'spreadsheet' } satisfies Refusal)
  if (second) throw new AdsProblem('two-reports')
  return table
}

async function readTable(
  { sheet, row, header }: FoundTable,
  onLetters: (letters: Letters) => void,
): Promise<ReportWithoutTexts> {
  const rows: { line: number; cells: readonly Cell[] }[] = []
  await sheet.read({
    columns: [...header.keys()],
    firstRow: row + 2,
    onRow: ({ number, cells }) => {
      if (cells.some((cell) => cell !== null && cell !== '')) rows.push({ line: number, cells: [...cells] })
    },
  })
  const reader = new AdsReportReader()
  const period = mercadoAdsPeriod(
    header,
    rows.map(({ cells }) => cells),
  )
  // biome-ignore lint/plugin: the name of this row in a Shopee report
  if (period !== null) reader.row(['Período', period])
  reader.row(mercadoAdsHeader(header), row + 1)
  for (const { line, cells } of rows) reader.row(mercadoAdsRow(cells), line)
  return reader.finishWithoutTexts(onLetters)
}

const tooLarge = new Set(['too-large', 'bloated', 'too-many-rows', 'too-many-columns'])

function isTooLarge(error: unknown): boolean {
  return error instanceof FileRefused && tooLarge.has(error.refusal.kind)
}

/** Why a sheet cannot be read, as a refusal that the ads screen knows. */
function asRefusal(error: FileRefused): FileRefused {
  if (error.refusal.kind === 'spreadsheet' || error.refusal.kind === 'unavailable') return error
  return new FileRefused({ kind: isTooLarge(error) ? 'too-large' : 'damaged' } satisfies Refusal, error)
}

/** Whether a file begins like a workbook, with a zip header. */
export async function mayBeWorkbook(file: Blob): Promise<boolean> {
  return begins(new Uint8Array(await file.slice(0, zip.length).arrayBuffer()), zip)
}
