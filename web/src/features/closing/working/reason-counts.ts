import type { Difference } from '@vendaclara/contract/closing'
import { addCents, type Cents, noCents } from '@vendaclara/core/money'
import { reasonName } from '../detail/parts/reason-name.ts'
import { rowCents } from './row-cents.ts'

export interface ReasonCount {
  readonly reason: NonNullable<Difference['reason']> | 'none'
  readonly name: string
  readonly count: number
  readonly lost: Cents
  readonly gained: Cents
}

/** The reasons that occur among differences, with what came of each, the one that costs most first. */
export function reasonCounts(rows: readonly Difference[]): readonly ReasonCount[] {
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
    const amount = rowCents(row)
    counts.set(reason, {
      ...before,
      count: before.count + 1,
      ...(amount < 0 ? { lost: addCents(before.lost, amount) } : { gained: addCents(before.gained, amount) }),
    })
  }
  return [...counts.values()].sort((one, other) => one.lost - other.lost || other.count - one.count)
}
