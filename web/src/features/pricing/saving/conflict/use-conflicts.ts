import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { OutboxItem } from '../../../../saving/outbox.ts'
import { useSession } from '../../../../session/use-session.ts'
import { type PricingBasis, withPrice } from '../../model/listing.ts'
import { useCalculator } from '../actions/calculator-context.ts'
import { listingActionsOn, undoneListings } from '../actions/use-listing-actions.ts'
import type { ListingChange } from '../listing-change.ts'
import { listingOutbox } from '../listing-outbox.ts'
import { type StoredListings, useStoredListings } from '../stored-listings.ts'
import { type Answer, type Conflict, conflictOf, resolve } from './listing-conflict.ts'

export interface ListingInConflict {
  readonly change: ListingChange
  readonly conflict: Conflict
}

const none: readonly ListingInConflict[] = []
const known = new WeakMap<readonly OutboxItem<ListingChange>[], readonly ListingInConflict[]>()

function conflictsIn(items: readonly OutboxItem<ListingChange>[]): readonly ListingInConflict[] {
  const before = known.get(items)
  if (before) return before
  const found = items.flatMap(({ change }) => {
    const conflict = conflictOf(change)
    return conflict ? [{ change, conflict }] : []
  })
  // Without any it stays the same list, so that a keystroke does not render the calculator again.
  const conflicts = found.length === 0 ? none : found
  known.set(items, conflicts)
  return conflicts
}

/** The unsent changes of listings that another device changed, too. */
function useConflicts(): readonly ListingInConflict[] {
  const outbox = listingOutbox(useSession().user)
  return useSyncExternalStore(outbox.subscribe, () => conflictsIn(outbox.items()))
}

/** Those in which the seller has to choose. */
export function useAskedConflicts(): readonly ListingInConflict[] {
  const conflicts = useConflicts()
  return useMemo(() => conflicts.filter(({ conflict }) => conflict.isAsked), [conflicts])
}

/** Takes what another device stored into listings that the seller has not changed here. */
export function useQuietAnswers(basis: PricingBasis): void {
  const conflicts = useConflicts()
  const stored = useStoredListings()
  useEffect(() => {
    const quiet = conflicts.filter(({ conflict }) => !conflict.isAsked)
    if (quiet.length > 0) settle(stored, quiet, 'theirs', basis)
  }, [conflicts, stored, basis])
}

function settle(
  stored: StoredListings,
  conflicts: readonly ListingInConflict[],
  answer: Answer,
  basis: PricingBasis,
): void {
  const settled = conflicts.map(({ change }) => ({
    change,
    resolution: resolve(change, answer, (listing) => withPrice(listing, basis)),
  }))
  const [sent, known] = [true, false].map((isSent) =>
    settled.filter(({ resolution }) => resolution.isSent === isSent),
  )
  if (known?.length)
    stored.takeOver(
      known.map(({ change }) => change),
      known.map(({ resolution }) => resolution.change),
    )
  if (sent?.length) stored.change(sent.map(({ resolution }) => resolution.change))
}

/** Answers for some listings at once. Returns a function that undoes it. */
export function useConflictAnswer() {
  const { basis } = useCalculator()
  const stored = useStoredListings()
  return (conflicts: readonly ListingInConflict[], answer: Answer): (() => void) => {
    const removed = conflicts
      .filter(({ conflict }) => conflict.theirs === null)
      .map(({ change }) => change.listing)
    if (answer === 'theirs') for (const { id } of removed) undoneListings.add(id)
    settle(stored, conflicts, answer, basis)
    const actions = listingActionsOn(stored, () => basis)
    const edits = conflicts.flatMap(({ conflict: { mine, theirs, apart } }) => {
      const other = answer === 'mine' ? theirs : mine
      const part = other && Object.fromEntries(apart.map((field) => [field, other[field]]))
      return theirs && part ? [{ listing: mine, part }] : []
    })
    return () => {
      if (removed.length > 0) answer === 'mine' ? actions.removeAll(removed) : actions.createAll(removed)
      if (edits.length > 0) actions.editAll(edits)
    }
  }
}
