import { z } from 'zod'

/** How long the e-mail cannot be asked for again, as the specification sets it. */
export const resendLockMilliseconds = 60_000

/** What is kept of the last e-mail sent: where it went, and when the next may be asked for, in epoch milliseconds. */
const resendLock = z.object({ email: z.string(), end: z.number() })
export type ResendLock = z.infer<typeof resendLock>

/** The lock as it was kept; null when nothing readable is. */
export function readResendLock(kept: string | null): ResendLock | null {
  if (kept === null) return null
  try {
    return resendLock.parse(JSON.parse(kept))
  } catch {
    return null
  }
}

/**
 * The seconds until a lock ends, a begun one counting as one. One that ends later than a lock begun now was kept
 * before the clock was set back, and counts for nothing.
 */
export function secondsLocked(lock: ResendLock | null, now: number): number {
  if (lock === null || lock.end > now + resendLockMilliseconds) return 0
  return Math.max(0, Math.ceil((lock.end - now) / 1000))
}
