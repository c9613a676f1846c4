import { writeXlsxStream } from 'hucre/xlsx'
import type { ExportColumn, ExportKind, ExportRow } from './export-column.ts'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const looks: Record<ExportKind, { width: number; numFmt?: string }> = {
  text: { width: 36 },
  count: { width: 13, numFmt: '#,##0' },
  money: { width: 16, numFmt: '#,##0.00' },
  percent: { width: 13, numFmt: '0.00%' },
  ratio: { width: 11, numFmt: '#,##0.00' },
}

/** A table as a workbook, its figures as numbers in the precision of the screen. Text stays text: '=1+1' is no formula. */
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
  for await (const row of rows) yield row.map((value, at) => cell(value, columns[at]?.kind ?? 'text'))
}

function cell(value: string | number, kind: ExportKind): string | number {
  if (typeof value === 'string') return value
  if (kind === 'count') return value
  const rounded = Number(value.toFixed(2))
  return kind === 'percent' ? Number((rounded / 100).toFixed(4)) : rounded
}
