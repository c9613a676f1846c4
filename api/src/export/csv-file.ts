import { setImmediate } from 'node:timers/promises'
import Papa from 'papaparse'
import type { PersonalFile } from './personal-file.ts'

/** What a spreadsheet program would compute; a negative number is none. */
const formula = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?$))/
const rowsAtOnce = 1000

type Row = Record<string, unknown>

/**
 * A table as a file that a Brazilian spreadsheet program opens rightly; no text in it becomes a formula. The titles are
 * those given, or all that a row has. Written in pieces with others served in between.
 */
export function csvFile(
  name: string,
  rows: () => Promise<readonly Row[]>,
  titles?: readonly string[],
): PersonalFile {
  return { name, content: async () => piecesOf(await rows(), titles) }
}

async function* piecesOf(rows: readonly Row[], given?: readonly string[]): AsyncGenerator<string> {
  const titles = given ?? [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const write = (cells: string[][]) => Papa.unparse(cells, { delimiter: ';', escapeFormulae: formula })
  yield `\uFEFF${write([[...titles]])}`
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await setImmediate()
    const some = rows.slice(start, start + rowsAtOnce)
    yield `\r\n${write(some.map((row) => titles.map((title) => asShown(row[title]))))}`
  }
}

function asShown(cell: unknown): string {
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não'
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (Array.isArray(cell)) return cell.map(asShown).join(' | ')
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
}
