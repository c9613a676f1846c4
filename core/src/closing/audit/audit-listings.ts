import type { CalendarDate } from '../../calendar/index.ts'
import { addCents, type Cents, cents, noCents, subtractCents } from '../../money/index.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { Order } from '../model/order.ts'
import type { OrderItem } from '../model/order-items.ts'
import { type ListingFees, type ListingUnchecked, tolerance } from '../model/rules.ts'

/**
 * What a marketplace's file says that it takes of a sale of a listing: percent of its price, and an amount in centavos,
 * null if there is none. `readOn` is the day of the file named `source`.
 */
export interface ListingFee {
  readonly commission: number
  readonly fixedFee: Cents | null
  readonly source: string
  readonly readOn: CalendarDate
}

/** A sold listing with its own fee. */
interface ListingSold extends ListingFee {
  readonly id: string
  readonly name: string
}

/** An order that was charged something else than its listings say, in centavos. */
interface ListingOrder {
  readonly orderId: string
  readonly createdAt: string
  readonly charged: Cents
  readonly due: Cents
}

/** The orders of the same listings that differ. `amount` is the sum of charged less due, in centavos. */
export interface ListingGroup {
  readonly listings: readonly ListingSold[]
  readonly orders: readonly ListingOrder[]
  readonly amount: Cents
}

/**
 * `checked` is `matching` plus the orders of all `groups`, of which the largest amounts come first. `readOn` has the first
 * and the last day on which the commissions used were read.
 */
export interface ListingAudit {
  readonly checked: number
  readonly matching: number
  readonly unchecked: Readonly<Partial<Record<ListingUnchecked, number>>>
  readonly readOn: { readonly first: CalendarDate; readonly last: CalendarDate } | null
  readonly groups: readonly ListingGroup[]
}

/**
 * Compares what was charged for the sales of a month with what their listings say today: the percent of the price of each
 * piece, and the fixed part for each piece or once for each line, as no source says which. Less than 10 centavos, or a
 * centavo a piece, is rounding. A commission may have changed since the sale, so that nothing here is an accusation.
 */
export function auditListings<Names extends ClosingNames>(
  by: ListingFees<Names>,
  orders: readonly Order<Names>[],
  fees: ReadonlyMap<string, ListingFee>,
): ListingAudit {
  const unchecked: Partial<Record<ListingUnchecked, number>> = {}
  const groups = new Map<
    string,
    { listings: readonly ListingSold[]; orders: ListingOrder[]; amount: Cents }
  >()
  const days = new Set<CalendarDate>()
  let matching = 0
  let differing = 0
  for (const order of orders) {
    const check = checkOrder(by, order, fees)
    if ('unchecked' in check) {
      unchecked[check.unchecked] = (unchecked[check.unchecked] ?? 0) + 1
      continue
    }
    const { listings, charged, due, isNear } = check
    for (const { readOn } of listings) days.add(readOn)
    if (isNear) {
      matching += 1
      continue
    }
    differing += 1
    const key = listings.map(({ id }) => id).join(' ')
    const group = groups.get(key) ?? { listings, orders: [], amount: noCents }
    groups.set(key, group)
    group.orders.push({ orderId: order.orderId, createdAt: order.createdAt, charged, due })
    group.amount = addCents(group.amount, subtractCents(charged, due))
  }
  const [first, ...others] = [...days].sort()
  return {
    checked: matching + differing,
    matching,
    unchecked,
    readOn: first === undefined ? null : { first, last: others.at(-1) ?? first },
    groups: [...groups.values()].sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount)),
  }
}

type Line = OrderItem & Required<Pick<OrderItem, 'price' | 'listing'>>

function checkOrder<Names extends ClosingNames>(
  by: ListingFees<Names>,
  order: Order<Names>,
  fees: ReadonlyMap<string, ListingFee>,
) {
  const sale = by.sale(order)
  if ('unchecked' in sale) return sale
  const lines = order.unread ? undefined : linesOf(order.items, sale.revenue)
  if (!lines) return { unchecked: 'no-prices' } as const
  const listings = new Map<string, ListingSold>()
  let share = 0
  let [once, perPiece] = [0, 0]
  for (const { listing, name, price, units } of lines) {
    const fee = fees.get(listing)
    if (!fee) return { unchecked: 'no-commission' } as const
    listings.set(listing, { ...fee, id: listing, name })
    share += (price * units * fee.commission) / 100
    once += fee.fixedFee ?? 0
    perPiece += (fee.fixedFee ?? 0) * units
  }
  const { charged } = sale
  const [one, other] = [cents(Math.round(share + once)), cents(Math.round(share + perPiece))]
  const due = Math.abs(charged - one) < Math.abs(charged - other) ? one : other
  return {
    listings: [...listings.values()].sort((first, second) => (first.id < second.id ? -1 : 1)),
    charged,
    due,
    isNear: Math.abs(charged - due) < Math.max(tolerance, unitsOf(lines)),
  }
}

/** The lines of a sale; undefined if they lack their listing or price, or do not come to what the products brought. */
function linesOf(items: readonly OrderItem[], revenue: Cents): readonly Line[] | undefined {
  const isWhole = (item: OrderItem): item is Line =>
    item.units > 0 && item.price !== undefined && (item.listing ?? '') !== ''
  if (items.length === 0 || !items.every(isWhole)) return undefined
  const sum = items.reduce((total, { price, units }) => total + price * units, 0)
  return Math.abs(sum - revenue) < Math.max(tolerance, unitsOf(items)) ? items : undefined
}

function unitsOf(items: readonly OrderItem[]): number {
  return items.reduce((sum, { units }) => sum + units, 0)
}
