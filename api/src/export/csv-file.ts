import { guardFormula } from '@vendaclara/core/csv'
import Papa from 'papaparse'
import type { PersonalFile } from './personal-file.ts'
import { otherColumns, yesOrNo } from './texts.ts'

const negativeNumber = /^-\d+(?:[.,]\d+)?$/
/** Writing this many takes about 5 ms. */
const rowsAtOnce = 250
/**
 * Further columns are put into a single one. If rows share no columns, one column each would make the table grow
 * quadratically.
 */
const mostTitles = 100

type Row = Readonly<Record<string, unknown>>
/** Rows page by page. */
export type Pages = AsyncIterable<readonly Row[]>

/**
 * A table with the given columns that a Brazilian spreadsheet program opens correctly; no text in it becomes a formula.
 * Written page by page, so that other requests are served in between.
 */
export function csvFile(name: string, pages: () => Pages, titles: readonly string[]): PersonalFile {
  return { name, content: () => piecesOf(pages(), { titles, rest: undefined }) }
}

/** The same with the given columns and then all others in the rows. `load` makes what gives the pages, twice. */
export function openCsvFile(
  name: string,
  load: () => Promise<() => Pages>,
  given: readonly string[] = [],
): PersonalFile {
  return {
    name,
    content: async function* () {
      const pages = await load()
      const titles = new Set(given)
      let rest: Set<string> | undefined
      for await (const rows of pages()) {
        rest = addTitles(titles, rows)
        // Lets others take their turn.
        yield ''
        if (rest) break
      }
      yield* piecesOf(pages(), { titles: [...titles], rest })
    },
  }
}

/** `rest` is set if there are other columns; it holds the titles that have their own one. */
interface Columns {
  titles: readonly string[]
  rest: Set<string> | undefined
}

async function* piecesOf(pages: Pages, { titles, rest }: Columns): AsyncGenerator<string> {
  const write = (cells: string[][]) => Papa.unparse(cells, { delimiter: ';', quotes: isGuarded })
  yield `\uFEFF${write([[...titles, ...(rest ? [otherColumns] : [])].map(guardFormula)])}`
  for await (const rows of pages) {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const some = rows.slice(start, start + rowsAtOnce)
      yield `\r\n${write(
        some.map((row) => [
          ...titles.map((title) => cellOf(row[title])),
          ...(rest ? [cellOf(othersOf(row, rest))] : []),
        ]),
      )}`
    }
  }
}

/** Adds the titles of rows up to a limit. Returns all of them if there are more. */
function addTitles(titles: Set<string>, rows: readonly Row[]): Set<string> | undefined {
  for (const row of rows) {
    for (const title of Object.keys(row)) {
      if (titles.size < mostTitles) titles.add(title)
      else if (!titles.has(title)) return titles
    }
  }
  return undefined
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
