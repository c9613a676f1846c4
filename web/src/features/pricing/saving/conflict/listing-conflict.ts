import type { FieldName } from '@vendaclara/contract/pricing'
import type { Listing } from '../../model/listing.ts'
import { creationOf, isHeld, type ListingChange, savingOf } from '../listing-change.ts'
import { changedFields, fieldsApart, isSameListing, withFieldsOf } from './merge-listings.ts'

/** An unsent change of a listing that another device changed or removed meanwhile. */
export interface Conflict {
  readonly mine: Listing
  /** What the server has; null if it was removed. */
  readonly theirs: Listing | null
  /** The fields that only the other device changed. */
  readonly taken: readonly FieldName[]
  /** The fields that both changed; of a removed listing those that were changed here. */
  readonly asked: readonly FieldName[]
  /** Whether the seller has to choose. */
  readonly isAsked: boolean
}

export function conflictOf(change: ListingChange): Conflict | undefined {
  const { listing: mine, before, elsewhere: theirs } = change
  if (theirs === undefined || !isHeld(change)) return undefined
  if (theirs === null) {
    const asked = before ? changedFields(before, mine) : []
    return { mine, theirs, taken: [], asked, isAsked: !before || asked.length > 0 }
  }
  const { taken, asked } = fieldsApart({ mine, theirs, before })
  return { mine, theirs, taken, asked, isAsked: asked.length > 0 }
}

export type Answer = 'mine' | 'theirs'
type Priced = (listing: Listing) => Listing

/** What follows from an answer: a change to be sent, or what is shown because the server already has it. */
export interface Resolution {
  readonly change: ListingChange
  readonly isSent: boolean
}

/** Takes what only one side changed from there, and the fields that both changed from the side of the answer. */
export function resolve(change: ListingChange, answer: Answer, priced: Priced): Resolution {
  const { listing: mine, before, elsewhere: theirs } = change
  if (!theirs) {
    if (answer === 'theirs') return { change: { kind: 'remove', listing: mine }, isSent: false }
    return { change: { ...creationOf(priced(mine)), before }, isSent: true }
  }
  const { taken, asked } = fieldsApart({ mine, theirs, before })
  const merged = priced(withFieldsOf(mine, theirs, answer === 'theirs' ? [...taken, ...asked] : taken))
  if (isSameListing(merged, theirs)) {
    const known: ListingChange = {
      kind: 'save',
      listing: theirs,
      replaces: [theirs.version ?? null],
      before: {},
    }
    return { change: known, isSent: false }
  }
  return { change: savingOf(theirs, merged), isSent: true }
}

/** The same conflict, with what only the other device changed already in the listing. */
export function withTaken(change: ListingChange, { taken, theirs }: Conflict, priced: Priced): ListingChange {
  if (!theirs) return change
  const own = Object.entries(change.before ?? {}).filter(([field]) => !taken.includes(field as FieldName))
  return {
    ...change,
    listing: priced(withFieldsOf(change.listing, theirs, taken)),
    ...(change.before && { before: Object.fromEntries(own) }),
  }
}
