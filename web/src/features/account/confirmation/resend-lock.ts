import { useEffect, useState } from 'react'
import { z } from 'zod'
import { accountStorageKey } from '../../../session/account-storage-key.ts'

/** How long the e-mail cannot be asked for again, as the specification sets it. */
const resendLockMilliseconds = 60_000

/** What is kept of the last e-mail sent: where it went, and when the next may be asked for, in epoch milliseconds. */
const resendLock = z.object({ email: z.string(), end: z.number() })
type ResendLock = z.infer<typeof resendLock>

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

const tickMilliseconds = 250

/** The pause between two confirmation e-mails; it outlives a reload and holds in every tab. */
export function useResendLock(account: string) {
  const key = accountStorageKey(account, 'confirmation-lock')
  const [lock, setLock] = useState(() => readResendLock(localStorage.getItem(key)))
  const [secondsLeft, setSecondsLeft] = useState(() => secondsLocked(lock, Date.now()))
  useEffect(() => {
    const timer = setInterval(() => {
      setSecondsLeft(secondsLocked(readResendLock(localStorage.getItem(key)), Date.now()))
    }, tickMilliseconds)
    return () => clearInterval(timer)
  }, [key])
  return {
    secondsLeft,
    /** Where the last e-mail went, which may be a corrected address. */
    lastEmail: lock?.email,
    begin: (email: string) => {
      const begun: ResendLock = { email, end: Date.now() + resendLockMilliseconds }
      localStorage.setItem(key, JSON.stringify(begun))
      setLock(begun)
      setSecondsLeft(secondsLocked(begun, Date.now()))
    },
  }
}
