import { read as readSheetJs } from '@e965/xlsx'
import { openWorkbook } from '@vendaclara/spreadsheet'
import { readXlsx } from 'hucre/xlsx'

type Value = string | number | boolean | Date | null | undefined

/** The columns of a sheet by name, each with all of its values. */
export type Columns = Record<string, Value[]>

/** Each reads the wanted columns of the first sheet, whose header is its first row, and keeps their values. */
export const readers = {
  ours: async (file: File, wanted: readonly string[]): Promise<Columns> => {
    const { sheets } = await openWorkbook(file)
    const [sheet] = sheets
    const [header = []] = (await sheet?.firstRows(20)) ?? []
    const columns: Columns = Object.fromEntries(wanted.map((name) => [name, []]))
    const lists = Object.values(columns)
    await sheet?.read({
      columns: wanted.map((name) => header.indexOf(name)),
      firstRow: 2,
      onRow: ({ cells }) => {
        for (const [place, list] of lists.entries()) list.push(cells[place])
      },
    })
    return columns
  },
  'SheetJS and a plain loop': async (file: File, wanted: readonly string[]): Promise<Columns> => {
    const workbook = readSheetJs(await file.arrayBuffer(), { dense: true, sheets: 0 })
    const rows = workbook.Sheets[workbook.SheetNames[0] ?? '']?.['!data'] ?? []
    const header = (rows[0] ?? []).map((cell) => cell?.v)
    const columns: Columns = {}
    for (const name of wanted) {
      const place = header.indexOf(name)
      columns[name] = []
      for (const row of rows.slice(1)) columns[name].push(row[place]?.v)
    }
    return columns
  },
  'hucre and a plain loop': async (file: File, wanted: readonly string[]): Promise<Columns> => {
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    const [header = [], ...rows] = sheets[0]?.rows ?? []
    const columns: Columns = {}
    for (const name of wanted) {
      const place = header.indexOf(name)
      columns[name] = rows.map((row) => row[place] as Value)
    }
    return columns
  },
}

export type ReaderName = keyof typeof readers
