import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import { copyOf, type FeeTable } from '@vendaclara/core/pricing'
import { texts } from './texts.ts'

const longestName = 80
const longestSource = 300

/** A copy of a table for the seller to edit, under a name that fits. */
export function ownCopy(table: FeeTable, id: string): OwnFeeTable {
  const copy = copyOf(table, id, texts.copyName(table.name).slice(0, longestName))
  return {
    ...copy,
    certainty: 'own',
    source: copy.source.slice(0, longestSource),
    rules: copy.rules.map((rule) => ({ ...rule })),
  }
}
