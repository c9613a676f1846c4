import type { Income, Payment } from '../payments.ts'
import type { OtherReport } from '../reading/closing-problem.ts'
import type { LocatedFile } from '../reading/locate-file.ts'
import type { FileWarning } from '../reading/reading-problems.ts'
import type { Sheet } from '../reading/sheet.ts'
import type { Adjustment, BilledFee, FreightDiscrepancy, LeftOutOrder, Order, OrderLeftOut } from '../rows.ts'
import type { MovementFile } from './movements/movement.ts'
import type { ClosingTerms, KnownTerms } from './terms.ts'

/**
 * How a marketplace's files are read. Each is found in the first {@link rowsSearched} rows of a workbook's sheets, which say
 * what else has to be read of it.
 *
 * Both throw a ClosingProblem for a workbook that is another one, or would be read wrongly.
 */
export interface ClosingFiles<Terms extends ClosingTerms> {
  /** The file of what was sold. */
  locateOrders(heads: readonly Sheet[]): LocatedFile<OrdersFile<Terms>>
  /** The file of what was paid. */
  locateIncome(heads: readonly Sheet[]): LocatedFile<IncomeFile<Terms>>
  /** Whether that may be a table in text. */
  readonly takesIncomeAsText?: true
  /** Whether it pays for orders of earlier months, so that its own days do not say of which month it is. */
  readonly paysEarlierMonths?: true
  /** Any of the files beside these two, told by their columns; absent where a marketplace has none. */
  locateMovements?(heads: readonly Sheet[]): LocatedFile<MovementFile>
}

/**
 * The orders of a file and what became of its lines: `rows` are those of `orders`, and `linesLeftOut` the others. `leftOut` are
 * all orders of the file that are not among them. `cut` are those that may go on in another file. `sheet` names its sheets,
 * `unreadableValues` are the amounts that are no number and count 0.
 */
export interface OrdersFile<Terms extends ClosingTerms = KnownTerms> {
  readonly sheet: string
  readonly orders: readonly Order<Terms>[]
  readonly rows: number
  readonly leftOut: readonly LeftOutOrder[]
  readonly linesLeftOut: Readonly<Record<LineLeftOut, number>>
  readonly cut?: ReadonlyMap<string, CutOrder>
  readonly unreadableValues: number
  /** The shops that it names, where it has a column of them. */
  readonly shops?: readonly string[]
  readonly warnings: readonly FileWarning[]
}

/**
 * An order some of whose lines may be in another file, as at the border of two exports: what tells its lines from others, how many pieces
 * are missing where the file says how many there are, and which parts of its amount are sums of its lines; the others repeat on each.
 */
export interface CutOrder {
  readonly items: readonly string[]
  readonly missing?: number
  readonly summed: readonly string[]
}

type LineLeftOut = OrderLeftOut | 'withoutId' | 'texts' | 'copies'

/**
 * The income of a file, row by row (`payments`) and summed per order (`income`), and what became of its other rows: `numbers` are those
 * that tell its payments apart, one for each, '' where a row has none; absent where the file has no such numbers. `details`
 * are parts of an order beside the row of the whole. `sheet` and `unreadableValues` are as in {@link OrdersFile}.
 * `adjustments`, and `freight` by order id, are there where the workbook has sheets of them. `report` is which one it is where a
 * marketplace has several beside its usual one, and `billed` the fees it states, by whatever number of an order it names, of `feeRows`
 * of its rows.
 */
export interface IncomeFile<Terms extends ClosingTerms = KnownTerms> {
  readonly sheet: string
  readonly payments: readonly Payment<Terms>[]
  readonly numbers?: readonly string[]
  readonly income: readonly Income<Terms>[]
  readonly adjustments?: readonly Adjustment[]
  readonly freight?: ReadonlyMap<string, FreightDiscrepancy>
  readonly report?: OtherReport
  readonly billed?: ReadonlyMap<string, readonly BilledFee[]>
  readonly feeRows?: number
  readonly rowsLeftOut: Readonly<Record<PaymentLeftOut, number>>
  readonly unreadableValues: number
  /** As in {@link OrdersFile}. */
  readonly shops?: readonly string[]
  readonly warnings: readonly FileWarning[]
}

type PaymentLeftOut = 'withoutId' | 'texts' | 'details' | 'refunds' | 'copies'
