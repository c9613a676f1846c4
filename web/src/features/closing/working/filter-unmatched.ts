import type { Unmatched } from '@vendaclara/contract/closing'
import type { LatePayment } from '@vendaclara/contract/closing-late'
import { z } from 'zod'

/** Which unmatched orders are looked at: `late` are those that another month's income paid, `odd` of these the ones paid otherwise than expected. */
export const unmatchedStates = z.enum(['all', 'awaited', 'late', 'odd'])
export type UnmatchedStates = z.infer<typeof unmatchedStates>

type Late = ReadonlyMap<string, LatePayment>

/** The unmatched orders whose ID has a text and that are in a state, in the order of the file. */
export function filterUnmatched(
  rows: readonly Unmatched[],
  { text, state }: { readonly text: string; readonly state: UnmatchedStates },
  late: Late,
): readonly Unmatched[] {
  const wanted = text.trim().toUpperCase()
  if (wanted === '' && state === 'all') return rows
  return rows.filter((row) => {
    const id = row['ID do pedido']
    return isIn(state, late.get(id)) && id.toUpperCase().includes(wanted)
  })
}

/** How many of the unmatched orders are in each state. */
export function countUnmatched(rows: readonly Unmatched[], late: Late): Record<UnmatchedStates, number> {
  const counts = { all: rows.length, awaited: 0, late: 0, odd: 0 }
  for (const row of rows) {
    const payment = late.get(row['ID do pedido'])
    counts[payment ? 'late' : 'awaited'] += 1
    if (isIn('odd', payment)) counts.odd += 1
  }
  return counts
}

function isIn(state: UnmatchedStates, payment: LatePayment | undefined): boolean {
  switch (state) {
    case 'all':
      return true
    case 'awaited':
      return payment === undefined
    case 'late':
      return payment !== undefined
    case 'odd':
      return payment !== undefined && payment.difference !== 0
  }
}
