import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { ClosingNames } from './names/closing-names.ts'
import type { KnownNames } from './names/known-names.ts'
import type { OrderItem } from './order-items.ts'

// A row type without explicit names is a row of any known marketplace.

/**
 * An order as the seller should be paid for it: its lines merged, with the parts of its expected amount in centavos.
 *
 * - `createdAt`: 'YYYY-MM-DD HH:MM', or '' if the file does not say.
 * - `units`: the number of pieces sold, 0 if the file does not say.
 * - `lines`: how many lines of the file were merged.
 * - `deliveredOn`, `completedOn`: the days the order reached the buyer and was completed by the marketplace; absent if
 *   the file does not say.
 * - `buyerPaidOn`: the day the buyer paid; absent if it is the day of the order, or the file does not say.
 * - `lowered`: what a Pix subsidy and a campaign or bundle took off the price or the fees, never negative; absent if
 *   there was neither.
 * - `numbers`: other numbers by which a payment may name the order, such as those of the products in a package; absent
 *   if there are none.
 * - `line`: its first row in its file, counted from 1; absent if unknown.
 * - `unread`: an amount of it could not be read and counts as 0.
 */
export type Order<Names extends ClosingNames = KnownNames> = Names['expected'] & {
  readonly orderId: string
  readonly status: string
  readonly cancelReason: string
  readonly createdAt: string
  readonly items: readonly OrderItem[]
  readonly units: number
  readonly lines: number
  readonly buyerPaidOn?: CalendarDate
  readonly deliveredOn?: CalendarDate
  readonly completedOn?: CalendarDate
  readonly lowered?: { readonly pix: Cents; readonly campaign: Cents }
  readonly numbers?: readonly string[]
  readonly line?: number
  readonly unread?: true
}

/**
 * Why an order of the file is not compared:
 *
 * - 'cancelled', 'refunded': all its lines are.
 * - 'partly': only some of its lines are.
 * - 'fees': its lines state different fees, although fees repeat on each line.
 */
export const leftOutReasons = ['cancelled', 'refunded', 'partly', 'fees'] as const
export type OrderLeftOut = (typeof leftOutReasons)[number]

/**
 * An order of the file that is not compared. `status` is its state in the file, with the reason of the cancellation or
 * the state of the refund if there is one. `product` is the first of its products. Both are '' if the file does not
 * say. `line` is as in {@link Order}.
 */
export interface LeftOutOrder {
  readonly orderId: string
  readonly why: OrderLeftOut
  readonly status: string
  readonly product: string
  readonly line?: number
}
