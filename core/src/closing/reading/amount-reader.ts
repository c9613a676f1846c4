import {
  type Cents,
  columnDecides,
  isNone,
  NumberColumn,
  type NumberFormat,
  noCents,
  readNumber,
  toCents,
} from '../../money/index.ts'
import type { ClosingFault } from './closing-problem.ts'
import type { Table } from './format.ts'
import { exampleOf, type ReadingProblems } from './reading-problems.ts'
import { type Cell, isMissing, type Row } from './sheet.ts'

/** In reais. Larger numbers have eleven digits or more: an order, product or telephone number in a shifted column. */
const mostReais = 9_999_999_999.99

/**
 * Reads the money columns of a table as whole centavos. The number format of each column is decided from all its
 * values.
 *
 * A column that shows no decimals is read as the other columns of the file show theirs.
 *
 * A value that is no number, or is ten billion reais or more, counts as 0 and is counted in `unreadable`
 * (specification, section 5; docs/parity.md). `guessed` counts values whose mark may mean thousands or decimals. The
 * file is refused for a formula without a result, an error, a date, a percentage, a value whose format the column
 * leaves unclear, or a column of which at least two values and half of all cannot be read.
 */
export class AmountReader {
  unreadable = 0
  guessed = 0
  private readonly columns = new Map<string, AmountColumn>()
  private readonly decimals = new Map<string, boolean>()
  private readonly others = new Map<string, OtherCells>()
  private readonly centavos = new Centavos()
  private readonly table: Table
  private readonly problems: ReadingProblems

  constructor(table: Table, columns: readonly string[], problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    const seen = columns.flatMap((name) => {
      const position = table.position[name]
      return position === undefined ? [] : [{ name, position, column: new NumberColumn() }]
    })
    for (const row of table.rows) for (const { position, column } of seen) column.see(row[position])
    const formats = seen.map(({ column }) => column.format())
    const ofFile = formatOfFile(formats)
    for (const [index, { name, position }] of seen.entries()) {
      const own = formats[index]
      if (!own) continue
      const format = ofFile && isUndecided(own) ? ofFile : own
      this.columns.set(name, { position, format, filled: 0, unread: 0, example: null })
    }
    problems.judgeLast(() => this.mostUnread())
    problems.warnLast(() => {
      if (this.centavos.areLost()) problems.warn('whole-amounts', { count: this.centavos.count })
    })
  }

  /** The amount of a column in a row; 0 if the column or the value is missing. `orderId` is named in warnings. */
  read(row: Row, name: string, orderId: string): Cents {
    const column = this.columns.get(name)
    if (!column) return noCents
    const { position, format } = column
    const cell = row[position]
    const value = typeof cell === 'number' ? cell : readNumber(cell, format)
    if (value !== null) column.filled += 1
    else if (orderId !== '' && this.statesZeros(name, column)) {
      this.problems.warnOfBlank(this.labelOf(name), orderId)
    }
    if (value !== null && isDayNumber(value)) {
      const others = this.othersOf(name, column)
      if (typeof cell === 'number' && others.areTexts) {
        this.problems.refuse('date', this.labelOf(name), cell, orderId)
        return noCents
      }
      if (others.largest * farAbove <= value) {
        this.problems.warn('day-numbers', { column: this.labelOf(name), orderId })
      }
    }
    if (value !== null && isAmount(value)) this.centavos.see(toCents(value))
    if (typeof cell === 'number' && Math.abs(cell) <= mostReais) return toCents(cell)
    if (value !== null && !isAmount(value)) {
      this.reportUnreadable(cell, name, orderId)
      return noCents
    }
    if (typeof cell === 'string') {
      if (cell.includes('%')) this.problems.refuse('percentage', this.labelOf(name), cell, orderId)
      else if (isInThrees(cell)) this.warnOfThrees(cell, format, name, orderId)
    }
    return toCents(value ?? 0)
  }

  /**
   * Whether a column that every file has states amounts of 0, so that a blank one was taken away. Where all are blank, nothing
   * is known to be missing.
   */
  private statesZeros(name: string, column: AmountColumn): boolean {
    const { rows, format } = this.table
    column.statesZeros ??=
      format.required.includes(name) &&
      rows.some((row) => readNumber(row[column.position], column.format) === 0)
    return column.statesZeros
  }

  /** As {@link read}, but reports no problems; null if the value is missing or no number. */
  peek(row: Row, name: string): Cents | null {
    const column = this.columns.get(name)
    const value = column ? readNumber(row[column.position], column.format) : null
    return value === null || !isAmount(value) ? null : toCents(value)
  }

  private labelOf(name: string): string {
    return this.table.label[name] ?? name
  }

  /** What the other cells of a column say of a number that is also that of a day, which a program may have made of an amount. */
  private othersOf(name: string, { position, format }: AmountColumn): OtherCells {
    const known = this.others.get(name)
    if (known) return known
    const { rows } = this.table
    let [texts, largest] = [0, 0]
    for (const row of rows) {
      if (typeof row[position] === 'string') texts += 1
      const value = Math.abs(readNumber(row[position], format) ?? 0)
      if (!isDayNumber(value) && value > largest) largest = value
    }
    const others = { areTexts: texts * 2 > rows.length, largest: largest || Number.POSITIVE_INFINITY }
    this.others.set(name, others)
    return others
  }

