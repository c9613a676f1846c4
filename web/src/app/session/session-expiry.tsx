import { lazy, Suspense, useEffect, useState } from 'react'
import { onSessionExpired } from '../../api/session-events.ts'

/** Fetched on entering the tools: the session may end when nothing can be fetched any more. */
export const fetchExpiredDialog = () => import('./session-expired-dialog.tsx')

const ExpiredDialog = lazy(() => fetchExpiredDialog().then((m) => ({ default: m.SessionExpiredDialog })))

/** Says that the session has ended, wherever that was noticed. */
export function SessionExpiry() {
  const [expired, setExpired] = useState(false)
  useEffect(() => onSessionExpired(() => setExpired(true)), [])
  return expired ? (
    <Suspense fallback={null}>
      <ExpiredDialog />
    </Suspense>
  ) : null
}
