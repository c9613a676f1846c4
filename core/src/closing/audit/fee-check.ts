import type { Cents } from '../../money/index.ts'
import type { Certainty } from '../../pricing/index.ts'

/**
 * Why the fees of an order cannot be checked: its file says no day, or not the price and number of each piece; no table of its day
 * is known; no fee was charged; the buyer got money back; a campaign or bundle changed its price or its fees, and no table says
 * how; it has a fee beside commission and service fee.
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
 * What would make the amount that was charged where it is not the table's:
 *
 * - 'rates': another commission (percent) or fixed part (centavos a piece) of the same marketplace;
 * - 'other-table': all of another dated table, `table`;
 * - 'fixed-once': the fixed part once and not for each piece;
 * - 'without-cap': the commission without the most it may come to for a piece;
 * - 'cpf', 'campaign', 'pix-unsaid', 'pix-kept', 'coupon-base': something that the files do not say and that is no fault: the
 *   addition for sellers with a CPF, a campaign the seller joined, a Pix subsidy that no column names or that was not taken off, a
 *   commission on the price before the seller's coupon;
 * - 'unexplained': nothing of these, or more than one.
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
  /** Of 'rates': what was charged and what the table has, equal where the other one differs. */
  readonly commission?: { readonly charged: number; readonly due: number }
  readonly fixedFee?: { readonly charged: Cents; readonly due: Cents }
  /** Of 'other-table': its id. */
  readonly table?: string
}

/**
 * The fees of one order: what was charged, and `due` what the table with the id `table`, of the day it was placed, says of it. `pix` is
 * what a Pix subsidy took off both. Centavos. Without `deviation` they are the same but for rounding.
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
 * The orders of a month that differ from one table in one direction for one reason: `amount` is charged less due over all of
 * them, and `alike` how many orders were checked that the same fees hold for.
 */
export interface DeviationGroup {
  readonly table: string
  readonly deviation: FeeDeviation
  readonly count: number
  readonly amount: Cents
  readonly alike: number
}

/**
 * What checking the fees of a month's paid orders came to: `checked` are as many as match and those of `groups` together,
 * and `tables` says how many were checked by which. `unchecked` are the other paid orders, by the reason.
 */
export interface MonthAudit {
  readonly checked: number
  readonly matching: number
  readonly tables: readonly { readonly table: string; readonly checked: number }[]
  readonly unchecked: Readonly<Partial<Record<UncheckedReason, number>>>
  readonly groups: readonly DeviationGroup[]
}

/** An order whose fees differ from the table: `group` is its place among the groups of the month. */
export interface AuditedOrder {
  readonly orderId: string
  readonly createdAt: string
  readonly group: number
  readonly charged: Cents
  readonly due: Cents
}

/**
 * What may be said of a group. 'overcharged' and 'undercharged' need a table that the marketplace itself publishes and a reason that is
 * certain. 'systematic': most orders of the same fees differ alike, so that another table holds for the seller sooner than that each was
 * charged wrongly. 'may-be': something that is no fault would explain it. 'differs': the table is not official, or nothing explains it.
 */
export type Verdict = 'overcharged' | 'undercharged' | 'systematic' | 'may-be' | 'differs'

const noFault: ReadonlySet<DeviationKind> = new Set<DeviationKind>([
  'cpf',
  'campaign',
  'pix-unsaid',
  'pix-kept',
  'coupon-base',
])
/** With fewer orders nothing is systematic. */
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
