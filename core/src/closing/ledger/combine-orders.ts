import { addCents, noCents } from '../../money/index.ts'
import type { CutOrder, OrdersFile } from '../files/closing-files.ts'
import type { Amounts, ClosingNames } from '../model/names/closing-names.ts'
import { makeAmounts } from '../model/names/make-amounts.ts'
import type { LeftOutOrder, Order, OrderLeftOut } from '../model/order.ts'
import type { Combined } from './combine-income.ts'

/**
 * The orders of several files, and those `leftOut` of the comparison. For each file, `cancelled` and `returned` count
 * the orders it left out as cancelled or as refunded. `completed` has the ids of orders whose pieces are complete only
 * when several files are read together.
 */
interface CombinedOrders<Names extends ClosingNames> extends Combined<Order<Names>> {
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
export function combineOrders<Names extends ClosingNames>(
  files: readonly Pick<OrdersFile<Names>, 'orders' | 'leftOut' | 'cut'>[],
): CombinedOrders<Names> {
  const [only] = files
  if (only && files.length === 1) {
    const { orders, leftOut } = only
    const counts = { used: orders.length, repeated: 0, ...countLeftOut(leftOut) }
    return { kept: orders, leftOut, files: [counts], completed: new Set() }
  }
  const seen = new Set<string>()
  const parts = new CutOrders<Names>()
  const newestFirst = files.toReversed().map((file) => {
    const kept = file.orders.filter(({ orderId }) => !seen.has(orderId))
    const more = file.orders.filter((order) => seen.has(order.orderId) && parts.join(order, file))
    for (const order of kept) parts.see(order, file)
    const leftOut = file.leftOut.filter(({ orderId }) => !seen.has(orderId))
    for (const { orderId } of file.orders) seen.add(orderId)
    for (const { orderId } of file.leftOut) seen.add(orderId)
    const lines = (orders: readonly Order<Names>[]) => orders.reduce((sum, order) => sum + order.lines, 0)
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
class CutOrders<Names extends ClosingNames> {
  readonly completed = new Set<string>()
  private readonly known = new Map<string, { readonly order: Order<Names>; readonly cut: CutOrder }>()

  see(order: Order<Names>, { cut }: Pick<OrdersFile<Names>, 'cut'>): void {
    const own = cut?.get(order.orderId)
    if (own) this.known.set(order.orderId, { order, cut: own })
  }

  /**
   * Adds the lines of an older file to an order. Answers false, and adds nothing, if the older file repeats one of the
   * lines or has more pieces than are missing.
   */
  join(older: Order<Names>, { cut }: Pick<OrdersFile<Names>, 'cut'>): boolean {
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

  whole(order: Order<Names>): Order<Names> {
    return this.known.get(order.orderId)?.order ?? order
  }
}

function joinLines<Names extends ClosingNames>(
  newer: Order<Names>,
  older: Order<Names>,
  summed: readonly string[],
): Order<Names> {
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
