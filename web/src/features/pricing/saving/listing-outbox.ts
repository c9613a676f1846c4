import { Outbox } from '../../../saving/outbox.ts'
import { outboxStorage } from '../../../saving/outbox-storage.ts'
import {
  afterDelivery,
  changeKey,
  isHeld,
  type ListingChange,
  listingChange,
  mergeChanges,
} from './listing-change.ts'
import { sendChanges } from './send-changes.ts'

const frameMilliseconds = 40
const outboxes = new Map<string, Outbox<ListingChange>>()

/** The only outbox of an account in this page. Opening it takes over what an earlier page did not send. */
export function listingOutbox(account: string): Outbox<ListingChange> {
  const open = outboxes.get(account)
  if (open) return open
  const outbox = new Outbox<ListingChange>({
    ...listingsInOutbox,
    send: (changes, settle) => afterFrame().then(() => sendChanges(changes, settle)),
    storage: unsentListings(account, localStorage),
  })
  window.addEventListener('online', () => outbox.retryNow())
  outboxes.set(account, outbox)
  return outbox
}

/**
 * A creation stays one until the server has it, creations arrive in their sequence, and removals are sent separately.
 */
export const listingsInOutbox = {
  keyOf: ({ listing }: ListingChange) => changeKey(listing),
  merge: mergeChanges,
  afterDelivery,
  isHeld,
  travelTogether: (one: ListingChange, other: ListingChange) =>
    (one.kind === 'remove') === (other.kind === 'remove'),
  placeOf: ({ begun }: ListingChange) => begun,
}

export function unsentListings(account: string, storage: Storage) {
  const { keyOf } = listingsInOutbox
  return outboxStorage<ListingChange>({ account, prefix: 'unsent.', keyOf, schema: listingChange, storage })
}

// Starting a request takes milliseconds that the keystroke's frame needs.
function afterFrame(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, frameMilliseconds))
}
