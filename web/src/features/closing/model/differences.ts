import type { Difference, Unmatched } from '@vendaclara/contract/closing'
import { addCents, type Cents, noCents, readTypedMoney, toCents } from '@vendaclara/core/money'
import { texts } from './texts.ts'

/** A row of a closing's results. */
export type ResultRow = Difference | Unmatched

/** Whether a row of a result is of an order paid with another amount, and not of an unmatched one. */
export function isDifference(row: ResultRow): row is Difference {
  return typeof row.Diferenca === 'number'
}

/** The difference of an order in centavos: it is kept in reais of two decimals. */
export function differenceCents({ Diferenca }: Pick<Difference, 'Diferenca'>): Cents {
  return toCents(Diferenca)
}

/** An amount in reais from 0 as it is typed; null for anything else. */
export function readAmount(text: string): number | null {
  const amount = readTypedMoney(text)
  return amount !== null && amount >= 0 && amount <= 1e9 ? amount : null
}

/** Why an order was paid with another amount, in a few words. */
export function reasonName({ reason }: Pick<Difference, 'reason'>): string {
  return reason === undefined ? texts.noReason : texts.reasons[reason]
}

export interface ReasonCount {
  readonly reason: NonNullable<Difference['reason']> | 'none'
  readonly name: string
  readonly count: number
  readonly lost: Cents
  readonly gained: Cents
}

/** The reasons that occur among differences with what was lost and gained by each, the most expensive first. */
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
    const amount = differenceCents(row)
    counts.set(reason, {
      ...before,
      count: before.count + 1,
      ...(amount < 0 ? { lost: addCents(before.lost, amount) } : { gained: addCents(before.gained, amount) }),
    })
  }
  return [...counts.values()].sort((one, other) => one.lost - other.lost || other.count - one.count)
}
