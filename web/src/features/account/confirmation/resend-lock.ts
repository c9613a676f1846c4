import { useEffect, useState } from 'react'
import { z } from 'zod'
import { storedValue } from '../../../storage/stored-value.ts'

/** How long the mail cannot be requested again, as required by the specification. */
const resendLockMilliseconds = 60_000

/** The address of the last mail, and when the next one may be requested, in epoch milliseconds. */
const schema = z.object({ email: z.string(), end: z.number() })
type ResendLock = z.infer<typeof schema>

export const resendLock = storedValue<ResendLock | null>({
  key: 'confirmation-lock',
  schema,
  absent: null,
})

/**
 * The seconds until a lock ends, rounded up. A lock that ends later than a new one would was stored before the clock
 * was set back, so it is ignored.
 */
export function secondsLocked(lock: ResendLock | null, now: number): number {
  if (lock === null || lock.end > now + resendLockMilliseconds) return 0
  return Math.max(0, Math.ceil((lock.end - now) / 1000))
}

const tickMilliseconds = 250

/** The pause between two confirmation mails. It survives a reload and applies in every tab. */
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
    /** The address of the last mail, which may be a corrected one. */
    lastEmail: lock?.email,
    begin: (email: string) => {
      const begun: ResendLock = { email, end: Date.now() + resendLockMilliseconds }
      resendLock.write(account, begun)
      setLock(begun)
      setSecondsLeft(secondsLocked(begun, Date.now()))
    },
  }
}
