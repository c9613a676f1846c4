import { noCents } from '../../../money/index.ts'
import { incomeFile, withoutSum } from '../../files/assemble-files.ts'
import type { IncomeFile, TakenBack } from '../../files/closing-files.ts'
import { SumCheck } from '../../files/sum-check.ts'
import { grouped } from '../../model/grouped.ts'
import { makeAmounts } from '../../model/names/make-amounts.ts'
import {
  type BasicPart,
  basicPartNames,
  type DetailPart,
  detailPartNames,
  paidPartNames,
  type ShopeeNames,
} from '../../model/names/shopee.ts'
import type { Payment } from '../../model/payments.ts'
import { refuseOrders } from '../../reading/closing-problem.ts'
import type { FileRows, Line } from '../../reading/file-rows.ts'
import { wordOf } from '../../reading/sheet.ts'
import { type IncomeColumns, warnOfGrossFees } from './columns.ts'
import { IdsOfRows, isOutsideOrder } from './order-days.ts'
import { RefundCheck } from './refund-check.ts'
import { dropCopiedPayments, type PaymentRow, refuseDoubled } from './repeated/repeated-payments.ts'

type Part = BasicPart | DetailPart
type View = 'order' | 'detail' | 'unsaid'
type IncomeLine = Line<IncomeColumns>
type Viewed = readonly [line: IncomeLine, view: View]

/**
 * Reads the income file ('Minha Renda') from all sheets that have its header.
 *
 * Rows with a refund id are left out of the payments, and kept as what they took back. If 'Sku' rows split the amounts of an order's own row, only the own row counts.
 * The column 'Ver' tells them apart; without it, the own row is the one that names no product. Rows of one order are
 * summed, part by part. Rows pasted twice count once. Source: specification, section 5; docs/parity.md.
 *
 * @throws ClosingProblem if it would be read wrongly
 */
export function readIncome(file: FileRows<IncomeColumns>): IncomeFile<ShopeeNames> {
  const reader = new IncomeReader(file)
  const lines = file.linesOfOrders(isPayment)
  file.refuseLost()
  // A sum made by a program is of all rows, also of those that do not count.
  const single = withoutSum(file, lines, (line) => line.peek('released') ?? noCents)
  const viewed = single.map((line): Viewed => [line, viewOf(line)])
  const whole = wholeOrders(viewed)
  warnOfOtherDetails(file, viewed)
  const refunds = new Set(whole.filter(isRefund))
  const paid = whole.filter((line) => !refunds.has(line))
  warnOfRefunds(file, refunds, paid.length)
  const read = paid.map((line) => reader.read(line))
  const kept = dropCopiedPayments(read, file)
  if (!hasDetailColumn(file)) refuseDoubled(kept)
  const takenBack = takenBackBy(refunds)
  const income = incomeFile<ShopeeNames>(file, {
    payments: kept.map(({ payment }) => payment),
    names: paidPartNames,
    details: viewed.length - whole.length,
    refunds: refunds.size,
  })
  return { ...income, ...(takenBack.length > 0 && { takenBack }) }
}

/**
 * Selects the rows that count. If 'Ver' is empty, a row that names a product is only a part when its order also has a
 * row without a product; otherwise it is a payment of its own.
 */
function wholeOrders(viewed: readonly Viewed[]): readonly IncomeLine[] {
  const idsOf = (wanted: View) =>
    new Set(viewed.flatMap(([{ orderId }, view]) => (view === wanted ? [orderId] : [])))
  const withOwnRow = idsOf('order')
  refuseOrders(
    'only-details',
    [...idsOf('detail')].filter((orderId) => !withOwnRow.has(orderId)),
  )
  return viewed.flatMap(([line, view]) =>
    view === 'order' || (view === 'unsaid' && !withOwnRow.has(line.orderId)) ? [line] : [],
  )
}

const views: Readonly<Record<string, View>> = {
  order: 'order',
  pedido: 'order',
  sku: 'detail',
  produto: 'detail',
  item: 'detail',
}

function viewOf(line: IncomeLine): View {
  const cell = line.cell('view')
  if (cell === 'Order') return 'order'
  if (cell === 'Sku') return 'detail'
  if (line.isMissing('view')) {
    return line.isMissing('productName') && line.isMissing('sku') ? 'order' : 'unsaid'
  }
  const view = views[wordOf(cell)]
  if (view) return view
  if (!line.isBroken('view')) line.refuse('unknown-word', 'view')
  return 'order'
}

/** Warns of orders whose own row states another amount than the rows of their products, which split it. */
function warnOfOtherDetails({ problems, table }: FileRows<IncomeColumns>, viewed: readonly Viewed[]): void {
  const of = (wanted: View) => {
    const lines = viewed.flatMap(([line, view]) => (view === wanted ? [line] : []))
    return grouped(lines, (line) => `${line.orderId} ${line.isNone('refundId') ? '' : line.text('refundId')}`)
  }
  const own = of('order')
  for (const [key, details] of of('detail')) {
    const lines = own.get(key)
    if (!lines) continue
    for (const part of basicPartNames) {
      const [whole, split] = [sumOf(lines, part), sumOf(details, part)]
      if (split === 0 || Math.abs(whole - split) <= details.length) continue
      problems.warn('other-net', { column: table.label[part], orderId: details[0].orderId })
    }
  }
}

