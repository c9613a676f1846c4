import type { OrderDifference, UnmatchedOrder } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents, readTypedMoney } from '@vendaclara/core/money'
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

/** Why an order was paid with another amount, in a few words. */
export function reasonName({ reason }: Pick<OrderDifference, 'reason'>): string {
  return reason === undefined ? texts.noReason : texts.reasons[reason]
}

export interface ReasonCount {
  readonly reason: NonNullable<OrderDifference['reason']> | 'none'
  readonly name: string
  readonly count: number
  readonly lost: Cents
  readonly gained: Cents
}

/** The reasons that occur among differences with what was lost and gained by each, the most expensive first. */
export function reasonCounts(rows: readonly OrderDifference[]): readonly ReasonCount[] {
  const counts = new Map<ReasonCount['reason'], ReasonCount>()
  for (const row of rows) {
    const reason = row.reason ?? 'none'
    const before = counts.get(reason) ?? {
      reason,
      name: reasonName(row),
      count: 0,
      lost: noCents,
      gained: noCents,
    }
    const amount = row.difference
    counts.set(reason, {
      ...before,
      count: before.count + 1,
      ...(amount < 0 ? { lost: addCents(before.lost, amount) } : { gained: addCents(before.gained, amount) }),
    })
  }
  return [...counts.values()].sort((one, other) => one.lost - other.lost || other.count - one.count)
}
