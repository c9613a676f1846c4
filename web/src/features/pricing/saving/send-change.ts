import {
  mercadoLivreListing,
  mercadoLivreListings,
  sheinListing,
  sheinListings,
  shopeeListing,
  shopeeListings,
} from '@vendaclara/contract/pricing'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { ConnectionProblem } from '../../../api/connection-problem.ts'
import { texts } from '../texts.ts'
import type { ListingChange } from './listing-change.ts'
import type { SendOutcome } from './send-outcome.ts'

/** Brings one change to the server and says how that ended. */
export async function sendChange(change: ListingChange): Promise<SendOutcome> {
  try {
    await request(change)
    return { kind: 'done' }
  } catch (error) {
    return outcomeOf(error, change)
  }
}

function request({ kind, listing }: ListingChange): Promise<unknown> {
  const verb = kind === 'create' ? 'post' : 'put'
  const id = { id: listing.id }
  if (listing.marketplace === 'shopee') {
    return kind === 'remove'
      ? call(shopeeListings.remove, { body: id })
      : call(shopeeListings[verb], { body: shopeeListing.parse(listing) })
  }
  if (listing.marketplace === 'mercadoLivre') {
    return kind === 'remove'
      ? call(mercadoLivreListings.remove, { body: id })
      : call(mercadoLivreListings[verb], { body: mercadoLivreListing.parse(listing) })
  }
  return kind === 'remove'
    ? call(sheinListings.remove, { body: id })
    : call(sheinListings[verb], { body: sheinListing.parse(listing) })
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
  if (error.status >= 500) return { kind: 'retry', reason: 'unavailable' }
  return { kind: 'refused', message: error.message }
}
