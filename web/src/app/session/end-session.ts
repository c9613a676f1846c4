import { addresses } from '../../addresses.ts'
import { sessionStore } from '../../session/session-store.ts'
import { forgetEnded } from './forget-ended.ts'

/** The browser deletes what it was asked to even if the page is left earlier. */
const patienceMilliseconds = 2_000

/** Leaves the account with a full page load, so that nothing of it stays in memory. */
export async function endSession(): Promise<void> {
  sessionStore.end()
  await Promise.race([forgetEnded(), new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))])
  window.location.assign(addresses.outside)
}
