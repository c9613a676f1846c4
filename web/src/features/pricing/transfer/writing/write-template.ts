import { writeXlsx } from 'hucre/xlsx'
import type { ColumnKey } from '../columns.ts'
import { layoutOf } from './column-layout.ts'
import { exampleRows, filledIn, helpRows } from './template-rows.ts'
import { workbookFile } from './workbook-file.ts'

const lastRow = 5001

/** A workbook to fill in: the header, an example for each marketplace, and a sheet that explains the columns. */
export async function writeTemplate(): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Anúncios',
        columns: layoutOf(filledIn).map(({ header: _, ...look }) => look),
        rows: exampleRows,
        cells: boldHeader(exampleRows),
        freezePane: { rows: 1 },
        dataValidations: [
          choice('marketplace', ['Shopee', 'Mercado Livre', 'Shein']),
          choice('freeShipping', ['Sim', 'Não']),
        ],
      },
      {
        name: 'Como preencher',
        columns: [{ width: 28 }, { width: 72 }, { width: 40 }],
        rows: helpRows,
        cells: boldHeader(helpRows),
      },
    ],
  })
  return workbookFile(bytes)
}

/** Offers the values; what else is written is judged by the preview. */
function choice(key: ColumnKey, values: string[]) {
  const letter = String.fromCharCode(65 + filledIn.findIndex((column) => column.key === key))
  const range = `${letter}2:${letter}${lastRow}`
  return { type: 'list' as const, values, range, allowBlank: true, showErrorMessage: false }
}

function boldHeader([header = []]: typeof exampleRows) {
  const style = { font: { bold: true } }
  return new Map(header.map((value, column) => [`0,${column}`, { value, style }]))
}
