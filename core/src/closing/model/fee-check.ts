import type { Cents } from '../../money/index.ts'
import type { Certainty } from '../../pricing/index.ts'

/**
 * Why the fees of an order cannot be checked:
 *
 * - 'no-day': its file has no day.
 * - 'no-table': no table of its day is known.
 * - 'no-prices': its file lacks the price or number of its pieces.
 * - 'no-fees': no fee was charged.
 * - 'refunded': the buyer got money back.
 * - 'campaign': a campaign or bundle changed its price or fees, and no table says how.
 * - 'other-fee': it has another fee than commission and service fee.
 */
export const uncheckedReasons = [
  'no-day',
  'no-table',
  'no-prices',
  'no-fees',
  'refunded',
  'campaign',
  'other-fee',
] as const
export type UncheckedReason = (typeof uncheckedReasons)[number]

/**
 * What would give the charged amount where it differs from the table:
 *
 * - 'rates': another commission (percent) or fixed part (centavos a piece) of the same marketplace.
 * - 'other-table': all of another dated table, `table`.
 * - 'fixed-once': the fixed part charged once and not for each piece.
 * - 'without-cap': the commission without its maximum for a piece.
 * - 'unexplained': none of these, or more than one.
 *
 * The other kinds are something that the files do not show and that is no fault:
 *
 * - 'cpf': the addition for sellers with a CPF.
 * - 'campaign': a campaign that the seller joined.
 * - 'pix-unsaid', 'pix-kept': a Pix subsidy that no column names, or that was not taken off.
 * - 'coupon-base': a commission on the price before the seller's coupon.
 */
export const deviationKinds = [
  'rates',
  'other-table',
  'fixed-once',
  'without-cap',
  'cpf',
  'campaign',
  'pix-unsaid',
  'pix-kept',
  'coupon-base',
  'unexplained',
] as const
export type DeviationKind = (typeof deviationKinds)[number]

export interface FeeDeviation {
  readonly kind: DeviationKind
  /** For 'rates': what was charged and what the table says. The two are equal for the part that does not differ. */
  readonly commission?: { readonly charged: number; readonly due: number }
  readonly fixedFee?: { readonly charged: Cents; readonly due: Cents }
  /** For 'other-table': the id of that table. */
  readonly table?: string
}

/**
 * The checked fees of one order, in centavos. `charged` is what was charged, `due` what the table with the id `table`
 * gives for the day of the order. Both are lower by `pix`, what a Pix subsidy took off the fees; absent if there was
 * none. Without `deviation` the two are equal except for rounding.
 */
export interface CheckedFees {
  readonly table: string
  readonly charged: Cents
  readonly due: Cents
  readonly pix?: Cents
  readonly deviation?: FeeDeviation
}

export type FeeCheck = CheckedFees | { readonly unchecked: UncheckedReason }

/** Whether the fees of an order could be checked. */
export function isChecked<Check extends FeeCheck>(check: Check): check is Extract<Check, CheckedFees> {
  return 'charged' in check
}

/**
 * The orders of a month that differ from one table, in one direction and for one reason. `amount` is the sum of charged
 * less due, in centavos. `alike` counts all checked orders to which the same fees apply.
 */
export interface DeviationGroup {
  readonly table: string
  readonly deviation: FeeDeviation
  readonly count: number
  readonly amount: Cents
  readonly alike: number
}

/**
 * The result of checking the fees of a month's paid orders. `checked` is `matching` plus the orders of all `groups`.
 * `tables` counts the checked orders by table, `unchecked` the other paid orders by reason.
 */
export interface MonthAudit {
  readonly checked: number
  readonly matching: number
  readonly tables: readonly { readonly table: string; readonly checked: number }[]
  readonly unchecked: Readonly<Partial<Record<UncheckedReason, number>>>
  readonly groups: readonly DeviationGroup[]
}

/** An order whose fees differ from the table, in centavos. `group` is the index of its group in the month. */
export interface AuditedOrder {
  readonly orderId: string
  readonly createdAt: string
  readonly group: number
  readonly charged: Cents
  readonly due: Cents
}

/**
 * What can be said of a group:
 *
 * - 'overcharged', 'undercharged': the table is published by the marketplace itself, and the reason is certain.
 * - 'systematic': most orders with the same fees differ in the same way. Probably another table applies to the seller.
 * - 'may-be': something that is no fault would explain it.
 * - 'differs': the table is not official, or nothing explains the deviation.
 */
export type Verdict = 'overcharged' | 'undercharged' | 'systematic' | 'may-be' | 'differs'

const noFault: ReadonlySet<DeviationKind> = new Set<DeviationKind>([
  'cpf',
  'campaign',
  'pix-unsaid',
  'pix-kept',
  'coupon-base',
])
/** With fewer orders nothing counts as systematic. */
const fewestAlike = 5

export function verdictOf(
  { deviation, count, alike, amount }: Omit<DeviationGroup, 'table'>,
  certainty: Certainty | undefined,
): Verdict {
  if (noFault.has(deviation.kind)) return 'may-be'
  if (count >= fewestAlike && count * 2 > alike) return 'systematic'
  if (certainty !== 'high' || deviation.kind === 'unexplained') return 'differs'
  return amount > 0 ? 'overcharged' : 'undercharged'
}
