import { readDate } from '../calendar/index.ts'
import { addCents, noCents } from '../money/index.ts'
import type { CutOrder, IncomeFile, OrdersFile } from './marketplaces/closing-files.ts'
import type { ClosingRules } from './marketplaces/closing-rules.ts'
import { makeAmounts } from './marketplaces/make-amounts.ts'
import type { Amounts, ClosingTerms } from './marketplaces/terms.ts'
import { type Income, type Payment, sumPayments } from './payments.ts'
import type { Adjustment, BilledFee, FreightDiscrepancy, LeftOutOrder, Order, OrderLeftOut } from './rows.ts'

/**
 * What several files come to together, and of each how many orders are `used` and how many rows are `repeated`: left out because
 * another file stands for them.
 */
export interface Combined<Kept> {
  readonly kept: readonly Kept[]
  readonly files: readonly { readonly used: number; readonly repeated: number }[]
}

/**
 * The orders that several files come to, and those `leftOut`; of each file also how many of these are cancelled and `returned`, refunded.
 * `completed` are orders all of whose pieces are there only in several files together.
 */
interface CombinedOrders<Terms extends ClosingTerms> extends Combined<Order<Terms>> {
  readonly files: readonly (Combined<unknown>['files'][number] & {
    readonly cancelled: number
    readonly returned: number
  })[]
  readonly leftOut: readonly LeftOutOrder[]
  readonly completed: ReadonlySet<string>
}

/**
 * The orders of several files, whose months may overlap: an order stands as the newest file that has it says, also where
 * that one leaves it out; where two exports were cut within it, it is what their lines say together. `files` with the newest last;
 * `repeated` counts the lines left to a newer file.
 */
export function combineOrders<Terms extends ClosingTerms>(
  files: readonly OrdersFile<Terms>[],
): CombinedOrders<Terms> {
  const [only] = files
  if (only && files.length === 1) {
    const { orders, leftOut } = only
    const counts = { used: orders.length, repeated: 0, ...countLeftOut(leftOut) }
    return { kept: orders, leftOut, files: [counts], completed: new Set() }
  }
  const seen = new Set<string>()
  const parts = new CutOrders<Terms>()
  const newestFirst = files.toReversed().map((file) => {
    const kept = file.orders.filter(({ orderId }) => !seen.has(orderId))
    const more = file.orders.filter((order) => seen.has(order.orderId) && parts.join(order, file))
    for (const order of kept) parts.see(order, file)
    const leftOut = file.leftOut.filter(({ orderId }) => !seen.has(orderId))
    for (const { orderId } of file.orders) seen.add(orderId)
    for (const { orderId } of file.leftOut) seen.add(orderId)
    const lines = (orders: readonly Order<Terms>[]) => orders.reduce((sum, order) => sum + order.lines, 0)
    const repeated = lines(file.orders) - lines(kept) - lines(more)
    return { kept, leftOut, repeated, used: kept.length + more.length }
  })
  const oldestFirst = newestFirst.reverse()
  return {
    kept: oldestFirst.flatMap(({ kept }) => kept.map((order) => parts.whole(order))),
    leftOut: oldestFirst.flatMap(({ leftOut }) => leftOut),
    files: oldestFirst.map(({ leftOut, used, repeated }) => ({ used, repeated, ...countLeftOut(leftOut) })),
    completed: parts.completed,
  }
}

function countLeftOut(orders: readonly LeftOutOrder[]) {
  const countOf = (reason: OrderLeftOut) => orders.filter(({ why }) => why === reason).length
  return { cancelled: countOf('cancelled'), returned: countOf('refunded') }
}

/** Orders that a newer file has and that may go on in an older one. */
class CutOrders<Terms extends ClosingTerms> {
  readonly completed = new Set<string>()
  private readonly known = new Map<string, { readonly order: Order<Terms>; readonly cut: CutOrder }>()

  see(order: Order<Terms>, { cut }: Pick<OrdersFile<Terms>, 'cut'>): void {
    const own = cut?.get(order.orderId)
    if (own) this.known.set(order.orderId, { order, cut: own })
  }

  /** Whether the lines of an older file are others of the same order, and no more than are missing. */
  join(older: Order<Terms>, { cut }: Pick<OrdersFile<Terms>, 'cut'>): boolean {
    const { orderId, units } = older
    const [known, more] = [this.known.get(orderId), cut?.get(orderId)]
    if (!known || !more || more.items.some((item) => known.cut.items.includes(item))) return false
    const missing = known.cut.missing === undefined ? undefined : known.cut.missing - units
    if (missing !== undefined && missing < 0) return false
    const order = joinLines(known.order, older, more.summed)
    this.known.set(orderId, {
      order,
      cut: { ...more, items: [...known.cut.items, ...more.items], ...(missing !== undefined && { missing }) },
    })
    if (missing === 0) this.completed.add(orderId)
    return true
  }

  whole(order: Order<Terms>): Order<Terms> {
    return this.known.get(order.orderId)?.order ?? order
  }
}

function joinLines<Terms extends ClosingTerms>(
  newer: Order<Terms>,
  older: Order<Terms>,
  summed: readonly string[],
): Order<Terms> {
  const [one, other]: readonly Amounts[] = [newer, older]
  const sums = makeAmounts(summed, (name) => addCents(one?.[name] ?? noCents, other?.[name] ?? noCents))
  return {
    ...newer,
    ...sums,
    items: [...older.items, ...newer.items],
    units: newer.units + older.units,
    lines: newer.lines + older.lines,
  }
}

