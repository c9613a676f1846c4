import { useSyncExternalStore } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { Listing } from '../model/listing.ts'
import { changeStorage } from './change-storage.ts'
import { changeKey } from './listing-change.ts'
import { ListingQueue } from './listing-queue.ts'
import type { SaveState } from './save-state.ts'
import { sendChanges } from './send-changes.ts'

const frameMilliseconds = 40
const queues = new Map<string, ListingQueue>()

/** The one queue of an account in this page; opening it takes up what an earlier page left unsent. */
export function openListingQueue(account: string): ListingQueue {
  const open = queues.get(account)
  if (open) return open
  const queue = new ListingQueue({
    send: (changes) => afterFrame().then(() => sendChanges(changes)),
    storage: changeStorage(account, localStorage),
    later: (callback, milliseconds) => {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  window.addEventListener('online', () => queue.retryNow())
  queues.set(account, queue)
  return queue
}

// Starting a request takes milliseconds that belong to the keystroke's frame.
function afterFrame(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, frameMilliseconds))
}

export function useSaveState(listing: Pick<Listing, 'marketplace' | 'id'>): {
  state: SaveState
  everythingKept: boolean
} {
  const queue = openListingQueue(useSession().user)
  const key = changeKey(listing)
  const state = useSyncExternalStore(queue.subscribe, () => queue.stateOf(key))
  const everythingKept = useSyncExternalStore(queue.subscribe, queue.everythingKept)
  return { state, everythingKept }
}
