import type { Difference } from '@vendaclara/contract/closing'
import { addCents, type Cents, noCents } from '@vendaclara/core/money'
import type { Marks } from './marks.ts'
import { rowCents } from './row-cents.ts'

export interface MarksTotals {
  readonly sum: Cents
  readonly contested: { readonly count: number; readonly amount: Cents }
  readonly recovered: { readonly count: number; readonly amount: Cents }
}

/** What differences come to, what of them is contested, and what came back. */
export function marksTotals(rows: readonly Difference[], marks: Marks): MarksTotals {
  let sum = noCents
  const contested = { count: 0, amount: noCents }
  const recovered = { count: 0, amount: noCents }
  for (const row of rows) {
    const amount = rowCents(row)
    sum = addCents(sum, amount)
    const mark = marks.get(row['ID do pedido'])
    if (mark?.state === 'contestado') {
      contested.count += 1
      contested.amount = addCents(contested.amount, amount)
    } else if (mark?.state === 'recuperado') {
      recovered.count += 1
      recovered.amount = addCents(recovered.amount, mark.recovered)
    }
  }
  return { sum, contested, recovered }
}
