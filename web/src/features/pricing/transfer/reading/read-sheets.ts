import { type Cell, readXlsx, type Sheet } from 'hucre/xlsx'
import { FileRefused } from './file-refused.ts'
import type { RawCell, RawTable } from './raw-table.ts'
import { readZipContents } from './read-zip-contents.ts'

const mostDeclaredBytes = 200 * 1024 * 1024
const mostRows = 50_000
const workbook = /(^|\/)workbook\d*\.xml$/i
const otherOffice = /^(word\/|ppt\/|content\.xml$|\[Content_Types\]\.xml$)|workbook\.bin$|\.iwa$/i

/** The sheets of an .xlsx. Throws a FileRefused for any other ZIP. */
export async function readSheets(bytes: Uint8Array): Promise<RawTable[]> {
  const contents = readZipContents(bytes)
  if (!contents) throw new FileRefused({ kind: 'damaged' })
  if (!contents.names.some((name) => workbook.test(name))) {
    const isOffice = contents.names.some((name) => otherOffice.test(name))
    throw new FileRefused({ kind: isOffice ? 'other-office' : 'archive' })
  }
  if (contents.bytes > mostDeclaredBytes) throw new FileRefused({ kind: 'too-large' })
  const { sheets } = await readXlsx(bytes, { readStyles: true, maxRows: mostRows }).catch(
    (error: unknown) => {
      throw new FileRefused({ kind: 'damaged' }, error)
    },
  )
  return sheets.map((sheet) => ({ kind: 'sheet', rows: readRows(sheet) }))
}

function readRows({ rows, cells }: Sheet): RawCell[][] {
  return rows.map((row, rowIndex) =>
    row.map((value, column) => {
      const cell = typeof value === 'number' ? cells?.get(`${rowIndex},${column}`) : undefined
      return cell && isPercentage(cell) ? `${Number((Number(value) * 100).toPrecision(12))}%` : value
    }),
  )
}

/** A spreadsheet program keeps the 20% somebody typed as 0.2 and a number format. */
function isPercentage({ style }: Cell): boolean {
  return style?.numFmt?.includes('%') ?? false
}
