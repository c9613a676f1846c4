import type { Cents } from '../../money/index.ts'
import type { Adjustment, BilledFee, FreightDiscrepancy } from '../model/beside.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { KnownNames } from '../model/names/known-names.ts'
import type { LeftOutOrder, Order, OrderLeftOut } from '../model/order.ts'
import type { Payment } from '../model/payments.ts'
import type { OtherReport } from '../reading/closing-problem.ts'
import type { FileWarning } from '../reading/reading-problems.ts'

/**
 * The content of an orders file.
 *
 * - `sheet`: the names of its sheets.
 * - `rows`: the number of lines that the `orders` were made of; `linesLeftOut` counts the other lines by reason.
 * - `leftOut`: the orders of the file that are not in `orders`.
 * - `cut`: orders that may have more lines in another file; absent if the file has none.
 * - `unreadableValues`: the number of amounts that are no number and count as 0.
 */
export interface OrdersFile<Names extends ClosingNames = KnownNames> {
  readonly sheet: string
  readonly orders: readonly Order<Names>[]
  readonly rows: number
  readonly leftOut: readonly LeftOutOrder[]
  readonly linesLeftOut: Readonly<Record<LineLeftOut, number>>
  readonly cut?: ReadonlyMap<string, CutOrder>
  readonly unreadableValues: number
  /** The shops it names, if it has a column for them. */
  readonly shops?: readonly string[]
  readonly warnings: readonly FileWarning[]
}

/**
 * An order that may have more lines in another file, for example where two exports meet. `items` identifies its lines.
 * `missing` is the number of missing pieces, absent if the file does not say. `summed` names the amounts that are
 * summed over the lines; other amounts repeat on each line.
 */
export interface CutOrder {
  readonly items: readonly string[]
  readonly missing?: number
  readonly summed: readonly string[]
}

type LineLeftOut = OrderLeftOut | 'withoutId' | 'texts' | 'copies'

/**
 * The content of an income file.
 *
 * - `payments`: its rows.
 * - `rowsLeftOut`: the other rows by reason. `details` are rows with a part of an order whose own row has the whole.
 * - `sheet`, `unreadableValues`: as in {@link OrdersFile}.
 * - `adjustments`, and `freight` by order id: present if the workbook has sheets for them.
 * - `report`: which report it is, if it is not the marketplace's usual one.
 * - `takenBack`: its rows with a refund id, which are no payments. `unread`: the numbers of orders of which an amount
 *   could not be read.
 * - `billed`: the fees it states, by any number of an order; `feeRows` is the number of rows they came from.
 */
export interface IncomeFile<Names extends ClosingNames = KnownNames> {
  readonly sheet: string
  readonly payments: readonly Payment<Names>[]
  readonly adjustments?: readonly Adjustment[]
  readonly freight?: ReadonlyMap<string, FreightDiscrepancy>
  readonly report?: OtherReport
  readonly takenBack?: readonly TakenBack[]
  readonly unread?: readonly string[]
  readonly billed?: ReadonlyMap<string, readonly BilledFee[]>
  readonly feeRows?: number
  readonly rowsLeftOut: Readonly<Record<PaymentLeftOut, number>>
  readonly unreadableValues: number
  /** As in {@link OrdersFile}. */
  readonly shops?: readonly string[]
  readonly warnings: readonly FileWarning[]
}

/**
 * A row with a refund id. `amount` is in centavos, negative if it took money back. `line` is as in {@link Payment}.
 * `unread`: it is no row, and only says of an order without a payment that an amount could not be read.
 */
export interface TakenBack {
  readonly orderId: string
  readonly refundId: string
  readonly day: string
  readonly amount: Cents
  readonly line?: number
  readonly unread?: true
}

type PaymentLeftOut = 'withoutId' | 'texts' | 'details' | 'refunds' | 'copies'
