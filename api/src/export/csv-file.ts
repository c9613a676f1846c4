import Papa from 'papaparse'
import type { PersonalFile } from './personal-file.ts'

/** What a spreadsheet program would compute; a negative number is none. */
const formula = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/

type Cell = string | number | boolean | null

/** A table as a file that a Brazilian spreadsheet program opens rightly; no text in it becomes a formula. */
export function csvFile(name: string, content: () => Promise<Record<string, Cell>[]>): PersonalFile {
  return {
    name,
    content: async () => [
      '\uFEFF',
      Papa.unparse(
        (await content()).map((row) =>
          Object.fromEntries(Object.entries(row).map(([title, cell]) => [title, asShown(cell)])),
        ),
        { delimiter: ';', escapeFormulae: formula },
      ),
    ],
  }
}

function asShown(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não'
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  return cell ?? ''
}
