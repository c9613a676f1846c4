import type { Difference } from '@vendaclara/contract/closing'
import type { Cents } from '@vendaclara/core/money'
import type { Marks } from './marks.ts'
import { rowCents } from './row-cents.ts'

export interface MarksTotals {
  readonly sum: Cents
  readonly contested: { readonly count: number; readonly amount: Cents }
  readonly recovered: { readonly count: number; readonly amount: Cents }
}

/** What differences come to, what of them is contested, and what came back. */
export function marksTotals(rows: readonly Difference[], marks: Marks): MarksTotals {
  let sum = 0
  const contested = { count: 0, amount: 0 }
  const recovered = { count: 0, amount: 0 }
  for (const row of rows) {
    const amount = rowCents(row)
    sum += amount
    const mark = marks.get(row['ID do pedido'])
    if (mark?.state === 'contestado') {
      contested.count += 1
      contested.amount += amount
    } else if (mark?.state === 'recuperado') {
      recovered.count += 1
      recovered.amount += mark.recovered
    }
  }
  return { sum, contested, recovered }
}
