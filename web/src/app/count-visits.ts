import type { Session } from '@vendaclara/contract/account'
import { mayUseTools } from '@vendaclara/core/subscription'
import { useLocation } from 'react-router'
import { hasBought } from '../features/subscription/checkout/standing.ts'
import { type CountedPage, useCountVisit } from '../features/visits/use-count-visit.ts'
import { useSession } from '../session/use-session.ts'
import { visitedPage } from './visited-page.ts'

/** Counts a visit of the page the address names, when the seller is let in and sees it. */
export function useCountVisits(): void {
  const { pathname, search, state } = useLocation()
  const session = useSession()
  const page = visitedPage(pathname, search)
  useCountVisit(page !== null && isOpen(page, session, state?.buysAgain === true) ? page : null)
}

function isOpen(page: CountedPage, session: Session, buysAgain: boolean): boolean {
  if (page === 'vendas') return !hasBought(session, buysAgain)
  return session.confirmed && mayUseTools(session)
}
