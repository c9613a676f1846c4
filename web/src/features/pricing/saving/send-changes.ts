import { byWireList, importListings, listingsIn, removeListings } from '@vendaclara/contract/pricing'
import { marketplaces } from '@vendaclara/core/pricing'
import { ApiProblem, ConnectionProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import type { Settle } from '../../../saving/outbox.ts'
import type { SendOutcome } from '../../../saving/send-outcome.ts'
import type { Listing } from '../model/listing.ts'
import { importBody, listingBody, readListing, saveBody } from '../model/listings-on-the-wire.ts'
import { texts } from '../pricing-texts.ts'
import { changeKey, type ListingChange } from './listing-change.ts'

type Outcome = SendOutcome<ListingChange>

/** Sends one change to the server, or several that are either all removals or none, and returns the outcome. */
export async function sendChanges(
  changes: readonly ListingChange[],
  settle: Settle<ListingChange>,
): Promise<Outcome> {
  const [first, ...more] = changes
  if (!first) return { kind: 'done' }
  try {
    if (more.length === 0) await request(first)
    else if (changes.every(({ kind }) => kind === 'remove')) await removeAll(changes)
    else for (const [change, elsewhere] of await saveAll(changes)) settle([change], conflictWith(elsewhere))
    return { kind: 'done' }
  } catch (error) {
    return outcomeOf(error, first)
  }
}

/** Saves many listings. Returns those that were changed elsewhere with what is stored; all others are saved. */
async function saveAll(
  changes: readonly ListingChange[],
): Promise<(readonly [ListingChange, Listing | null])[]> {
  // The latest creation comes first in the list.
  const { conflicts } = await call(importListings, { body: importBody(changes.toReversed()) })
  if (!conflicts) return []
  const sent = new Map(changes.map((change) => [changeKey(change.listing), change]))
  return marketplaces.flatMap((marketplace) =>
    conflicts[listingsIn[marketplace].list].flatMap(({ id, stored }) => {
      const change = sent.get(changeKey({ marketplace, id }))
      return change ? [[change, stored && readListing(stored, marketplace)] as const] : []
    }),
  )
}

function removeAll(changes: readonly ListingChange[]): Promise<unknown> {
  const listings = changes.map(({ listing }) => listing)
  return call(removeListings, {
    body: byWireList((_, marketplace) =>
      listings.filter((listing) => listing.marketplace === marketplace).map(({ id }) => id),
    ),
  })
}

function request(change: ListingChange): Promise<unknown> {
  const { post, put, remove } = listingsIn[change.listing.marketplace]
  if (change.kind === 'remove') return call(remove, { body: listingBody(change.listing) })
  return call(change.kind === 'create' ? post : put, { body: saveBody(change) })
}

/** The waiting change then says what another device stored, null if it removed the listing. */
function conflictWith(elsewhere: Listing | null): Outcome {
  return { kind: 'conflict', held: (waiting) => ({ ...waiting, elsewhere }) }
}

function outcomeOf(error: unknown, change: ListingChange): Outcome {
  if (error instanceof ConnectionProblem) return { kind: 'retry', reason: 'offline' }
  if (!(error instanceof ApiProblem)) {
    reportError(error)
    return { kind: 'refused', message: texts.save.unexpected }
  }
  if (error.code === 'changed_elsewhere') {
    const { marketplace } = change.listing
    const stored = listingsIn[marketplace].stored.nullable().safeParse(error.stored)
    if (stored.success) return conflictWith(stored.data && readListing(stored.data, marketplace))
  }
  if (error.status === 404 && change.kind === 'remove') return { kind: 'done' }
  if (error.status === 401) return { kind: 'retry', reason: 'logged-out' }
  if (error.code === 'subscription_required' || error.code === 'email_not_confirmed') {
    return { kind: 'retry', reason: 'no-access' }
  }
  // It came too slowly.
  if (error.status === 408) return { kind: 'retry', reason: 'offline' }
  if (error.status === 429) return { kind: 'retry', reason: 'busy', afterSeconds: error.retryAfterSeconds }
  if (error.status >= 500) {
    return { kind: 'retry', reason: 'unavailable', afterSeconds: error.retryAfterSeconds }
  }
  return { kind: 'refused', message: error.message }
}
