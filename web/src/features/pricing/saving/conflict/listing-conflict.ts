import type { FieldName } from '@vendaclara/contract/pricing'
import type { Listing } from '../../model/listing.ts'
import { creationOf, fieldsApart, isHeld, type ListingChange, savingOf } from '../listing-change.ts'

/** An unsent change of a listing that another device has changed or removed since then. */
export interface Conflict {
  readonly mine: Listing
  /** What the server has; null if it was removed. */
  readonly theirs: Listing | null
  readonly apart: readonly FieldName[]
  /** Whether the seller has to choose; otherwise the other device's values stay. */
  readonly isAsked: boolean
}

export function conflictOf(change: ListingChange): Conflict | undefined {
  const { listing: mine, elsewhere: theirs, isEdited } = change
  if (theirs === undefined || !isHeld(change)) return undefined
  const apart = theirs ? fieldsApart(mine, theirs) : []
  return { mine, theirs, apart, isAsked: isEdited !== false && (theirs === null || apart.length > 0) }
}

export type Answer = 'mine' | 'theirs'

/** What follows from an answer: a change to be sent, or what is shown because the server already has it. */
export interface Resolution {
  readonly change: ListingChange
  readonly isSent: boolean
}

export function resolve(
  { listing: mine, elsewhere: theirs }: ListingChange,
  answer: Answer,
  priced: (listing: Listing) => Listing,
): Resolution {
  if (!theirs) {
    if (answer === 'theirs') return { change: { kind: 'remove', listing: mine }, isSent: false }
    return { change: creationOf(priced(mine)), isSent: true }
  }
  const kept = priced(answer === 'mine' ? mine : theirs)
  const isStored =
    fieldsApart(kept, theirs).length === 0 && calculated.every((field) => kept[field] === theirs[field])
  if (!isStored) return { change: savingOf(theirs, kept), isSent: true }
  return { change: { kind: 'save', listing: theirs, replaces: [theirs.version ?? null] }, isSent: false }
}

const calculated = ['salePrice', 'netMargin', 'monthlyBilling', 'charges', 'fixCost'] as const
