import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../../session/use-session.ts'

const ConfirmationGate = lazy(() =>
  import('../../features/account/confirmation/confirmation-gate.tsx').then((m) => ({
    default: m.ConfirmationGate,
  })),
)

/** Opens home and the tools once the e-mail address is confirmed, which is asked for in their place. */
export function EmailGate() {
  if (useSession().confirmed) return <Outlet />
  return (
    <Suspense>
      <ConfirmationGate />
    </Suspense>
  )
}
