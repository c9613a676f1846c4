import { setImmediate } from 'node:timers/promises'
import { guardFormula } from '@vendaclara/core/csv'
import Papa from 'papaparse'
import type { PersonalFile } from './personal-file.ts'
import { otherColumns, yesOrNo } from './texts.ts'

const negativeNumber = /^-\d+(?:[.,]\d+)?$/
const rowsAtOnce = 1000
/**
 * Further columns are put into a single one. If rows share no columns, one column each would make the table grow
 * quadratically.
 */
const mostTitles = 100

type Row = Record<string, unknown>

/**
 * A table that a Brazilian spreadsheet program opens correctly; no text in it becomes a formula. The columns are the
 * given ones, then all others in the rows. Written in pieces, so other requests are served in between.
 */
export function csvFile(
  name: string,
  rows: () => Promise<readonly Row[]>,
  titles: readonly string[] = [],
): PersonalFile {
  return { name, content: async () => piecesOf(await rows(), titles) }
}

async function* piecesOf(rows: readonly Row[], given: readonly string[]): AsyncGenerator<string> {
  const { titles, rest } = await titlesOf(rows, given)
  const write = (cells: string[][]) => Papa.unparse(cells, { delimiter: ';', quotes: isGuarded })
  yield `\uFEFF${write([[...titles, ...(rest ? [otherColumns] : [])].map(guardFormula)])}`
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await setImmediate()
    const some = rows.slice(start, start + rowsAtOnce)
    yield `\r\n${write(
      some.map((row) => [
        ...titles.map((title) => cellOf(row[title])),
        ...(rest ? [cellOf(othersOf(row, rest))] : []),
      ]),
    )}`
  }
}

/**
 * The given titles, then those of the rows, up to a limit. If there are more, `rest` is set; it holds the titles that
 * have their own column.
 */
async function titlesOf(
  rows: readonly Row[],
  given: readonly string[],
): Promise<{ titles: readonly string[]; rest: Set<string> | undefined }> {
  const titles = new Set(given)
  for (const [place, row] of rows.entries()) {
    if (place % rowsAtOnce === 0) await setImmediate()
    for (const title of Object.keys(row)) {
      if (titles.size < mostTitles) titles.add(title)
      else if (!titles.has(title)) return { titles: [...titles], rest: titles }
    }
  }
  return { titles: [...titles], rest: undefined }
}

function othersOf(row: Row, shown: Set<string>): Row | null {
  const others = Object.entries(row).filter(([title]) => !shown.has(title))
  return others.length > 0 ? Object.fromEntries(others) : null
}

// Quoted as well, because a program that guesses the separator easily loses the apostrophe.
const isGuarded = (cell: unknown) => typeof cell === 'string' && cell.startsWith("'")

function cellOf(value: unknown): string {
  const shown = asShown(value)
  return negativeNumber.test(shown) ? shown : guardFormula(shown)
}

function asShown(cell: unknown): string {
  if (typeof cell === 'boolean') return yesOrNo(cell)
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (Array.isArray(cell)) return cell.map(asShown).join(' | ')
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
}
