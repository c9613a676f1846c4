import { type CalendarDate, daysBetween, readDate } from '../../calendar/index.ts'
import { type Cents, isNone, plainFormat, readNumber, toReais } from '../../money/index.ts'
import { AmountReader } from './amount-reader.ts'
import { ClosingProblem } from './closing-problem.ts'
import { DateReader } from './date-reader.ts'
import { numberOf } from './exported-id.ts'
import type { ColumnKind, Columns, NameOf, NameOfKind, Table } from './format.ts'
import { KnownStates } from './known-states.ts'
import { OrderIds } from './order-ids.ts'
import { type CellFault, type FileWarningKind, mayBeBroken, ReadingProblems } from './reading-problems.ts'
import { type Cell, cellAt, isMissing, type Row, textOf, wordOf } from './sheet.ts'

/**
 * The lines of a file, read by its declared format. How numbers and dates are written is decided from all lines of each
 * column; warns of hidden sheets and of columns that are missing or only in some sheets.
 */
export class FileRows<out C extends Columns = Columns> {
  readonly table: Table
  readonly problems: ReadingProblems
  readonly lines: readonly Line<C>[]
  readonly ids: OrderIds
  readonly amounts: AmountReader
  /** The number of lines left out as copies of others. */
  copies = 0
  private readonly otherIds = new Map<string, OrderIds>()
  private readonly dates = new Map<string, DateReader>()
  private readonly states: readonly { readonly name: string; readonly known: KnownStates }[]
  private readonly currencies: readonly string[]
  private lost = 0

  constructor(table: Table, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    const columns = Object.entries(table.format.columns)
    const ofKind = (...kinds: ColumnKind[]) =>
      columns.flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
    this.amounts = new AmountReader(table, ofKind('amount', 'sure amount'), problems)
    for (const name of ofKind('day', 'sure day')) this.dates.set(name, new DateReader(table, name, problems))
    for (const name of ofKind('quiet day')) {
      this.dates.set(name, new DateReader(table, name, new ReadingProblems()))
    }
    this.states = ofKind('state').map((name) => ({
      name,
      known: new KnownStates({ isOfRefunds: name === 'refundStatus' }),
    }))
    this.currencies = ofKind('currency')
    this.ids = new OrderIds(table, problems)
    for (const column of ofKind('id')) {
      if (column !== 'orderId') this.otherIds.set(column, new OrderIds(table, problems, { column }))
    }
    for (const column of table.hiddenSheets) problems.warn('hidden-sheets', { column })
    for (const column of table.partlyThere) problems.warn('sheets-without', { column })
    for (const [name, { names, isMissed }] of columns) {
      if (!isMissed || table.position[name] !== undefined) continue
      problems.warn('without-columns', { column: namesToShow(names) })
    }
    this.lines = table.rows.map((row, index) => new Line(this, row, table.lines[index] ?? 0))
  }

  has(name: NameOf<C>): boolean {
    return this.table.position[name] !== undefined
  }

  /** The name of a column as the file has it, else as it usually is. */
  label(name: NameOf<C>): string {
    return this.table.label[name] ?? this.table.format.columns[name]?.names[0] ?? name
  }

  /**
   * The lines with the id of an order. Others are left out, and {@link refuseLost} refuses the file for those that
   * `isLost` says still belong to an order.
   */
  linesOfOrders(isLost: (line: Line<C>) => boolean): readonly Line<C>[] {
    return this.lines.filter((line) => {
      line.orderId = this.ids.read(line.row)
      if (line.orderId === '' && isLost(line)) this.lost += 1
      return line.orderId !== ''
    })
  }

  /** @throws ClosingProblem for the first refused cell, and 'rows-without-id' if there are lost lines */
  refuseLost(lost = this.lost): void {
    this.problems.throwFault()
    if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
  }

  /** Judges the currencies and states in the lines of orders, once it is known which these are. */
  judgeWords(): void {
    for (const line of this.lines) {
      if (line.orderId === '') continue
      for (const name of this.currencies) line.refuseOtherCurrency(name)
      for (const { name, known } of this.states) {
        const said =
          line.isNone(name) || line.isBroken(name) ? undefined : known.unknownIn(line.cell(name) ?? null)
        if (said !== undefined) line.warn('unknown-words', name, { said })
      }
    }
  }

