import { type Cents, cents, noCents, sumCents } from '../../../money/index.ts'
import { OrdersLeftOut, ordersFile } from '../../files/assemble-files.ts'
import type { CutOrder, OrdersFile } from '../../files/closing-files.ts'
import { SameRowsCheck } from '../../files/same-rows.ts'
import { CommissionCheck, SumCheck } from '../../files/sum-check.ts'
import type { ShopeeNames } from '../../model/names/shopee.ts'
import type { LeftOutOrder, Order, OrderLeftOut } from '../../model/order.ts'
import type { OrderItem } from '../../model/order-items.ts'
import type { FileRows } from '../../reading/file-rows.ts'
import { saysCancelled } from '../../reading/known-states.ts'
import { beginsWithTotal } from '../../reading/order-ids.ts'
import { type Cell, textOf } from '../../reading/sheet.ts'
import { type OrdersColumns, warnOfGrossFees } from './columns.ts'
import { IdsOfRows, isOtherDay } from './order-days.ts'
import { dropCopiedLines, itemIn, type OrderLine, type OrderLines } from './repeated/repeated-lines.ts'

const fees = ['sellerCoupon', 'commission', 'serviceFee'] as const
const amounts = ['subtotal', ...fees] as const

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
export function readOrders(file: FileRows<OrdersColumns>): OrdersFile<ShopeeNames> {
  const reader = new OrdersReader(file)
  const groups = groupLines(file.linesOfOrders(isLineOfOrder))
  file.refuseLost()
  const orders: Order<ShopeeNames>[] = []
  const leftOut = new OrdersLeftOut()
  for (const [orderId, { lines }] of groups) {
    const why = reader.leftOut(lines)
    if (!why) continue
    leftOut.add({ orderId, ...saidOfLeftOut(why, lines) }, lines.length)
    groups.delete(orderId)
  }
  dropCopiedLines(groups)
  for (const [orderId, { lines }] of groups) {
    if (feesDiffer(lines)) leftOut.add({ orderId, ...saidOfLeftOut('fees', lines) }, lines.length)
    else orders.push(reader.merge(orderId, lines))
  }
  return ordersFile(file, { orders, leftOut, cut: reader.cut })
}

function groupLines(lines: readonly OrderLine[]): Map<string, OrderLines> {
  const groups = new Map<string, OrderLines>()
  let last = ''
  for (const line of lines) {
    const { orderId } = line
    const group = groups.get(orderId)
    if (!group) groups.set(orderId, { lines: [line], runs: [] })
    else {
      if (orderId !== last) group.runs.push(group.lines.length)
      group.lines.push(line)
    }
    last = orderId
  }
  return groups
}

/** Whether a row without an id is a line of an order; its id may be in a merged cell above it, or in another column. */
function isLineOfOrder(line: OrderLine): boolean {
  if (!line.isMissing('orderId')) return false
  if (line.hasId) return true
  if (line.isBlank('subtotal')) return false
  const texts = [line.text('productName'), textOf(line.cell('status'))]
  return texts.some((text) => text !== '' && !beginsWithTotal(text))
}

function saidOfLeftOut(why: OrderLeftOut, lines: readonly OrderLine[]): Omit<LeftOutOrder, 'orderId'> {
  const first = (column: 'refundStatus' | 'cancelReason' | 'status' | 'productName') =>
    lines.find((line) => !line.isNone(column))?.cell(column)
  const [refund, reason] = [first('refundStatus'), first('cancelReason')]
  const said = { cancelled: [reason], refunded: [refund], partly: [refund, reason], fees: [] }[why]
  const status = said.find((cell) => cell !== undefined) ?? first('status')
  return { why, status: textOf(status), product: textOf(first('productName')), line: lines[0]?.number ?? 0 }
}

/** Whether the lines of an order state different fees; blank cells are ignored. */
function feesDiffer(lines: readonly OrderLine[]): boolean {
  if (lines.length === 1) return false
  const column = fees.find((fee) => {
    const stated = lines.flatMap((line) => line.peek(fee) ?? [])
    return stated.some((other) => other !== stated[0])
  })
  if (column !== undefined) lines[0]?.warn('different-fees', column)
  return column !== undefined
}

class OrdersReader {
  readonly cut = new Map<string, CutOrder>()
  private readonly file: FileRows<OrdersColumns>
  private readonly cancelled = new Map<Cell | undefined, boolean>()
  private readonly sums: SumCheck
  private readonly commissions: CommissionCheck
  private readonly idDays: IdsOfRows
  private readonly reasons: SameRowsCheck

  constructor(file: FileRows<OrdersColumns>) {
    this.file = file
    this.idDays = new IdsOfRows(file, { isLater: false })
    this.sums = new SumCheck(file, 'subtotal', { isExact: true })
    this.commissions = new CommissionCheck(file, 'commission')
    warnOfGrossFees(file)
    this.reasons = new SameRowsCheck(file, 'status', 'cancelReason')
  }

  leftOut(lines: readonly OrderLine[]): OrderLeftOut | undefined {
    let refunded = 0
    let left = 0
    for (const line of lines) {
      const isRefunded = !line.isNone('refundStatus')
      if (isRefunded) refunded += 1
      if (this.isCancelled(line) || isRefunded) left += 1
    }
    this.reasons.see(
      lines.some((line) => this.isCancelled(line)),
      lines.some((line) => !line.isNone('cancelReason')),
    )
    if (left === 0) return undefined
    if (left < lines.length) return 'partly'
    return refunded > 0 ? 'refunded' : 'cancelled'
  }

