import { useEffect, useState } from 'react'
import { z } from 'zod'
import { storedValue } from '../../../storage/stored-value.ts'

/** How long the e-mail cannot be asked for again, as the specification sets it. */
const resendLockMilliseconds = 60_000

/** Where the last e-mail went, and when the next may be asked for, in epoch milliseconds. */
const schema = z.object({ email: z.string(), end: z.number() })
type ResendLock = z.infer<typeof schema>

export const resendLock = storedValue<ResendLock | null>({
  key: 'confirmation-lock',
  schema,
  absent: null,
})

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
  const [lock, setLock] = useState(() => resendLock.read(account))
  const [secondsLeft, setSecondsLeft] = useState(() => secondsLocked(lock, Date.now()))
  useEffect(() => {
    const timer = setInterval(() => {
      setSecondsLeft(secondsLocked(resendLock.read(account), Date.now()))
    }, tickMilliseconds)
    return () => clearInterval(timer)
  }, [account])
  return {
    secondsLeft,
    /** Where the last e-mail went, which may be a corrected address. */
    lastEmail: lock?.email,
    begin: (email: string) => {
      const begun: ResendLock = { email, end: Date.now() + resendLockMilliseconds }
      resendLock.write(account, begun)
      setLock(begun)
      setSecondsLeft(secondsLocked(begun, Date.now()))
    },
  }
}
