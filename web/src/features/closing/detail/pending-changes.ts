import type { Closing, ClosingChange } from '@vendaclara/contract/closing'

/**
 * What is still to be stored, in order: new orders make everything before them worthless, new results those before them, and
 * receipts follow what they are of.
 */
export function addChange(pending: readonly ClosingChange[], change: ClosingChange): ClosingChange[] {
  if ('requests' in change) return [change]
  if ('receipts' in change) return [...pending, change]
  return [...pending.filter((other) => !('errors' in other)), change]
}

/** A closing as it will be once the changes are stored. */
export function applyChanges(closing: Closing, changes: readonly ClosingChange[]): Closing {
  let applied = closing
  for (const change of changes) {
    if ('receipts' in change) continue
    const outdated = 'requests' in change && (applied.outdated || hasResults(applied))
    applied = { ...applied, ...change, outdated }
  }
  return applied
}

/** Whether the two files of a closing were ever compared. */
export function hasResults({ quantity, errors, unmatched }: Closing): boolean {
  return quantity > 0 || errors.length > 0 || unmatched.length > 0
}
