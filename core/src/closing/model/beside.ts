import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'

/**
 * A fee of an order from a report of fees. It says nothing about what was paid. `amount` is in centavos, negative if it
 * was charged. `number` is the fee's own number, '' if the report has none. `isInvoiced` is true if the fee is on the
 * month's invoice and not taken off the sale. `isReversed` is true if the same report gives the fee back. `line` is its
 * row in its file, counted from 1; absent if unknown.
 */
export interface BilledFee {
  readonly number: string
  readonly name: string
  readonly amount: Cents
  readonly isInvoiced?: boolean
  readonly isReversed?: boolean
  readonly line?: number
}

/**
 * A credit or charge of the marketplace apart from the payments for orders. `amount` is in centavos, negative if
 * charged. `day`, `reason` and `orderId` are absent if the file does not say. An 'ads-top-up' went to the seller's own
 * balance for ads ('Recarga Automática') and is no fee. An 'invoiced-fee' is on the month's invoice of fees. `line` is its
 * row in its file, counted from 1; absent if unknown.
 */
export interface Adjustment {
  readonly day?: CalendarDate
  readonly kind: AdjustmentKind
  readonly description: string
  readonly reason?: string
  readonly orderId?: string
  readonly amount: Cents
  readonly line?: number
}

export const adjustmentKinds = ['ads-top-up', 'invoiced-fee', 'other'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/**
 * The expected freight of an order and the freight the carrier charged, in centavos, with the signs of the file.
 * `reason` is '' if the file gives none. `line` is its first row in its file, counted from 1; absent if unknown.
 */
export interface FreightDiscrepancy {
  readonly expected: Cents
  readonly charged: Cents
  readonly reason: string
  readonly line?: number
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
  /** Numbers of orders with an unreadable amount. */
  readonly unread: ReadonlySet<string>
}

export type FeesByNumber = ReadonlyMap<string, readonly BilledFee[]>

/** The most adjustments that a closing keeps as rows. Its sums include all of them. */
export const mostAdjustments = 20_000