  /** Warns if '1.299' could be thousands or decimals and only the other values of the column decide. */
  private warnOfThrees(text: string, format: NumberFormat, name: string, orderId: string): void {
    const decided = columnDecides(text)
    if (!decided?.isGrouped) return
    const { beforeThree, elsewhere } = format[decided.mark]
    const about = { column: this.labelOf(name), orderId }
    const isDecimal = beforeThree === 'decimal'
    if (!isDecimal && (elsewhere !== 'decimal' || this.showsDecimals(name))) return
    this.guessed += 1
    this.problems.warn(isDecimal ? 'three-decimals' : 'guessed-thousands', about)
  }

  private showsDecimals(name: string): boolean {
    const known = this.decimals.get(name)
    if (known !== undefined) return known
    const position = this.table.position[name] ?? -1
    const shows = this.table.rows.some((row) => /,\d{1,2}[^\d.,]*$/.test(String(row[position] ?? '')))
    this.decimals.set(name, shows)
    return shows
  }

  private reportUnreadable(cell: Cell | undefined, name: string, orderId: string): void {
    const column = this.labelOf(name)
    if (isNone(cell, 'figure') && !this.table.format.required.includes(name)) return
    if (isMissing(cell)) {
      this.problems.warn('blank-amounts', { column, orderId })
      return
    }
    if (this.problems.refuseBroken(column, cell, orderId)) return
    if (cell instanceof Date) this.problems.refuse('date', column, cell, orderId)
    else if (typeof cell === 'string' && isUnclear(cell, this.columns.get(name)?.format)) {
      this.problems.refuse('mixed-marks', column, cell, orderId)
    } else {
      this.unreadable += 1
      this.problems.warn('unreadable-values', { column, orderId })
      if (orderId !== '') this.problems.unread.add(orderId)
      const known = this.columns.get(name)
      if (!known) return
      known.unread += 1
      known.example ??= cell ?? null
    }
  }

  private mostUnread(): ClosingFault | undefined {
    for (const [name, { filled, unread, example }] of this.columns) {
      if (unread < fewestUnread || unread * 2 < filled) continue
      return { kind: 'no-amount', column: this.labelOf(name), cells: unread, example: exampleOf(example) }
    }
    return undefined
  }
}

/** Whether most cells of a column are texts, and the largest of its numbers that is no day's. */
interface OtherCells {
  readonly areTexts: boolean
  readonly largest: number
}

const farAbove = 10

/** Whether a number is one of the days of 2015 to 2035 as a spreadsheet program numbers them. */
function isDayNumber(cell: number): boolean {
  return Number.isInteger(cell) && cell >= 42_005 && cell <= 49_673
}

/**
 * Sees whether the amounts of a file have lost their last digits, or are ten or more times too large: none ends in
 * centavos other than 0. Prices alone may all end in ',90' or ',50'.
 */
class Centavos {
  private readonly ends = new Set<number>()
  private isLost = true

  get count(): number {
    return this.ends.size
  }

  see(amount: Cents): void {
    if (!this.isLost || amount === 0) return
    this.isLost = amount % 10 === 0
    if (this.ends.size < mostSeen) this.ends.add(Math.abs(amount))
  }

  areLost(): boolean {
    if (!this.isLost || this.ends.size < fewestSeen) return false
    const ofPrices = [...this.ends].filter((amount) => pricesEnd.has(amount % 100))
    return ofPrices.length * 2 < this.ends.size
  }
}

const [fewestSeen, mostSeen] = [20, 100]
const pricesEnd = new Set([50, 90])

/** A column with its cells read so far: those with a value, and of these the ones that are no amount. */
interface AmountColumn {
  readonly position: number
  readonly format: NumberFormat
  filled: number
  unread: number
  example: Cell
  /** Undefined until it is asked. */
  statesZeros?: boolean
}

const fewestUnread = 2

/** The format of the columns that show their decimals after a point; undefined if none does, or another one groups by it. */
function formatOfFile(formats: readonly NumberFormat[]): NumberFormat | undefined {
  if (formats.some(({ dot }) => dot.elsewhere === 'unclear')) return undefined
  return formats.find(({ dot }) => dot.beforeThree === 'decimal')
}

/** Whether no value of a column shows what its marks mean, or all that do have a decimal comma. */
function isUndecided({ dot, comma }: NumberFormat): boolean {
  return dot.beforeThree === 'groups' && dot.elsewhere === 'decimal' && comma.elsewhere === 'decimal'
}

/** False for NaN, too. */
function isAmount(value: number): boolean {
  return Math.abs(value) <= mostReais
}

function isInThrees(text: string): boolean {
  const { length } = text
  const last = text.charCodeAt(length - 1)
  const mark = text.charCodeAt(length - 4)
  if (last >= 48 && last <= 57 && mark !== 46 && mark !== 44) return false
  return /[.,]\d{3}[^\d.,]*$/.test(text)
}

/** Whether the other values of the column use this value's mark for thousands and for decimals. */
function isUnclear(text: string, format: NumberFormat | undefined): boolean {
  const decided = columnDecides(text)
  if (!decided || !format) return false
  const { beforeThree, elsewhere } = format[decided.mark]
  return (decided.isGrouped ? beforeThree : elsewhere) === 'unclear'
}
