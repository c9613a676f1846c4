import { byWireList, importListings, listingsIn, removeListings } from '@vendaclara/contract/pricing'
import { ApiProblem, ConnectionProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import type { SendOutcome } from '../../../saving/send-outcome.ts'
import { importBody } from '../model/listings-on-the-wire.ts'
import { texts } from '../texts.ts'
import type { ListingChange } from './listing-change.ts'

/** Sends one change to the server, or several that are either all removals or none, and returns the outcome. */
export async function sendChanges(changes: readonly ListingChange[]): Promise<SendOutcome> {
  const [first, ...more] = changes
  if (!first) return { kind: 'done' }
  try {
    await (more.length === 0 ? request(first) : requestForAll(changes))
    return { kind: 'done' }
  } catch (error) {
    return outcomeOf(error, first)
  }
}

function requestForAll(changes: readonly ListingChange[]): Promise<unknown> {
  // The latest creation comes first in the list.
  const listings = changes.map(({ listing }) => listing).toReversed()
  if (changes.some(({ kind }) => kind !== 'remove'))
    return call(importListings, { body: importBody(listings) })
  return call(removeListings, {
    body: byWireList((_, marketplace) =>
      listings.filter((listing) => listing.marketplace === marketplace).map(({ id }) => id),
    ),
  })
}

function request({ kind, listing }: ListingChange): Promise<unknown> {
  const { post, put, remove, stored } = listingsIn[listing.marketplace]
  if (kind === 'remove') return call(remove, { body: { id: listing.id } })
  return call(kind === 'create' ? post : put, { body: stored.parse(listing) })
}

function outcomeOf(error: unknown, change: ListingChange): SendOutcome {
  if (error instanceof ConnectionProblem) return { kind: 'retry', reason: 'offline' }
  if (!(error instanceof ApiProblem)) {
    reportError(error)
    return { kind: 'refused', message: texts.save.unexpected }
  }
  if (error.status === 404 && change.kind === 'remove') return { kind: 'done' }
  if (error.status === 401) return { kind: 'retry', reason: 'logged-out' }
  if (error.code === 'subscription_required' || error.code === 'email_not_confirmed') {
    return { kind: 'retry', reason: 'no-access' }
  }
  if (error.status === 429) return { kind: 'retry', reason: 'busy', afterSeconds: error.retryAfterSeconds }
  if (error.status >= 500) {
    return { kind: 'retry', reason: 'unavailable', afterSeconds: error.retryAfterSeconds }
  }
  return { kind: 'refused', message: error.message }
}