  /** The id of an order in another column than its own. */
  otherId(row: Row, name: NameOf<C>): string {
    return this.otherIds.get(name)?.read(row) ?? ''
  }

  moment(row: Row, name: NameOf<C>, orderId: string): string {
    return this.dates.get(name)?.read(row, orderId) ?? ''
  }
}

/** A row of a file. Its cells are read as the kinds of their columns say; a column that the file lacks is empty. */
export class Line<out C extends Columns = Columns> {
  /** '' as long as it is of no order. Warnings and faults name it. */
  orderId = ''
  readonly row: Row
  /** The number of the row in its sheet, from 1. */
  readonly number: number
  private readonly file: FileRows<C>
  private broken: ReadonlySet<string> | undefined

  constructor(file: FileRows<C>, row: Row, number: number) {
    this.file = file
    this.row = row
    this.number = number
  }

  cell(name: NameOf<C>): Cell | undefined {
    return cellAt(this.row, this.file.table.position[name])
  }

  isMissing(name: NameOf<C>): boolean {
    return isMissing(this.cell(name))
  }

  isNone(name: NameOf<C>): boolean {
    return isNone(this.cell(name), 'exception')
  }

  /** Whether the file has the column but the line has no value in it. */
  isBlank(name: NameOf<C>): boolean {
    return this.file.has(name) && this.isMissing(name)
  }

  /** Whether all its cells are empty. */
  get isEmpty(): boolean {
    return this.row.every(isMissing)
  }

  /** Whether one of its cells is the id of an order, in any column. */
  get hasId(): boolean {
    const { orderId } = this.file.table.format
    return this.row.some((cell) => typeof cell === 'string' && orderId.test(cell))
  }

  /** The trimmed text; '' if it is missing, or a 'word' that refuses the file. */
  text(name: NameOf<C>): string {
    const cell = this.cell(name)
    if (
      mayBeBroken(cell) &&
      (this.isOfKind(name, 'word') || this.isOfKind(name, 'state')) &&
      this.isBroken(name)
    )
      return ''
    return textOf(cell)
  }

  /** A text in the form in which words are compared. */
  wordOf(name: NameOf<C>): string {
    return wordOf(this.cell(name))
  }

  /** Refuses a formula without a result and an error, once. Answers whether the cell is one. */
  isBroken(name: NameOf<C>): boolean {
    const cell = this.cell(name)
    if (!mayBeBroken(cell)) return false
    if (this.broken?.has(name)) return true
    const isBroken = this.file.problems.refuseBroken(this.file.label(name), cell, this.orderId)
    if (isBroken) this.broken = new Set(this.broken).add(name)
    return isBroken
  }

  /** In centavos; 0 if it is missing or no amount. */
  amount(name: NameOfKind<C, 'amount'>): Cents {
    return this.file.amounts.read(this.row, name, this.orderId)
  }

  /** As {@link amount}, without a warning; null if it is missing or no amount. */
  peek(name: NameOfKind<C, 'amount' | 'sure amount'>): Cents | null {
    return this.file.amounts.peek(this.row, name)
  }

  /** Null if it is missing. A text that is no amount, or may mean thousands or decimals, refuses the file. */
  sureAmount(name: NameOfKind<C, 'sure amount'>): Cents | null {
    if (this.isMissing(name)) return null
    const { amounts } = this.file
    const { unreadable, guessed } = amounts
    const amount = amounts.read(this.row, name, this.orderId)
    if (amounts.unreadable > unreadable || amounts.guessed > guessed) this.refuse('no-amount', name)
    return amount
  }

  /** As {@link sureAmount}, for a column that must have an amount in every line. */
  everyAmount(name: NameOfKind<C, 'sure amount'>): Cents | null {
    const amount = this.sureAmount(name)
    if (amount === null) this.refuse('no-amount', name)
    return amount
  }

  /** An amount in one form for all files; a text that is no amount is kept. */
  written(name: NameOfKind<C, 'amount' | 'sure amount'>): string {
    const amount = this.peek(name)
    return amount === null ? textOf(this.cell(name)) : toReais(amount).toFixed(2)
  }

