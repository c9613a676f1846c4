import type { DifferenceReason, OrderDifference, UnmatchedOrder } from '@vendaclara/core/closing'
import { readTypedMoney } from '@vendaclara/core/money'
import { texts } from './texts.ts'

/** A row of a closing's results. */
export type ResultRow = OrderDifference | UnmatchedOrder

/** Whether a row of a result is of an order paid with another amount, and not of an unmatched one. */
export function isDifference(row: ResultRow): row is OrderDifference {
  return 'difference' in row
}

/** An amount in reais from 0 as it is typed; null for anything else. */
export function readAmount(text: string): number | null {
  const amount = readTypedMoney(text)
  return amount !== null && amount >= 0 && amount <= 1e9 ? amount : null
}

/** Why an order was paid with another amount; 'none' of closings from before there were reasons. */
export type Reason = DifferenceReason | 'none'

export function reasonOf({ reason }: Pick<OrderDifference, 'reason'>): Reason {
  return reason ?? 'none'
}

/** A reason in a few words. */
export function reasonName(reason: Reason): string {
  return reason === 'none' ? texts.noReason : texts.reasons[reason]
}