function sumOf(lines: readonly IncomeLine[], part: BasicPart): number {
  return lines.reduce((sum, line) => sum + (line.peek(part) ?? 0), 0)
}

/** Whether a column distinguishes an order's own row from its parts. */
function hasDetailColumn(file: FileRows<IncomeColumns>): boolean {
  return file.has('view') || file.has('sku') || file.has('productName')
}

/** Whether a row without an id is a payment; its id may be in a merged cell above it, or in another column. */
function isPayment(line: IncomeLine): boolean {
  if (!line.isMissing('orderId')) return false
  if (line.hasId) return true
  if (line.isBlank('released')) return false
  if (line.wordOf('view') === 'order') return true
  const isNumbered = /^\d+$/.test(line.text('sequence'))
  return line.isMissing('view') && (isNumbered || !line.isMissing('releasedOn'))
}

function isRefund(line: IncomeLine): boolean {
  if (line.isNone('refundId')) return false
  const isId = /\d|^(sim|yes|true|verdadeiro|x)$/.test(line.wordOf('refundId'))
  if (!line.isBroken('refundId') && !isId) line.refuse('lost-digits', 'refundId')
  return true
}

const fewestToJudge = 20
const fewestGiven = 2

/** Warns if the refund ids look wrong: real refunds are few, each has an id of its own, and most take money back. */
function warnOfRefunds(
  { problems, table }: FileRows<IncomeColumns>,
  refunds: ReadonlySet<IncomeLine>,
  others: number,
): void {
  const { size: count } = refunds
  const ids = new Set([...refunds].map((line) => line.text('refundId')))
  const given = [...refunds].filter((line) => (line.peek('released') ?? noCents) > 0).length
  const areOdd = count >= fewestToJudge && (count > others || ids.size === 1)
  if (!areOdd && (given < fewestGiven || given * 2 < count)) return
  problems.warn('many-refunds', { column: table.label.refundId, count: areOdd ? count : given })
}

/** The rows with a refund id, each once, also if it was pasted again. */
function takenBackBy(refunds: ReadonlySet<IncomeLine>): readonly TakenBack[] {
  const known = new Map<string, TakenBack>()
  for (const line of refunds) {
    const amount = line.peek('released') ?? noCents
    const taken = {
      orderId: line.orderId,
      refundId: line.text('refundId'),
      day: line.moment('releasedOn'),
      amount,
    }
    const key = JSON.stringify([taken, line.cell('sequence')])
    if (amount !== 0 && !known.has(key)) known.set(key, { ...taken, line: line.number })
  }
  return [...known.values()]
}

const isDetail: ReadonlySet<Part> = new Set(detailPartNames)

class IncomeReader {
  private readonly parts: readonly Part[]
  private readonly sums: SumCheck
  private readonly refunds: RefundCheck
  private readonly createdDays: IdsOfRows
  private readonly paidDays: IdsOfRows

  constructor(file: FileRows<IncomeColumns>) {
    this.parts = [...basicPartNames, ...detailPartNames.filter((part) => file.has(part))]
    this.createdDays = new IdsOfRows(file, { isLater: false })
    this.paidDays = new IdsOfRows(file, { isLater: true })
    this.sums = new SumCheck(file, 'released')
    this.refunds = new RefundCheck(file)
    warnOfGrossFees(file)
  }

  read(line: IncomeLine): PaymentRow {
    const { orderId } = line
    const releasedOn = line.moment('releasedOn')
    this.paidDays.see(orderId, releasedOn)
    this.createdDays.see(orderId, line.moment('createdAt'))
    if (isOutsideOrder(orderId, releasedOn)) line.warn('other-days', 'releasedOn')
    const paid = makeAmounts(this.parts, (part) =>
      isDetail.has(part) && line.isMissing(part) ? undefined : line.amount(part),
    ) as ShopeeNames['paid']
    const payment: Payment<ShopeeNames> = { ...paid, orderId, releasedOn, line: line.number }
    this.seeParts(orderId, paid)
    line.warnOfBlank('released')
    return { payment, sequence: line.text('sequence') }
  }

  /** The export rounds and leaves out some parts, so only a factor tells. */
  private seeParts(orderId: string, paid: ShopeeNames['paid']): void {
    if (paid.productPrice === undefined) {
      this.refunds.see(orderId, paid)
      return
    }
    let sum = 0
    for (const part of this.parts) if (part !== 'released' && part !== 'refunded') sum += paid[part] ?? 0
    this.sums.see(orderId, true, paid.released, sum)
    this.refunds.see(orderId, paid, sum)
  }
}
