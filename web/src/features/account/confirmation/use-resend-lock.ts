import { useEffect, useState } from 'react'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { type ResendLock, readResendLock, resendLockMilliseconds, secondsLocked } from './resend-lock.ts'

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
