import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { OutboxItem } from '../../../../saving/outbox.ts'
import { useSession } from '../../../../session/use-session.ts'
import { fieldTexts } from '../../model/fields/field-texts.ts'
import { type PricingBasis, withPrice } from '../../model/listing.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { listingActionsOn, undoneListings } from '../actions/use-listing-actions.ts'
import type { ListingChange } from '../listing-change.ts'
import { listingOutbox } from '../listing-outbox.ts'
import { listingsOf, type StoredListings } from '../stored-listings.ts'
import { texts } from './conflict-texts.ts'
import {
  type Answer,
  type Conflict,
  conflictOf,
  type Resolution,
  resolve,
  withTaken,
} from './listing-conflict.ts'

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

function useStoredListings(): StoredListings {
  const queryClient = useQueryClient()
  const account = useSession().user
  return useMemo(() => listingsOf(queryClient, account), [queryClient, account])
}

/** Takes what only another device has changed into the listings, and says so. */
export function useQuietMerges(basis: PricingBasis): void {
  const conflicts = useConflicts()
  const stored = useStoredListings()
  useEffect(() => {
    const open = conflicts.filter(({ conflict }) => !conflict.isAsked || conflict.taken.length > 0)
    if (open.length === 0) return
    const priced = (listing: Conflict['mine']) => withPrice(listing, basis)
    const asked = open.filter(({ conflict }) => conflict.isAsked)
    const settled = open.filter(({ conflict }) => !conflict.isAsked)
    if (asked.length > 0)
      stored.changeAll(asked.map(({ change, conflict }) => withTaken(change, conflict, priced)))
    settle(
      stored,
      settled.map(({ change }) => ({ change, resolution: resolve(change, 'mine', priced) })),
    )
    announce(open.map(({ conflict }) => conflict).filter(({ taken }) => taken.length > 0))
  }, [conflicts, stored, basis])
}

interface Settled {
  readonly change: ListingChange
  readonly resolution: Resolution
}

function settle(stored: StoredListings, settled: readonly Settled[]): void {
  const known = settled.filter(({ resolution }) => !resolution.isSent)
  if (known.length > 0) {
    stored.takeOver(
      known.map(({ change }) => change),
      known.map(({ resolution }) => resolution.change),
    )
  }
  const sent = settled.map(({ resolution }) => resolution).filter(({ isSent }) => isSent)
  if (sent.length > 0) stored.changeAll(sent.map(({ change }) => change))
}

function announce(conflicts: readonly Conflict[]): void {
  const [first, ...more] = conflicts
  if (!first) return
  const names = first.taken.map((field) => fieldTexts[field].label)
  const isSettled = conflicts.every(({ isAsked }) => !isAsked)
  const title = first.mine.title || pricingTexts.list.untitled
  notifications.show({
    title: texts.taken.title,
    message: [
      more.length === 0 ? texts.taken.one(title, names) : texts.taken.many(conflicts.length),
      isSettled && texts.taken.kept,
    ]
      .filter(Boolean)
      .join(' '),
    autoClose: 12_000,
  })
}

/** Answers for some listings at once. Returns a function that undoes it. */
export function useConflictAnswer(basis: PricingBasis) {
  const stored = useStoredListings()
  return (conflicts: readonly ListingInConflict[], answer: Answer): (() => void) => {
    const priced = (listing: Conflict['mine']) => withPrice(listing, basis)
    const removed = conflicts
      .filter(({ conflict }) => conflict.theirs === null)
      .map(({ change }) => change.listing)
    if (answer === 'theirs') for (const { id } of removed) undoneListings.add(id)
    settle(
      stored,
      conflicts.map(({ change }) => ({ change, resolution: resolve(change, answer, priced) })),
    )
    const actions = listingActionsOn(stored, () => basis)
    const edits = conflicts.flatMap(({ conflict: { mine, theirs, asked } }) => {
      const other = answer === 'mine' ? theirs : mine
      const part = other && Object.fromEntries(asked.map((field) => [field, other[field]]))
      return theirs && part ? [{ listing: mine, part }] : []
    })
    return () => {
      if (removed.length > 0) answer === 'mine' ? actions.removeAll(removed) : actions.createAll(removed)
      if (edits.length > 0) actions.editAll(edits)
    }
  }
}
