import { useSyncExternalStore } from 'react'
import type { Outbox, OutboxItem } from './outbox.ts'
import type { SaveState } from './send-outcome.ts'

/** The save state of one key, for an indicator. */
export function useSaveState<Change>(
  outbox: Outbox<Change>,
  key: string,
): { readonly state: SaveState; readonly everythingStored: boolean } {
  const state = useSyncExternalStore(outbox.subscribe, () => outbox.stateOf(key))
  const everythingStored = useSyncExternalStore(outbox.subscribe, outbox.everythingStored)
  return { state, everythingStored }
}

/** The changes that the server does not have yet. */
export function useOutboxItems<Change>(outbox: Outbox<Change>): readonly OutboxItem<Change>[] {
  return useSyncExternalStore(outbox.subscribe, outbox.items)
}
