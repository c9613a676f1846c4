import { lazy, Suspense, useEffect, useState } from 'react'
import { onAuthTokenChangedElsewhere } from '../../api/auth-token.ts'
import { onSessionEnded, onSessionExpired } from '../../api/page-events.ts'
import { forgetTab } from '../../session/forget-accounts.ts'
import { forgetEnded } from './forget-ended.ts'

/** Loaded when the tools are entered: when the session ends, there may be no connection. */
export const fetchExpiredDialog = () => import('./session-expired-dialog.tsx')

const ExpiredDialog = lazy(() => fetchExpiredDialog().then((m) => ({ default: m.SessionExpiredDialog })))

/**
 * Says that the session has ended, for every part of the page that notices it. What this browser stored for it is deleted at
 * once: the page may be closed at the notice, and each tab has stored values of its own.
 */
export function SessionExpiry() {
  const [expired, setExpired] = useState(false)
  useEffect(() => {
    const forget = () => void forgetEnded()
    forget()
    const stops = [
      onSessionEnded(forget),
      onSessionExpired(() => {
        forget()
        setExpired(true)
      }),
      onAuthTokenChangedElsewhere(() => {
        forgetTab()
        forget()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return expired ? (
    <Suspense fallback={null}>
      <ExpiredDialog />
    </Suspense>
  ) : null
}
