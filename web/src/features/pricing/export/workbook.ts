import type { ColumnDef } from 'hucre/xlsx'
import { type Column, type ColumnKey, kindOf } from '../files/columns.ts'

export const money = '#,##0.00'

type Look = Omit<ColumnDef, 'header'>
const widths: Partial<Record<ColumnKey, number>> = { title: 44, category: 32, id: 40 }

// A percentage keeps the spreadsheet's own format, so that a typed '20%' is understood.
function lookOf({ key, header }: Column): Look {
  const kind = kindOf(key)
  const width = widths[key] ?? Math.max(12, header.length + 4)
  return kind === 'money' || kind === 'price' ? { width, numFmt: money } : { width }
}

export function layoutOf(shown: readonly Column[]): ColumnDef[] {
  return shown.map((column) => ({ header: column.header, ...lookOf(column) }))
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function workbookFile(bytes: ReadableStream<Uint8Array> | Uint8Array): Promise<Blob> {
  return new Blob([await new Response(bytes as BodyInit).arrayBuffer()], { type: mediaType })
}
