import { type CalendarDate, readDate } from '../../../../calendar/index.ts'
import { type Cents, isNone, toReais } from '../../../../money/index.ts'
import { cutText } from '../../../model/order-items.ts'
import { AmountReader } from '../../../reading/amount-reader.ts'
import { ClosingProblem } from '../../../reading/closing-problem.ts'
import { DateReader } from '../../../reading/date-reader.ts'
import { numberOf } from '../../../reading/exported-id.ts'
import type { Table } from '../../../reading/locate-file.ts'
import { beginsWithTotal, OrderIds, refuseOtherHeader, saysSum } from '../../../reading/order-ids.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import { type Cell, columnKey, isMissing, type Row, textOf } from '../../../reading/sheet.ts'
import { dayOfOrder, IdsOfRows, isBeforeOrder } from '../order-days.ts'

const years = { first: '2015', last: '2099' }

interface MovementColumns<Name extends string> {
  /** The column, such as an id, that every line has. */
  readonly lead: Name
  readonly amounts: readonly Name[]
  readonly dates: readonly Name[]
}

/**
 * Reads the cells of a movement file. A value that is no amount or no date refuses the file, and so does an amount that
 * may mean thousands or decimals. None of them counts as 0, because nobody would notice.
 */
export class MovementRows<Name extends string> {
  private readonly table: Table<Name | 'orderId'>
  private readonly problems: ReadingProblems
  private readonly lead: Name
  private readonly amounts: AmountReader<Name | 'orderId'>
  private readonly dates: ReadonlyMap<Name, DateReader<Name>>
  private readonly ids: OrderIds
  private readonly idDays: IdsOfRows
  private readonly amountNames: readonly Name[]

  constructor(
    table: Table<Name | 'orderId'>,
    { lead, amounts, dates }: MovementColumns<Name>,
    problems: ReadingProblems,
  ) {
    this.table = table
    this.problems = problems
    this.lead = lead
    this.amountNames = amounts
    this.amounts = new AmountReader(table, amounts, problems)
    this.dates = new Map(dates.map((name) => [name, new DateReader(table, name, problems)]))
    this.ids = new OrderIds(table, problems)
    this.idDays = new IdsOfRows(problems, this.labelOf('orderId'), { isLater: true })
  }

  /**
   * The rows that are lines, without totals, remarks and repeated headers.
   *
   * @throws ClosingProblem if rows with amounts do not say whose they are, or there is no line
   */
  lines(): readonly Row[] {
    let lost = 0
    const lines = this.table.rows.filter((row) => {
      const lead = this.cell(row, this.lead)
      if (isNone(lead, 'exception')) {
        const hasAmount = this.amountNames.some((name) => !isNone(this.cell(row, name), 'exception'))
        if (hasAmount && !row.some((cell) => beginsWithTotal(cell) || saysSum(cell))) lost += 1
        return false
      }
      if (saysSum(lead)) return false
      if (typeof lead !== 'string' || this.table.layout.keys.get(columnKey(lead)) !== this.lead) return true
      refuseOtherHeader(this.table, row)
      return false
    })
    if (lost > 0 && this.dates.has(this.lead)) {
      const column = this.labelOf(this.lead)
      throw new ClosingProblem({ kind: 'no-date', column, cells: lost, example: '' })
    }
    if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
    if (lines.length === 0) throw new ClosingProblem({ kind: 'no-rows' })
    return lines
  }

  /** Null if the cell is empty. */
  money(row: Row, name: Name): Cents | null {
    const cell = this.cell(row, name)
    if (isMissing(cell)) return null
    const { unreadable, guessed } = this.amounts
    const amount = this.amounts.read(row, name, '')
    const isSure = this.amounts.unreadable === unreadable && this.amounts.guessed === guessed
    if (!isSure) this.problems.refuse('no-amount', this.labelOf(name), cell)
    return amount
  }

  /** As {@link money}, for a column that must have an amount in every line. */
  everyMoney(row: Row, name: Name): Cents | null {
    const amount = this.money(row, name)
    if (amount === null) this.problems.refuse('no-amount', this.labelOf(name), this.cell(row, name))
    return amount
  }

  /** 'YYYY-MM-DD HH:MM', without the time if the file has none; '' for an empty or refused cell. */
  moment(row: Row, name: Name): string {
    const cell = this.cell(row, name)
    if (isNone(cell, 'exception')) return ''
    const moment = this.dates.get(name)?.read(row, '') ?? ''
    if (readDate(moment) && moment >= years.first && moment.slice(0, 4) <= years.last) return moment
    this.problems.refuse('no-date', this.labelOf(name), cell)
    return ''
  }

  day(row: Row, name: Name): CalendarDate | null {
    return readDate(this.moment(row, name))
  }

  /** As {@link day}, with a warning if it is before the day of the order. */
  dayOf(row: Row, name: Name, orderId: string): CalendarDate | null {
    const day = this.day(row, name)
    if (day !== null) this.idDays.see(orderId, day)
    if (day !== null && isBeforeOrder(orderId, day)) {
      this.problems.warn('other-days', { column: this.labelOf(name), orderId })
    }
    return day
  }

  /** '' if the row is of no order. */
  orderId(row: Row): string {
    const cell = this.cell(row, 'orderId')
    return isNone(cell, 'exception') ? '' : this.ids.read(row)
  }

  /** As {@link orderId}, for a file that has an order in every line: anything else refuses the file. */
  everyOrderId(row: Row): string {
    const orderId = this.orderId(row)
    if (dayOfOrder(orderId)) return orderId
    this.problems.refuse('lost-digits', this.labelOf('orderId'), this.cell(row, 'orderId'))
    return ''
  }

  /** The number that identifies a line in every file. */
  number(row: Row, name: Name): string {
    const cell = this.cell(row, name)
    if (this.problems.refuseBroken(this.labelOf(name), cell)) return ''
    const number = cutText(numberOf(cell))
    if (number === '' && !isNone(cell, 'exception'))
      this.problems.refuse('lost-digits', this.labelOf(name), cell)
    return number
  }

  /** An amount in one form for all files; a text that is no amount is kept. */
  written(row: Row, name: Name): string {
    const amount = this.amounts.peek(row, name)
    return amount === null ? textOf(this.cell(row, name)) : toReais(amount).toFixed(2)
  }

  text(row: Row, name: Name): string {
    const cell = this.cell(row, name)
    return this.problems.refuseBroken(this.labelOf(name), cell) ? '' : cutText(textOf(cell))
  }

  cell(row: Row, name: Name | 'orderId'): Cell | undefined {
    return row[this.table.position[name] ?? -1]
  }

  labelOf(name: Name | 'orderId'): string {
    return this.table.label[name] ?? this.table.layout.columns[name][0] ?? name
  }
}

/** The month in which a line is shown: that of its order, otherwise that of its day. */
export function monthOf(orderId: string, day: CalendarDate): string {
  return (dayOfOrder(orderId) ?? day).slice(0, 7)
}
