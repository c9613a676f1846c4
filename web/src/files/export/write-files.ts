import { guardFormula } from '@vendaclara/core/csv'
import { writeXlsxStream } from 'hucre/xlsx'

export type ExportFormat = 'xlsx' | 'csv'

type ExportFigure = 'count' | 'money' | 'percent' | 'ratio' | 'measure'
type ExportKind = 'text' | ExportFigure

/** A column of a file to download. */
export interface ExportColumn {
  readonly header: string
  readonly kind: ExportKind
}

/** The values of a row as shown on the screen, percentages in percent. NaN means unknown and gives an empty cell. */
export type ExportRow = readonly (string | number)[]

const decimals: Record<ExportFigure, number> = { count: 0, money: 2, percent: 2, ratio: 2, measure: 3 }
const byteOrderMark = '\ufeff'
const rowsInPart = 5000

/**
 * A table as text that a Brazilian Excel opens correctly: semicolons, decimal commas, a byte order mark. A text that
 * Excel would take for a formula gets an apostrophe in front.
 */
export async function writeCsv(
  rows: AsyncIterable<ExportRow>,
  columns: readonly ExportColumn[],
): Promise<Blob> {
  const parts: string[] = [byteOrderMark, line(columns.map(({ header }) => textCell(header)))]
  let part: string[] = []
  for await (const row of rows) {
    part.push(line(row.map((value, at) => csvCell(value, columns[at]?.kind ?? 'text'))))
    if (part.length < rowsInPart) continue
    parts.push(part.join(''))
    part = []
  }
  return new Blob([...parts, part.join('')], { type: 'text/csv;charset=utf-8' })
}

function line(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`
}

function csvCell(value: string | number, kind: ExportKind): string {
  if (typeof value === 'string' || kind === 'text') return textCell(String(value))
  if (Number.isNaN(value)) return ''
  const number = value.toFixed(decimals[kind]).replace('.', ',')
  return kind === 'percent' ? `${number}%` : number
}

function textCell(text: string): string {
  const safe = guardFormula(text)
  return /[";\r\n]/.test(safe) || safe.trim() !== safe ? `"${safe.replaceAll('"', '""')}"` : safe
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const looks: Record<ExportKind, { width: number; numFmt?: string }> = {
  text: { width: 36 },
  count: { width: 13, numFmt: '#,##0' },
  money: { width: 16, numFmt: '#,##0.00' },
  percent: { width: 13, numFmt: '0.00%' },
  ratio: { width: 11, numFmt: '#,##0.00' },
  measure: { width: 11, numFmt: '#,##0.000' },
}

/**
 * A table as a workbook; figures are numbers with the precision of the screen. Text stays text: '=1+1' is no formula.
 */
export async function writeWorkbook(
  rows: AsyncIterable<ExportRow>,
  columns: readonly ExportColumn[],
  name: string,
): Promise<Blob> {
  const stream = writeXlsxStream(cellsOf(rows, columns), {
    name,
    columns: columns.map(({ header, kind }) => ({ header, ...looks[kind] })),
    freezePane: { rows: 1 },
  })
  const bytes = await new Response(stream as BodyInit).arrayBuffer()
  return new Blob([bytes], { type: mediaType })
}

async function* cellsOf(rows: AsyncIterable<ExportRow>, columns: readonly ExportColumn[]) {
  for await (const row of rows) yield row.map((value, at) => workbookCell(value, columns[at]?.kind ?? 'text'))
}

function workbookCell(value: string | number, kind: ExportKind): string | number | null {
  if (typeof value === 'string') return value
  if (Number.isNaN(value)) return null
  if (kind === 'count' || kind === 'text') return value
  const rounded = Number(value.toFixed(decimals[kind]))
  return kind === 'percent' ? Number((rounded / 100).toFixed(4)) : rounded
}
