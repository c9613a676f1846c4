import { mayUseTools } from '@vendaclara/core/subscription'
import { Navigate, Outlet } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'

/** Opens the tools to a running trial or an active subscription; everybody else is shown what it costs. */
export function AccessGate() {
  return mayUseTools(useSession()) ? <Outlet /> : <Navigate to={addresses.checkout} replace />
}
