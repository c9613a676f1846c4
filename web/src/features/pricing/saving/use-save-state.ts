import { useSyncExternalStore } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { Listing } from '../listing/listing.ts'
import { changeKey } from './listing-change.ts'
import { openListingQueue } from './open-listing-queue.ts'
import type { SaveState } from './save-state.ts'

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
