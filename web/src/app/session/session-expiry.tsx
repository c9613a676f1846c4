import { lazy, Suspense, useEffect, useState } from 'react'
import { onSessionExpired } from '../../api/page-events.ts'

/** Loaded when the tools are entered: when the session ends, there may be no connection. */
export const fetchExpiredDialog = () => import('./session-expired-dialog.tsx')

const ExpiredDialog = lazy(() => fetchExpiredDialog().then((m) => ({ default: m.SessionExpiredDialog })))

/** Says that the session has ended, whichever part of the page noticed it. */
export function SessionExpiry() {
  const [expired, setExpired] = useState(false)
  useEffect(() => onSessionExpired(() => setExpired(true)), [])
  return expired ? (
    <Suspense fallback={null}>
      <ExpiredDialog />
    </Suspense>
  ) : null
}
