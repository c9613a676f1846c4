import { mayUseTools } from '@vendaclara/core/subscription'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'

/** Opens the tools to a running trial or an active subscription; everybody else is shown what it costs. */
export function AccessGate() {
  return mayUseTools(useSession()) ? <Outlet /> : <Navigate to={addresses.checkout} replace />
}

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
