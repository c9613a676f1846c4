import type { DatedCost } from '@vendaclara/core/products'

/** Costs that are to be set from a day on; null for one that is to go. */
export type CostEdits = ReadonlyMap<string, DatedCost | null>

export const noCostEdits: CostEdits = new Map()

/** The costs with their edits, in the order of days. Costs of other days stay as they are, also if another device changed them. */
export function editedCosts(costs: readonly DatedCost[], edits: CostEdits): DatedCost[] {
  const kept = costs.filter(({ from }) => !edits.has(from))
  const set = [...edits.values()].filter((cost) => cost !== null)
  return [...kept, ...set].sort((one, other) => (one.from < other.from ? -1 : 1))
}
