import { addresses } from '../addresses.ts'
import { sessionStore } from '../session/session-store.ts'

/** Leaves the account by a full page load, so that nothing of it stays in memory. */
export function endSession(): void {
  sessionStore.end()
  window.location.assign(addresses.outside)
}
