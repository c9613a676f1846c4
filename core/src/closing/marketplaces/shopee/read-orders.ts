import { type Cents, cents, isNone, plainFormat, readNumber, sumCents } from '../../../money/index.ts'
import { KnownStates, OrdersLeftOut, ordersFile, saysCancelled } from '../../files/assemble-files.ts'
import type { CutOrder, OrdersFile } from '../../files/closing-files.ts'
import { CommissionCheck, SumCheck } from '../../files/sum-check.ts'
import type { LeftOutOrder, Order, OrderLeftOut } from '../../model/order.ts'
import type { OrderItem } from '../../model/order-items.ts'
import type { ShopeeTerms } from '../../model/terms/shopee.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem } from '../../reading/closing-problem.ts'
import { DateReader, DayReader } from '../../reading/date-reader.ts'
import type { Table } from '../../reading/locate-file.ts'
import { beginsWithTotal, OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { type Cell, isMissing, type Row, textOf } from '../../reading/sheet.ts'
import { grossFees, isOrderId, type OrderColumn, orderLayout } from './columns.ts'
import { IdsOfRows, isOtherDay } from './order-days.ts'
import { dropCopiedLines, type LineMeaning, type OrderLines } from './repeated/repeated-lines.ts'

const fees = ['sellerCoupon', 'commission', 'serviceFee'] as const
const amounts = ['subtotal', ...fees] as const
/** Only needed to check fees: a file without these columns, or with unreadable ones, is compared all the same. */
const ofFees = ['price', 'pix', 'campaign', 'bundle'] as const

/**
 * Reads the orders file ('Meus Pedidos') from all sheets that have its header.
 *
 * Lines that are cancelled or have a refund status are left out. If only some lines of an order are, the whole order is
 * left out and listed, as its fees cannot be split. An order whose lines disagree about fees or coupon, which repeat on
 * each line, is left out too. Lines of one order are merged: subtotals are summed, products collected, coupon and fees
 * counted once. Lines pasted twice count once. Source: specification, section 5; docs/parity.md.
 *
 * @throws ClosingProblem if it would be read wrongly
 */
export function readOrders(table: Table<OrderColumn>): OrdersFile<ShopeeTerms> {
  const problems = new ReadingProblems()
  const reader = new OrdersReader(table, problems)
  const ids = new OrderIds(table, problems)
  const { groups, lost } = groupLines(table, ids, reader)
  problems.throwFault()
  if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
  const orders: Order<ShopeeTerms>[] = []
  const leftOut = new OrdersLeftOut()
  for (const [orderId, group] of groups) {
    reader.nameUnknown(orderId, group.lines)
    const why = reader.leftOut(group.lines)
    if (!why) continue
    leftOut.add({ orderId, ...reader.saidOfLeftOut(why, group.lines) }, group.lines.length)
    groups.delete(orderId)
  }
  const copies = dropCopiedLines(groups, reader.meaning, problems)
  for (const [orderId, group] of groups) {
    if (reader.feesDiffer(orderId, group.lines)) {
      leftOut.add({ orderId, ...reader.saidOfLeftOut('fees', group.lines) }, group.lines.length)
    } else orders.push(reader.merge(orderId, group.lines))
  }
  reader.warnOfMissing()
  return ordersFile(table, {
    orders,
    leftOut,
    cut: reader.cut,
    ids,
    copies,
    unreadable: reader.unreadable,
    problems,
  })
}

function groupLines(
  table: Table<OrderColumn>,
  ids: OrderIds,
  reader: OrdersReader,
): { groups: Map<string, OrderLines>; lost: number } {
  const groups = new Map<string, OrderLines>()
  let last = ''
  let lost = 0
  for (const row of table.rows) {
    const orderId = ids.read(row)
    if (orderId === '') {
      if (reader.isLineOfOrder(row)) lost += 1
      continue
    }
    const group = groups.get(orderId)
    if (!group) groups.set(orderId, { lines: [row], runs: [] })
    else {
      if (orderId !== last) group.runs.push(group.lines.length)
      group.lines.push(row)
    }
    last = orderId
  }
  return { groups, lost }
}

const counts = plainFormat({ whole: true })

class OrdersReader {
  readonly meaning: LineMeaning
  readonly cut = new Map<string, CutOrder>()
  private readonly table: Table<OrderColumn>
  private readonly problems: ReadingProblems
  private readonly amount: AmountReader<OrderColumn>
  private readonly date: DateReader<OrderColumn>
  private readonly buyerPaid: DayReader<OrderColumn>
  private readonly delivered: DayReader<OrderColumn>
  private readonly completed: DayReader<OrderColumn>
  private readonly cancelled = new Map<Cell | undefined, boolean>()
  private readonly sums: SumCheck
  private readonly commissions = new CommissionCheck()
  private readonly states: KnownStates
  private readonly refundStates: KnownStates
  private readonly idDays: IdsOfRows

  constructor(table: Table<OrderColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.amount = new AmountReader(table, [...amounts, ...ofFees], problems)
    this.idDays = new IdsOfRows(problems, table.label.orderId ?? '', { isLater: false })
    this.states = new KnownStates(problems, this.amount.labelOf('status'))
    this.refundStates = new KnownStates(problems, this.amount.labelOf('refundStatus'))
    this.sums = new SumCheck(problems, this.amount.labelOf('subtotal'))
    this.date = new DateReader<OrderColumn>(table, 'createdAt', problems)
    this.buyerPaid = new DayReader<OrderColumn>(table, 'buyerPaidOn', problems)
    this.delivered = new DayReader<OrderColumn>(table, 'deliveredOn', problems)
    this.completed = new DayReader<OrderColumn>(table, 'completedOn', problems)
    const item = ['productName', 'variation', 'sku'] as const
    this.meaning = {
      itemOf: (line) =>
        [
          ...item.map((column) => this.text(line, column)),
          readUnits(this.cell(line, 'units')),
          this.amount.peek(line, 'subtotal'),
        ].join('|'),
      unitsOf: (line) => readUnits(this.cell(line, 'units')),
      unitsOfOrder: (line) => readUnits(this.cell(line, 'unitsOfOrder')),
    }
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  leftOut(lines: readonly Row[]): OrderLeftOut | undefined {
    let refunded = 0
    let left = 0
    for (const line of lines) {
      const isRefunded = this.isRefunded(line)
      if (isRefunded) refunded += 1
      if (this.isCancelled(line) || isRefunded) left += 1
    }
    if (left === 0) return undefined
    if (left < lines.length) return 'partly'
    return refunded > 0 ? 'refunded' : 'cancelled'
  }

  nameUnknown(orderId: string, lines: readonly Row[]): void {
    for (const line of lines) {
      this.states.see(this.cell(line, 'status'), orderId)
      this.refundStates.see(this.cell(line, 'refundStatus'), orderId)
    }
  }

  saidOfLeftOut(why: OrderLeftOut, lines: readonly Row[]): Omit<LeftOutOrder, 'orderId'> {
    const first = <Name extends OrderColumn>(column: Name) =>
      lines.map((line) => this.cell(line, column)).find((cell) => !isNone(cell, 'exception'))
    const [refund, reason] = [first('refundStatus'), first('cancelReason')]
    const said = { cancelled: [reason], refunded: [refund], partly: [refund, reason], fees: [] }[why]
    const status = said.find((cell) => !isNone(cell, 'exception')) ?? first('status')
    const line = this.table.lineOf(lines[0] ?? [])
    return { why, status: textOf(status), product: textOf(first('productName')), line }
  }

  /** Whether the lines of an order state different fees; blank cells are ignored. */
  feesDiffer(orderId: string, lines: readonly Row[]): boolean {
    if (lines.length === 1) return false
    const [column] = fees.filter((fee) => {
      const stated = lines.flatMap((line) => this.amount.peek(line, fee) ?? [])
      return stated.some((other) => other !== stated[0])
    })
    if (column === undefined) return false
    this.problems.warn('different-fees', { column: this.amount.labelOf(column), orderId })
    return true
  }

  merge(orderId: string, lines: readonly Row[]): Order<ShopeeTerms> {
    const [first = []] = lines
    const createdAt = this.date.read(first, orderId)
    this.idDays.see(orderId, createdAt)
    if (isOtherDay(orderId, createdAt)) {
      this.problems.warn('other-days', { column: this.table.label.createdAt, orderId })
    }
    const buyerPaidOn = this.buyerPaid.read(first, orderId, createdAt)
    const deliveredOn = this.delivered.read(first, orderId, createdAt)
    const completedOn = this.completed.read(first, orderId, createdAt)
    const lowered = this.lowered(lines)
    const order = {
      orderId,
      status: this.text(first, 'status'),
      cancelReason: this.text(first, 'cancelReason'),
      createdAt,
      subtotal: sumCents(lines.map((line) => this.amount.read(line, 'subtotal', orderId))),
      sellerCoupon: this.readOnce(orderId, lines, 'sellerCoupon'),
      commission: this.readOnce(orderId, lines, 'commission'),
      serviceFee: this.readOnce(orderId, lines, 'serviceFee'),
      items: lines.map((line) => this.item(line)),
      lines: lines.length,
      line: this.table.lineOf(first),
      units: lines.reduce((sum, line) => sum + readUnits(this.cell(line, 'units')), 0),
      ...(buyerPaidOn && !createdAt.startsWith(buyerPaidOn) && { buyerPaidOn }),
      ...(deliveredOn && { deliveredOn }),
      ...(completedOn && { completedOn }),
      ...(lowered && { lowered }),
    }
    const said = readUnits(this.cell(first, 'unitsOfOrder'))
    const missing = order.units > 0 && said > 0 ? said - order.units : 0
    if (missing < 0) this.problems.warn('surplus-pieces', { column: this.table.label.unitsOfOrder, orderId })
    if (missing > 0) {
      this.cut.set(orderId, { items: lines.map(this.meaning.itemOf), missing, summed: ['subtotal'] })
      this.problems.warn('missing-pieces', { column: this.table.label.unitsOfOrder, orderId })
    }
    this.warnOfAmounts(order, lines)
    this.commissions.see(order.subtotal, order.commission)
    return order
  }

  warnOfMissing(): void {
    this.sums.warnOfMost(this.problems, this.amount.labelOf('subtotal'))
    this.commissions.warn(this.problems, this.amount.labelOf('commission'))
    if (this.table.position.createdAt === undefined) {
      this.problems.warn('without-columns', { column: orderLayout.columns.createdAt[0] })
    }
    for (const column of grossFees(this.table.label)) this.problems.warn('gross-fees', { column })
  }

  /** Whether a row without an id is a line of an order; its id may be in a merged cell above it, or in another column. */
  isLineOfOrder(row: Row): boolean {
    if (!isMissing(this.cell(row, 'orderId'))) return false
    if (row.some(isOrderId)) return true
    if (this.amount.isBlank(row, 'subtotal')) return false
    const texts = [this.text(row, 'productName'), this.text(row, 'status')]
    return texts.some((text) => text !== '' && !beginsWithTotal(text))
  }

  private item(line: Row): OrderItem {
    const counted = this.cell(line, 'units')
    this.problems.refuseBroken(this.table.label.units ?? '', counted)
    const units = readUnits(counted)
    const price = this.price(line, units)
    return {
      name: this.text(line, 'productName'),
      variation: this.text(line, 'variation'),
      sku: this.text(line, 'sku'),
      units,
      ...(price !== undefined && { price }),
    }
  }

  /**
   * The price of one piece, in centavos: as stated, otherwise the line's subtotal divided by its pieces. Undefined if
   * that is no whole number of centavos.
   */
  private price(line: Row, units: number): Cents | undefined {
    const stated = this.amount.peek(line, 'price')
    if (stated !== null) return stated
    const subtotal = this.amount.peek(line, 'subtotal')
    return subtotal !== null && units > 0 && subtotal % units === 0 ? cents(subtotal / units) : undefined
  }

  /** The amounts repeat on each line of an order; their sign differs between the two files. */
  private lowered(lines: readonly Row[]): Order<ShopeeTerms>['lowered'] {
    const of = (column: (typeof ofFees)[number]) => {
      for (const line of lines) {
        const amount = this.amount.peek(line, column)
        if (amount) return Math.abs(amount)
      }
      return 0
    }
    const [pix, campaign] = [of('pix'), of('campaign') + of('bundle')]
    return pix + campaign > 0 ? { pix: cents(pix), campaign: cents(campaign) } : undefined
  }

  private readOnce(orderId: string, lines: readonly Row[], fee: (typeof fees)[number]): Cents {
    const line = lines.find((one) => !this.amount.isBlank(one, fee)) ?? []
    return this.amount.read(line, fee, orderId)
  }

  private warnOfAmounts(order: Order<ShopeeTerms>, lines: readonly Row[]): void {
    const { orderId } = order
    if (lines.some((line) => isNone(this.cell(line, 'status'), 'exception'))) {
      this.problems.warn('blank-status', { column: this.amount.labelOf('status'), orderId })
    }
    this.checkPieces(order, lines)
    for (const column of amounts) {
      if (order[column] < 0) {
        this.problems.warn('negative-amounts', { column: this.amount.labelOf(column), orderId })
      }
      if (column === 'sellerCoupon') continue
      const isBlank = (line: Row) => this.amount.isBlank(line, column)
      if (column === 'subtotal' ? lines.some(isBlank) : lines.every(isBlank)) {
        this.problems.warnOfBlank(this.amount.labelOf(column), orderId)
      }
    }
  }

  /** Whether lines of an order are copies, and its fees, depend on its pieces. */
  private checkPieces({ orderId, items, subtotal, units }: Order<ShopeeTerms>, lines: readonly Row[]): void {
    let worth = 0
    let isCounted = true
    for (const { price = Number.NaN, units: pieces } of items) {
      worth += price * pieces
      if (pieces === 0) isCounted = false
    }
    if (!isCounted) for (const line of lines) this.warnOfUnits(orderId, this.cell(line, 'units'))
    else if (this.table.position.price !== undefined && !Number.isNaN(worth)) {
      this.sums.see(orderId, Math.abs(worth - subtotal) <= units, subtotal, worth)
    }
  }

  private warnOfUnits(orderId: string, units: Cell | undefined): void {
    if (units === undefined || readUnits(units) > 0) return
    const kind = isMissing(units) ? 'blank-amounts' : 'unreadable-values'
    this.problems.warn(kind, { column: this.table.label.units, orderId })
  }

  private isCancelled(line: Row): boolean {
    const status = this.cell(line, 'status')
    const known = this.cancelled.get(status)
    if (known !== undefined) return known
    this.problems.refuseBroken(this.amount.labelOf('status'), status)
    const isCancelled = saysCancelled(status)
    this.cancelled.set(status, isCancelled)
    return isCancelled
  }

  private isRefunded(line: Row): boolean {
    const status = this.cell(line, 'refundStatus')
    if (isNone(status, 'exception')) return false
    this.problems.refuseBroken(this.amount.labelOf('refundStatus'), status)
    return true
  }

  private cell(line: Row, column: OrderColumn): Cell | undefined {
    const position = this.table.position[column]
    return position === undefined ? undefined : line[position]
  }

  private text(line: Row, column: OrderColumn): string {
    return textOf(this.cell(line, column))
  }
}

/** The number of pieces of a line; 0 if it is no whole number of up to six digits. A longer one is something else. */
function readUnits(value: Cell | undefined): number {
  const units = readNumber(value, counts)
  return units !== null && Number.isInteger(units) && units > 0 && units < 1_000_000 ? units : 0
}
