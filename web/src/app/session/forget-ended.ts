import { isLoggedIn } from '../../api/auth-token.ts'
import { forgetSessions } from '../../session/forget-accounts.ts'

/** Loaded when the tools are entered: when the session ends, there may be no connection. */
export const fetchForgetting = () => import('../../features/ads/kept/forget-unsaved-reports.ts')

/** Without a session, deletes what this browser stored for accounts, except what outlives a session. */
export async function forgetEnded(): Promise<void> {
  if (isLoggedIn()) return
  await Promise.allSettled([forgetSessions(), forgetReports()])
}

async function forgetReports(): Promise<void> {
  const databases = await indexedDB.databases()
  if (databases.length > 0) await (await fetchForgetting()).forgetUnsavedReports()
}
