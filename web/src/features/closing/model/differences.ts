import {
  type ClosingMarketplace,
  closingOf,
  type DifferenceReason,
  lossOf,
  type OrderDifference,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { readTypedMoney } from '@vendaclara/core/money'
import { reasonWords } from './marketplaces/marketplaces.ts'
import { texts } from './texts.ts'

/** A row of a closing's results. */
export type ResultRow = OrderDifference | UnmatchedOrder

/** Whether a row is a difference, and not an unmatched order. */
export function isDifference(row: ResultRow): row is OrderDifference {
  return 'difference' in row
}

/** Whether less was paid for a reason that cannot be claimed, such as a commission the seller agreed to. */
export function isExplained(marketplace: ClosingMarketplace, row: OrderDifference): boolean {
  if (row.difference >= 0) return false
  const { contestable, rest } = lossOf(closingOf(marketplace), row)
  return contestable === 0 && rest === null
}

/** Reads a typed amount in reais, 0 or more; null for anything else. */
export function readAmount(text: string): number | null {
  const amount = readTypedMoney(text)
  return amount !== null && amount >= 0 && amount <= 1e9 ? amount : null
}

/** Why an order was paid another amount; 'none' in closings stored before reasons were computed. */
export type Reason = DifferenceReason | 'none'

export function reasonOf({ reason }: Pick<OrderDifference, 'reason'>): Reason {
  return reason ?? 'none'
}

/** A reason in a few words. */
export function reasonName(reason: Reason): string {
  if (reason === 'none') return texts.noReason
  if (reason === 'several' || reason === 'unexplained') return texts.otherReasons[reason]
  return reasonWords[reason].name
}
