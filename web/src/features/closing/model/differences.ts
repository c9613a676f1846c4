import {
  type ClosingFigures,
  type ClosingMarketplace,
  closingOf,
  type DifferenceReason,
  type OrderDifference,
  splitLoss,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { type Cents, noCents, readTypedMoney, subtractCents } from '@vendaclara/core/money'
import { reasonWords } from './marketplaces/marketplaces.ts'
import { texts } from './texts.ts'

/** A row of a closing's results. */
export type ResultRow = OrderDifference | UnmatchedOrder

/** Whether a row of a result is of an order paid with another amount, and not of an unmatched one. */
export function isDifference(row: ResultRow): row is OrderDifference {
  return 'difference' in row
}

/** Whether less was paid for a reason that nothing can be asked back for, such as a commission the seller agreed to. */
export function isExplained(marketplace: ClosingMarketplace, row: OrderDifference): boolean {
  return row.difference < 0 && splitLoss(closingOf(marketplace), row).contestable === 0
}

/** What a month was paid too little, without what is explained. */
export function lostToContest({ lost, sums }: Pick<ClosingFigures, 'lost' | 'sums'>): Cents {
  const explained = sums?.explained ?? noCents
  return lost > explained ? subtractCents(lost, explained) : noCents
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
  if (reason === 'none') return texts.noReason
  if (reason === 'several' || reason === 'unexplained') return texts.otherReasons[reason]
  return reasonWords[reason].name
}
