import type { Session } from '@vendaclara/contract/account'
import { mayUseTools } from '@vendaclara/core/subscription'
import { redirectDocument } from 'react-router'
import { addresses } from '../../addresses.ts'
import { ConnectionProblem } from '../../api/api-problem.ts'
import { isLoggedIn } from '../../api/auth-token.ts'
import { followOtherTabs } from '../../features/pricing/saving/other-tabs.ts'
import { feeSettingsQuery, listingsQuery, shopConfigQuery } from '../../features/pricing/saving/queries.ts'
import { sessionQuery } from '../../session/refresh-session.ts'
import { sessionStore } from '../../session/session-store.ts'
import { rememberAnswers } from '../offline/remember-answers.ts'
import { queryClient } from '../query-client.ts'
import { fetchForgetting } from '../session/forget-ended.ts'
import { fetchExpiredDialog } from '../session/session-expiry.tsx'

rememberAnswers(queryClient)

/** Admits people with a token, and starts loading everything that the tools need in parallel. */
export async function enterProtectedArea(): Promise<null> {
  if (!isLoggedIn()) throw redirectDocument(addresses.outside)
  const stored = sessionStore.get()
  if (stored) loadTools(stored)
  fetchExpiredDialog().catch(() => undefined)
  fetchForgetting().catch(() => undefined)
  if (stored && isOpen(stored)) void queryClient.prefetchQuery(sessionQuery())
  else await askForSession(stored)
  const session = sessionStore.get()
  if (session && session.user !== stored?.user) loadTools(session)
  return null
}

/** Home shows the trial and the subscription, so it requests the session again. */
export async function enterHome(): Promise<null> {
  if (isLoggedIn()) void queryClient.prefetchQuery(sessionQuery())
  return null
}

/** A session that opens every gate may be shown at once. A gate that was closed may be open by now. */
function isOpen(session: Session): boolean {
  return session.confirmed && mayUseTools(session)
}

async function askForSession(stored: Session | null): Promise<void> {
  try {
    await queryClient.fetchQuery(sessionQuery())
  } catch (error) {
    if (!(stored && error instanceof ConnectionProblem)) throw error
  }
}

function loadTools({ user }: Session): void {
  followOtherTabs(user, queryClient)
  void queryClient.prefetchQuery(listingsQuery(user))
  void queryClient.prefetchQuery(shopConfigQuery(user))
  void queryClient.prefetchQuery(feeSettingsQuery(user))
}
