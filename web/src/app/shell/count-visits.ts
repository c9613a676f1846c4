import type { Session } from '@vendaclara/contract/account'
import { visits } from '@vendaclara/contract/visits'
import { marketplaceEntries } from '@vendaclara/core/pricing'
import { mayUseTools } from '@vendaclara/core/subscription'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { addresses } from '../../addresses.ts'
import { call } from '../../api/call.ts'
import { countUse } from '../../features/feedback/when-asked.ts'
import { marketplaceOf } from '../../features/pricing/model/marketplaces.ts'
import { hasBought } from '../../features/subscription/checkout/access-sentence.ts'
import { useSession } from '../../session/use-session.ts'

/** Counts a visit of the current page if the seller has access to it. */
export function useCountVisits(): void {
  const { pathname, search, state } = useLocation()
  const session = useSession()
  const page = visitedPage(pathname, search)
  const isCounted = page !== null && isOpen(page, session, state?.buysAgain === true)
  useCountVisit(isCounted ? page : null, session.user)
}

function isOpen(page: CountedPage, session: Session, buysAgain: boolean): boolean {
  if (page === 'vendas') return !hasBought(session, buysAgain)
  return session.confirmed && mayUseTools(session)
}

/** The page name for counting a visit. The list of closings and every single closing count as one page. */
export function visitedPage(pathname: string, search: string): CountedPage | null {
  const at = (...patterns: string[]) => patterns.some((pattern) => matchPath(pattern, pathname) !== null)
  if (at(addresses.ads)) return 'adswords'
  if (at(addresses.closings, addresses.closing)) return 'analysis'
  if (at(addresses.checkout)) return 'vendas'
  if (at(addresses.calculator, addresses.calculatorAlias)) {
    return marketplaceEntries[marketplaceOf(new URLSearchParams(search).get('marketplace'))].wire.visit
  }
  return null
}

type CountedPage = keyof typeof visits

/** Counts one visit each time another counted page is entered; null counts nothing. */
function useCountVisit(page: CountedPage | null, account: string): void {
  useEffect(() => {
    if (page === null) return
    // A lost count does not matter to the seller, and `call` itself announces an ended session.
    call(visits[page], {}).catch(() => {})
    if (page !== 'vendas') countUse(account)
  }, [page, account])
}
