import { writeXlsxStream } from 'hucre/xlsx'
import { columns, writtenOnly } from '../columns.ts'
import type { ImportLine } from '../reading/import-line.ts'
import { layoutOf } from './column-layout.ts'
import { workbookFile } from './workbook-file.ts'

/** Lines as they were written, each with its number and what is wrong with it; mended, they can be imported. */
export function writeRefusedLines(lines: readonly ImportLine[]): Promise<Blob> {
  const rows = lines.map((line) => [
    line.number,
    reasonOf(line),
    ...columns.map(({ key }) => line.written[key] ?? null),
  ])
  const layout = [
    { header: writtenOnly.line, width: 8 },
    { header: writtenOnly.reason, width: 60 },
    ...layoutOf(columns),
  ]
  return workbookFile(
    writeXlsxStream(rows, { name: 'Linhas com erro', columns: layout, freezePane: { rows: 1 } }),
  )
}

function reasonOf({ problems }: ImportLine): string {
  const named = columns.flatMap(({ key, header }) => (problems[key] ? [`${header}: ${problems[key]}`] : []))
  return [...(problems.line ? [problems.line] : []), ...named].join('; ')
}
