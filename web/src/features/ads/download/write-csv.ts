import { guardFormula } from '@vendaclara/core/csv'
import type { ExportColumn, ExportKind, ExportRow } from './export-column.ts'

const decimals: Record<Exclude<ExportKind, 'text'>, number> = { count: 0, money: 2, percent: 2, ratio: 2 }
const byteOrderMark = '\ufeff'
const rowsInPart = 5000

/**
 * A table as text that a Brazilian Excel opens by itself: semicolons, decimal commas, a byte order mark. A text that would
 * be taken for a formula gets an apostrophe before it.
 */
export async function writeCsv(
  rows: AsyncIterable<ExportRow>,
  columns: readonly ExportColumn[],
): Promise<Blob> {
  const parts: string[] = [byteOrderMark, line(columns.map(({ header }) => textCell(header)))]
  let part: string[] = []
  for await (const row of rows) {
    part.push(line(row.map((value, at) => cell(value, columns[at]?.kind ?? 'text'))))
    if (part.length < rowsInPart) continue
    parts.push(part.join(''))
    part = []
  }
  return new Blob([...parts, part.join('')], { type: 'text/csv;charset=utf-8' })
}

function line(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`
}

function cell(value: string | number, kind: ExportKind): string {
  if (typeof value === 'string' || kind === 'text') return textCell(String(value))
  const number = value.toFixed(decimals[kind]).replace('.', ',')
  return kind === 'percent' ? `${number}%` : number
}

function textCell(text: string): string {
  const safe = guardFormula(text)
  return /[";\r\n]/.test(safe) || safe.trim() !== safe ? `"${safe.replaceAll('"', '""')}"` : safe
}
