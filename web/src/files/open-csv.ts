import Papa from 'papaparse'
import { FileRefused } from './file-refused.ts'
import type { OpenSheet, SheetReading, SheetRow } from './open-workbook.ts'
import { readChunks, readText } from './read-text.ts'

/** The most that is read of a .csv. */
export interface CsvLimits {
  /** Size of the file in bytes. */
  readonly bytes: number
  /** Cells of a row, including blank ones. */
  readonly columns: number
  /** Number of rows, including blank ones. */
  readonly rows: number
  /** Characters of a row. A quote that is open for longer was never closed. */
  readonly rowLength: number
}

export interface CsvOptions {
  readonly limits?: Partial<CsvLimits>
  /** How many columns are recognised in the first rows of a table. The separator that gives the most is used. */
  readonly countKnown: (head: readonly (readonly (string | null)[])[]) => number
}

const defaultLimits: CsvLimits = {
  bytes: 64 * 1024 * 1024,
  columns: 1000,
  rows: 1_048_576,
  rowLength: 256 * 1024,
}

const separators = [';', ',', '\t', '|'] as const
type Separator = (typeof separators)[number]

/**
 * How a row is cut into cells. `inner` cuts a row that is one cell again: a spreadsheet program of another language puts
 * each line into one cell, and writes it within quotes.
 */
interface Cuts {
  readonly outer: Separator
  readonly inner?: Separator
}

/** How many first rows, and how many characters of them, are searched for the separator. */
const rowsSearched = 20
const headLength = 256 * 1024

/**
 * The table of a .csv. Every call reads the file again, so only a few rows are in memory at a time. Throws a
 * FileRefused if a limit is exceeded, or if quotes do not show where a cell ends.
 */
export async function openCsv(file: Blob, options: CsvOptions): Promise<OpenSheet> {
  const limits = { ...defaultLimits, ...options.limits }
  if (file.size > limits.bytes) throw new FileRefused({ kind: 'too-large' })
  const cuts = findCuts(await readHead(file), limits.columns, options.countKnown)

  const cutRows = async (onRow: OnRow, onProgress?: SheetReading['onProgress']) => {
    const cutter = new RowCutter(cuts, limits, onRow)
    for await (const text of readText(readChunks(file.stream()))) {
      if (!cutter.push(text)) return
      onProgress?.({ rows: cutter.rows })
    }
    cutter.end()
    onProgress?.({ rows: cutter.rows })
  }
  return {
    name: file instanceof File ? file.name : '',
    isHidden: false,
    isCsv: true,
    firstRows: async (count) => {
      const rows: (string | null)[][] = []
      await cutRows((cells) => {
        rows.push(cells.map(cellOf))
        return rows.length < count
      })
      return rows.slice(0, rows.findLastIndex((cells) => cells.some((cell) => cell?.trim())) + 1)
    },
    read: ({ columns, firstRow, onRow, onProgress }) => {
      let width = Number.POSITIVE_INFINITY
      const ends = new RowEnds()
      return cutRows((cells, number, isUnended) => {
        if (number === firstRow - 1) width = cells.length
        if (number < firstRow) return true
        const last = cells[width - 1]
        const isCut = isUnended && ends.isCut(last)
        if (cells.some((cell) => cell !== '')) ends.see(last)
        onRow({
          number,
          cells: columns.map((column) => cellOf(cells[column])),
          formatOf: () => 'General',
          surplus: cells.slice(width),
          isCut,
        } satisfies SheetRow)
        return true
      }, onProgress)
    },
  }
}

/** With fewer, amounts without their last zeros may all have two decimals by chance. */
const fewestEnds = 10

/** How the rows of a table and their last cells end, to find out whether the file ends within one of them. */
class RowEnds {
  private seen = 0
  private digits: number | undefined
  private areShort = false

  /** `cell`: the last one of a row; undefined if the row has fewer. */
  see(cell: string | undefined): void {
    if (cell === undefined) this.areShort = true
    if (!cell) return
    const digits = lastDigits(cell)
    this.digits = this.seen === 0 || this.digits === digits ? digits : undefined
    this.seen += 1
  }

  /** Whether a row alone has fewer cells, or its last one fewer decimals, or a shorter id, than all others. */
  isCut(cell: string | undefined): boolean {
    if (cell === undefined) return !this.areShort
    if (cell === '' || this.seen < fewestEnds || !this.digits) return false
    return beginsAsNumber.test(cell) && lastDigits(cell) < this.digits
  }
}

const beginsAsNumber = /^[R$\s]*-?[\d.,]*$/

const shortestId = 10