  private isCancelled(line: OrderLine): boolean {
    const status = line.cell('status')
    const known = this.cancelled.get(status)
    if (known !== undefined) return known
    const isCancelled = saysCancelled(status)
    this.cancelled.set(status, isCancelled)
    return isCancelled
  }

  merge(orderId: string, lines: readonly OrderLine[]): Order<ShopeeNames> {
    const first = lines[0] as OrderLine
    const createdAt = first.moment('createdAt')
    this.idDays.see(orderId, createdAt)
    if (isOtherDay(orderId, createdAt)) first.warn('other-days', 'createdAt')
    const buyerPaidOn = first.day('buyerPaidOn', createdAt)
    const deliveredOn = first.day('deliveredOn', createdAt)
    const completedOn = first.day('completedOn', createdAt)
    const lowered = loweredBy(lines)
    const order = {
      orderId,
      status: first.text('status'),
      cancelReason: first.text('cancelReason'),
      createdAt,
      subtotal: sumCents(lines.map((line) => line.amount('subtotal'))),
      sellerCoupon: readOnce(lines, 'sellerCoupon'),
      commission: readOnce(lines, 'commission'),
      serviceFee: readOnce(lines, 'serviceFee'),
      items: lines.map(itemOf),
      lines: lines.length,
      line: first.number,
      units: lines.reduce((sum, line) => sum + line.count('units'), 0),
      ...(buyerPaidOn && !createdAt.startsWith(buyerPaidOn) && { buyerPaidOn }),
      ...(deliveredOn && { deliveredOn }),
      ...(completedOn && { completedOn }),
      ...(lowered && { lowered }),
    }
    this.seePieces(order, lines)
    this.commissions.see(order.subtotal, order.commission)
    if (lines.some((line) => line.isNone('status'))) first.warn('blank-status', 'status')
    for (const column of amounts) {
      if (order[column] < 0) first.warn('negative-amounts', column)
      if (column === 'sellerCoupon') continue
      const blank = lines.filter((line) => line.isBlank(column))
      if (column === 'subtotal' ? blank.length > 0 : blank.length === lines.length)
        blank[0]?.warnOfBlank(column)
    }
    return order
  }

  /** Whether lines of an order are copies or missing, and its fees, depend on its pieces. */
  private seePieces(order: Order<ShopeeNames>, lines: readonly OrderLine[]): void {
    const { orderId, items, subtotal, units } = order
    const said = lines[0]?.count('unitsOfOrder') ?? 0
    const missing = units > 0 && said > 0 ? said - units : 0
    if (missing < 0) lines[0]?.warn('surplus-pieces', 'unitsOfOrder')
    if (missing > 0) {
      this.cut.set(orderId, { items: lines.map(itemIn), missing, summed: ['subtotal'] })
      lines[0]?.warn('missing-pieces', 'unitsOfOrder')
    }
    let worth = 0
    for (const { price = Number.NaN, units: pieces } of items) worth += price * pieces
    if (items.some(({ units: pieces }) => pieces === 0)) lines.forEach(warnOfUnits)
    else if (this.file.has('price') && !Number.isNaN(worth)) {
      this.sums.see(orderId, Math.abs(worth - subtotal) <= units, subtotal, worth)
    }
  }
}

function warnOfUnits(line: OrderLine): void {
  if (line.isBlank('units')) line.warn('blank-amounts', 'units')
  else if (line.cell('units') !== undefined && line.count('units') === 0)
    line.warn('unreadable-values', 'units')
}

function itemOf(line: OrderLine): OrderItem {
  const units = line.count('units')
  const price = priceOf(line, units)
  return {
    name: line.text('productName'),
    variation: line.text('variation'),
    sku: line.text('sku'),
    units,
    ...(price !== undefined && { price }),
  }
}

/**
 * The price of one piece, in centavos: as stated, otherwise the line's subtotal divided by its pieces. Undefined if that
 * is no whole number of centavos.
 */
function priceOf(line: OrderLine, units: number): Cents | undefined {
  const stated = line.peek('price')
  if (stated !== null) return stated
  const subtotal = line.peek('subtotal')
  return subtotal !== null && units > 0 && subtotal % units === 0 ? cents(subtotal / units) : undefined
}

/** The amounts repeat on each line of an order; their sign differs between the two files. */
function loweredBy(lines: readonly OrderLine[]): Order<ShopeeNames>['lowered'] {
  const of = (column: 'pix' | 'campaign' | 'bundle') =>
    Math.abs(lines.map((line) => line.peek(column)).find((amount) => amount) ?? 0)
  const [pix, campaign] = [of('pix'), of('campaign') + of('bundle')]
  return pix + campaign > 0 ? { pix: cents(pix), campaign: cents(campaign) } : undefined
}

function readOnce(lines: readonly OrderLine[], fee: (typeof fees)[number]): Cents {
  const line = lines.find((one) => !one.isBlank(fee)) ?? lines[0]
  return line?.amount(fee) ?? noCents
}
