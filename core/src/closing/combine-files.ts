import { addCents, type Cents, noCents } from '../money/index.ts'
import { distinctPayments } from './ledger/distinct-payments.ts'
import type { CutOrder, IncomeFile, OrdersFile, TakenBack } from './marketplaces/closing-files.ts'
import type { ClosingRules } from './marketplaces/closing-rules.ts'
import { makeAmounts } from './marketplaces/make-amounts.ts'
import type { Amounts, ClosingTerms } from './marketplaces/terms.ts'
import { type Income, sumPayments } from './payments.ts'
import { wordOf } from './reading/sheet.ts'
import type { Adjustment, BilledFee, FreightDiscrepancy, LeftOutOrder, Order, OrderLeftOut } from './rows.ts'

/**
 * The rows of several files combined. For each file, `used` counts the orders taken from it. `repeated` counts the rows
 * left out because another file already has them.
 */
export interface Combined<Kept> {
  readonly kept: readonly Kept[]
  readonly files: readonly { readonly used: number; readonly repeated: number }[]
}

/**
 * The orders of several files, and those `leftOut` of the comparison. For each file, `cancelled` and `returned` count
 * the orders it left out as cancelled or as refunded. `completed` has the ids of orders whose pieces are complete only
 * when several files are read together.
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
 * Combines order files whose periods may overlap. `files` are in order, the newest last.
 *
 * The newest file that has an order decides, even where it leaves the order out. If two exports each have only some
 * lines of an order, their lines are added up (see {@link CutOrder}). `repeated` counts the lines that a newer file
 * replaced. A single file is taken as it is.
 */
export function combineOrders<Terms extends ClosingTerms>(
  files: readonly Pick<OrdersFile<Terms>, 'orders' | 'leftOut' | 'cut'>[],
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

/** Orders of newer files that may have more lines in an older one. */
class CutOrders<Terms extends ClosingTerms> {
  readonly completed = new Set<string>()
  private readonly known = new Map<string, { readonly order: Order<Terms>; readonly cut: CutOrder }>()

  see(order: Order<Terms>, { cut }: Pick<OrdersFile<Terms>, 'cut'>): void {
    const own = cut?.get(order.orderId)
    if (own) this.known.set(order.orderId, { order, cut: own })
  }

  /**
   * Adds the lines of an older file to an order. Answers false, and adds nothing, if the older file repeats one of the
   * lines or has more pieces than are missing.
   */
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
 * Combines the income of several files, summed per order; each payment counts once, see {@link distinctPayments}.
 * `repeated` counts the payments that an earlier file also has. A single file is taken as it is.
 */
export function combineIncome<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  files: readonly Pick<IncomeFile<Terms>, 'payments' | 'numbers' | 'income'>[],
): Combined<Income<Terms>> {
  const [first] = files
  if (first && files.length === 1) {
    return { kept: first.income, files: [{ used: first.income.length, repeated: 0 }] }
  }
  const kept = distinctPayments(rules, files)
  return {
    kept: sumPayments<Terms>(kept.flat(), rules.paidParts),
    files: files.map(({ payments }, index) => {
      const left = kept[index] ?? []
      const used = new Set(left.map(({ orderId }) => orderId)).size
      return { used, repeated: payments.length - left.length }
    }),
  }
}

/** The rows of each file that no earlier file has. A row that one file lists several times is kept that many times. */
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

/** What income files say apart from the payments of orders. */
export interface BesideIncome {
  readonly adjustments: readonly Adjustment[]
  /** By order id. */
  readonly freight: ReadonlyMap<string, FreightDiscrepancy>
  /**
   * One map for each kind of report that states fees, the most reliable kind first. The key is any number of an order.
   */
  readonly billed: readonly FeesByNumber[]
  /** By order id: what rows with a refund id paid or, negative, took back, in centavos. */
  readonly takenBack: ReadonlyMap<string, Cents>
  /** Numbers of orders of which an amount could not be read. */
  readonly unread: ReadonlySet<string>
}

type FeesByNumber = ReadonlyMap<string, readonly BilledFee[]>

/** The most adjustments that a closing keeps as rows. Its sums include all of them. */
export const mostAdjustments = 20_000

/**
 * Combines what several files say apart from payments; the newest file comes last.
 *
 * An adjustment that several files have counts once. If one file lists it twice, it counts twice. Days are not compared
 * for an adjustment that some file has without a day. For freight, the newest file decides. Fees are combined per kind
 * of report, 'Faturamento' first. Rows that take money back count once, as adjustments do.
 */
export function combineBeside<Terms extends ClosingTerms>(
  files: readonly Pick<
    IncomeFile<Terms>,
    'adjustments' | 'freight' | 'billed' | 'report' | 'takenBack' | 'unread'
  >[],
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
  const takenBack = new Map<string, Cents>()
  for (const { orderId, amount } of combineTakenBack(files)) {
    takenBack.set(orderId, addCents(takenBack.get(orderId) ?? noCents, amount))
  }
  const unread = new Set(files.flatMap((file) => file.unread ?? []))
  return { adjustments, freight, billed, takenBack, unread }
}

function combineTakenBack(files: readonly Pick<IncomeFile, 'takenBack'>[]): readonly TakenBack[] {
  const rows = files.map(({ takenBack = [] }) => takenBack)
  return keepOnce(rows, (row) => JSON.stringify(Object.values(row))).flat()
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

/** Two adjustments with the same key may be the same one. */
export function adjustmentKey({
  day,
  description,
  reason,
  orderId,
  amount,
}: Omit<Adjustment, 'kind'>): string {
  return JSON.stringify([day, wordOf(description), wordOf(reason), orderId, amount])
}