/** How many decimals an amount has, or how many digits a long number; 0 for anything else. */
function lastDigits(cell: string): number {
  const decimals = /\d[.,](\d*)$/.exec(cell)?.[1]
  if (decimals !== undefined) return decimals.length
  return /^\d+$/.test(cell) && cell.length >= shortestId ? cell.length : 0
}

function cellOf(text: string | undefined): string | null {
  return text || null
}

async function readHead(file: Blob): Promise<string> {
  let head = ''
  for await (const text of readText(readChunks(file.stream()))) {
    head += text
    if (head.length >= headLength) break
  }
  return head.slice(0, headLength)
}

/** The separators that give the most recognised columns; if equal, cutting rows once, and what gives the most columns. */
function findCuts(head: string, columns: number, countKnown: CsvOptions['countKnown']): Cuts {
  const [outer] = separators
  const all: Cuts[] = [
    ...separators.map((one) => ({ outer: one })),
    ...separators.map((inner) => ({ outer, inner })),
  ]
  const scored = all.map((cuts) => {
    const parsed = Papa.parse<string[]>(head, {
      delimiter: cuts.outer,
      newline: '\n',
      preview: rowsSearched,
    })
    const data = parsed.data.map((cells) => cutAgain(cells, cuts))
    const known = countKnown(data.map((cells) => cells.slice(0, columns).map(cellOf)))
    return { cuts, known, widest: Math.max(0, ...data.map(({ length }) => length)) }
  })
  const isWhole = ({ cuts }: (typeof scored)[number]) => Number(cuts.inner === undefined)
  const [best] = scored.sort(
    (one, other) => other.known - one.known || isWhole(other) - isWhole(one) || other.widest - one.widest,
  )
  return best?.cuts ?? { outer }
}

function cutAgain(cells: readonly string[], { inner }: Cuts): readonly string[] {
  const [only, ...others] = cells
  if (inner === undefined || !only || others.length > 0) return cells
  return Papa.parse<string[]>(only, { delimiter: inner, newline: '\n' }).data[0] ?? cells
}

/**
 * Called with each row, its number from 1, and whether the file ends without a line end after it. Returns whether to
 * continue.
 */
type OnRow = (cells: readonly string[], number: number, isUnended: boolean) => boolean

interface Step {
  readonly data: readonly string[][]
  readonly errors: readonly unknown[]
  readonly meta: { readonly cursor: number }
}

/** Splits text with LF line ends, which arrives in pieces, into rows. */
class RowCutter {
  rows = 0
  private pending = ''
  private isDone = false
  private readonly cuts: Cuts
  private readonly limits: CsvLimits
  private readonly onRow: OnRow

  constructor(cuts: Cuts, limits: CsvLimits, onRow: OnRow) {
    this.cuts = cuts
    this.limits = limits
    this.onRow = onRow
  }

  /** Returns whether more text is wanted. */
  push(text: string): boolean {
    if (text.includes('\0')) throw new FileRefused({ kind: 'damaged' })
    this.pending += text
    const { rowLength } = this.limits
    while (!this.isDone && this.pending.length >= rowLength) {
      const window = this.pending.slice(0, rowLength)
      if (this.cut(window, false) > 0) continue
      // Parsed as if the file ended here, so that the parser reports the actual fault.
      this.cut(window, true)
      throw new FileRefused({ kind: 'long-text', row: this.rows })
    }
    return !this.isDone
  }

  end(): void {
    if (!this.isDone && this.pending !== '') this.cut(this.pending, true)
  }

  /** Returns how many characters were complete rows. */
  private cut(text: string, isLast: boolean): number {
    let read = 0
    const config = {
      delimiter: this.cuts.outer,
      newline: '\n' as const,
      step: ({ data, errors, meta }: Step) => {
        // The parser also reports the empty text after the last line end as a row.
        if (meta.cursor === read) return
        read = meta.cursor
        this.take(
          data[0] ?? [],
          errors.length > 0,
          isLast && meta.cursor === text.length && !text.endsWith('\n'),
        )
        if (this.isDone) parser.abort()
      },
    }
    const parser = new Papa.Parser(config)
    parser.parse(text, 0, !isLast)
    this.pending = this.pending.slice(read)
    return read
  }

  private take(row: readonly string[], isBroken: boolean, isUnended: boolean): void {
    this.rows += 1
    if (isBroken) throw new FileRefused({ kind: 'open-quote', row: this.rows })
    const cells = cutAgain(row, this.cuts)
    if (cells.length > this.limits.columns) throw new FileRefused({ kind: 'too-many-columns' })
    if (this.rows > this.limits.rows) throw new FileRefused({ kind: 'too-many-rows' })
    this.isDone = !this.onRow(cells, this.rows, isUnended)
  }
}
