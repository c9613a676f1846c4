import type { Session } from '@vendaclara/contract/account'
import { mayUseTools } from '@vendaclara/core/subscription'
import { useLocation } from 'react-router'
import { type CountedPage, useCountVisit } from '../features/visits/use-count-visit.ts'
import { useSession } from '../session/use-session.ts'
import { visitedPage } from './visited-page.ts'

/** Counts a visit of the page the address names, when the seller is let in and sees it. */
export function useCountVisits(): void {
  const { pathname, search } = useLocation()
  const session = useSession()
  const page = visitedPage(pathname, search)
  useCountVisit(page !== null && isOpen(page, session) ? page : null)
}

function isOpen(page: CountedPage, session: Session): boolean {
  if (page === 'vendas') return session.subscription !== 'active' && session.subscription !== 'pending'
  return session.confirmed && mayUseTools(session)
}
