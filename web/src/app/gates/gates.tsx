import { mayUseTools } from '@vendaclara/core/subscription'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'

/** Opens the tools during a trial or with an active subscription. All others see the prices. */
export function AccessGate() {
  return mayUseTools(useSession()) ? <Outlet /> : <Navigate to={addresses.checkout} replace />
}

const ConfirmationGate = lazy(() =>
  import('../../features/account/confirmation/confirmation-gate.tsx').then((m) => ({
    default: m.ConfirmationGate,
  })),
)

/** Opens home and the tools if the e-mail address is confirmed; otherwise shows the request to confirm it. */
export function EmailGate() {
  if (useSession().confirmed) return <Outlet />
  return (
    <Suspense>
      <ConfirmationGate />
    </Suspense>
  )
}