/**
 * The income of several files, summed per order. A payment that an earlier file has too, with the same day, amount and number,
 * counts once; as often as one file has it, it counts. Files may have other columns, so of an order whose parts are told apart
 * the amount is what was received in all; of one that a file has without a day, or with none that can be read, the days are not
 * looked at, and of payments that one has without their number not the numbers. `repeated` counts the payments left out for that.
 */
export function combineIncome<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  files: readonly IncomeFile<Terms>[],
): Combined<Income<Terms>> {
  const [first] = files
  if (first && files.length === 1) {
    return { kept: first.income, files: [{ used: first.income.length, repeated: 0 }] }
  }
  const withoutDay = new Set(
    files
      .flatMap(({ payments }) => payments.filter(({ releasedOn }) => !readDate(releasedOn)))
      .map(({ orderId }) => orderId),
  )
  const amountOf = amountsThatTell(rules)
  const keyOf = (payment: Payment<Terms>) => {
    const { orderId, releasedOn } = payment
    return `${orderId}|${withoutDay.has(orderId) ? '' : releasedOn.slice(0, 10)}|${amountOf(payment)}`
  }
  const withoutNumber = new Set(
    files.flatMap(({ payments, numbers }) =>
      payments.filter((_, index) => !numbers?.[index]).map((payment) => keyOf(payment)),
    ),
  )
  const kept = keepOnce(
    files.map(({ payments }) => payments),
    (payment, index, file) => {
      const key = keyOf(payment)
      return withoutNumber.has(key) ? key : `${key}|${files[file]?.numbers?.[index]}`
    },
  )
  return {
    kept: sumPayments<Terms>(kept.flat(), rules.paidParts),
    files: files.map(({ payments }, index) => {
      const left = kept[index] ?? []
      const used = new Set(left.map(({ orderId }) => orderId)).size
      return { used, repeated: payments.length - left.length }
    }),
  }
}

/** By which amounts two payments may be one: a line that has one part alone is also of what that part says. */
function amountsThatTell<Terms extends ClosingTerms>({
  alwaysPaid,
  paidParts,
  receivedAmount,
}: ClosingRules<Terms>): (payment: Payment<Terms>) => string {
  if (alwaysPaid.length > 0) return (payment) => String(receivedAmount(payment))
  return (payment: Amounts) => paidParts.map((name) => payment[name]).join('|')
}

/** Of each file the rows that no earlier one has: as often as one of them has a row, it counts. */
function keepOnce<Row>(
  files: readonly (readonly Row[])[],
  keyOf: (row: Row, index: number, file: number) => string,
): readonly (readonly Row[])[] {
  const known = new Map<string, number>()
  return files.map((rows, file) => {
    const inThisFile = new Map<string, number>()
    const kept = rows.filter((row, index) => {
      const key = keyOf(row, index, file)
      const times = (inThisFile.get(key) ?? 0) + 1
      inThisFile.set(key, times)
      return times > (known.get(key) ?? 0)
    })
    for (const [key, times] of inThisFile) known.set(key, Math.max(times, known.get(key) ?? 0))
    return kept
  })
}

/** What a workbook of income says beside what orders were paid. */
export interface BesideIncome {
  readonly adjustments: readonly Adjustment[]
  /** By order id. */
  readonly freight: ReadonlyMap<string, FreightDiscrepancy>
  /** Of each kind of report that states fees, the surest first: by whatever number of an order it names. */
  readonly billed: readonly FeesByNumber[]
}

type FeesByNumber = ReadonlyMap<string, readonly BilledFee[]>

/** The most adjustments kept of a closing; its sums have all of them. */
export const mostAdjustments = 20_000

/**
 * That of several files with the newest last: as often as one file has an adjustment, it counts. Of one that a file has without a day
 * the days are not looked at.
 */
export function combineBeside<Terms extends ClosingTerms>(
  files: readonly Pick<IncomeFile<Terms>, 'adjustments' | 'freight' | 'billed' | 'report'>[],
): BesideIncome {
  const stated = files.map((file) => file.adjustments ?? [])
  const withoutDay = new Set(stated.flat().flatMap((one) => (one.day ? [] : adjustmentKey(one))))
  const adjustments = keepOnce(stated, (one) => {
    const { day, ...dayless } = one
    const key = adjustmentKey(dayless)
    return day === undefined || withoutDay.has(key) ? key : adjustmentKey(one)
  }).flat()
  const freight = new Map(files.flatMap((file) => [...(file.freight ?? [])]))
  const [bills, conciliations] = [
    files.filter(({ report }) => report === 'billing'),
    files.filter(({ report }) => report !== 'billing'),
  ]
  const billed = [bills, conciliations].map(combineBilled).filter(({ size }) => size > 0)
  return { adjustments, freight, billed }
}

function combineBilled(files: readonly Pick<IncomeFile, 'billed'>[]): FeesByNumber {
  const stated = files.map(({ billed = [] }) =>
    [...billed].flatMap(([orderId, fees]) => fees.map((fee) => ({ orderId, fee }))),
  )
  const kept = keepOnce(stated, ({ orderId, fee: { number, name, amount } }) =>
    JSON.stringify([orderId, number || name, amount]),
  )
  const fees = new Map<string, BilledFee[]>()
  for (const { orderId, fee } of kept.flat()) {
    const known = fees.get(orderId)
    if (known) known.push(fee)
    else fees.set(orderId, [fee])
  }
  return fees
}

/** What two adjustments have in common when they may be one. */
export function adjustmentKey({
  day,
  description,
  reason,
  orderId,
  amount,
}: Omit<Adjustment, 'kind'>): string {
  return JSON.stringify([day, description, reason, orderId, amount])
}
