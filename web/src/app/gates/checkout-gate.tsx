import { Navigate, Outlet } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'

/** Whoever has bought, or is about to have, has nothing to buy. */
export function CheckoutGate() {
  const { subscription } = useSession()
  const hasBought = subscription === 'active' || subscription === 'pending'
  return hasBought ? <Navigate to={addresses.home} replace /> : <Outlet />
}