  /** Warns of an amount that an order must have. */
  warnOfBlank(name: NameOf<C>): void {
    if (this.isBlank(name)) this.file.problems.warnOfBlank(this.file.label(name), this.orderId)
  }

  /** A number of pieces, of up to six digits; 0 for anything else. A longer one is something else. */
  count(name: NameOfKind<C, 'count'>): number {
    if (this.isMissing(name) || this.isBroken(name)) return 0
    const count = readNumber(this.cell(name), counts)
    return count !== null && Number.isInteger(count) && count > 0 && count < 1_000_000 ? count : 0
  }

  /** Refuses the file for amounts that are not in reais. An empty cell is accepted. */
  refuseOtherCurrency(name: string): void {
    if (this.isMissing(name) || reais.has(this.wordOf(name)) || this.isBroken(name)) return
    this.refuse('other-currency', name)
  }

  /** 'YYYY-MM-DD HH:MM', without the time if the file has none; the text if it is no date, '' if it is empty. */
  moment(name: NameOfKind<C, 'day' | 'quiet day'>): string {
    return this.file.moment(this.row, name, this.orderId)
  }

  /**
   * Null if it is missing, no date, or before `earliest` or more than {@link longestLife} after it, with a warning unless
   * the column is quiet.
   */
  day(name: NameOfKind<C, 'day' | 'quiet day'>, earliest = ''): CalendarDate | null {
    if (this.isMissing(name)) return null
    const day = readDate(this.moment(name))
    const first = readDate(earliest)
    if (day === null || first === null) return day
    if (day >= first && daysBetween(first, day) <= longestLife) return day
    if (this.isOfKind(name, 'day')) this.warn('other-days', name)
    return null
  }

  /** As {@link moment}; '' for an empty cell, and for anything but a plausible date, which refuses the file. */
  sureMoment(name: NameOfKind<C, 'sure day'>): string {
    if (this.isNone(name)) return ''
    const moment = this.file.moment(this.row, name, this.orderId)
    if (readDate(moment) && moment >= years.first && moment.slice(0, 4) <= years.last) return moment
    this.refuse('no-date', name)
    return ''
  }

  /** A number of the marketplace; '' if there is none. */
  numberIn(name: NameOfKind<C, 'number' | 'sure number'>): string {
    const cell = this.cell(name)
    const number = numberOf(cell)
    if ((number !== '' && !mayBeBroken(cell)) || !this.isOfKind(name, 'sure number')) return number
    if (this.isBroken(name)) return ''
    if (number === '' && !this.isNone(name)) this.refuse('lost-digits', name)
    return number
  }

  /** The id of an order in another column than its own; '' if there is none. */
  otherId(name: NameOfKind<C, 'id'>): string {
    return this.isNone(name) ? '' : this.file.otherId(this.row, name)
  }

  /** `said` is a word of the cell that the warning names, too. */
  warn(kind: FileWarningKind, name?: NameOf<C>, { count = 1, said = '' } = {}): void {
    const label = name === undefined ? undefined : this.file.label(name)
    const column = said === '' ? label : `${label}: ${said}`
    this.file.problems.warn(kind, { column, orderId: this.orderId, count })
  }

  /** Leaves out copies of the line, with a warning. */
  leaveOutCopies(count = 1): void {
    this.file.copies += count
    this.warn('copied-rows', undefined, { count })
  }

  /** Refuses the file for a cell, once all of it is read. */
  refuse(why: CellFault, name: NameOf<C>): void {
    this.file.problems.refuse(why, this.file.label(name), this.cell(name), this.orderId)
  }

  private isOfKind(name: NameOf<C>, kind: ColumnKind): boolean {
    return this.file.table.format.columns[name]?.kind === kind
  }
}

/** In days. Nothing happens to an order later than a year after it. */
export const longestLife = 366

const counts = plainFormat({ whole: true })
const reais = new Set(['brl', 'r$', 'real', 'reais'])
const years = { first: '2015', last: '2099' }

/** All names of a column, without those that only lack a unit. */
function namesToShow([first = '', ...others]: readonly string[]): string {
  return [first, ...others.filter((name) => !first.startsWith(name))].join(' ou ')
}
