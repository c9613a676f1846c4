import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

interface LinkToken {
  token: string | null
  /** Drops it once it has served, so that going back does not bring it again. */
  forget: () => void
}

/** The token of a link that came by mail. It leaves the address at once, and a reload still finds it. */
export function useLinkToken(): LinkToken {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => search.get('token') || textOf(state, 'token') || null)
  const shows = search.has('token')
  useEffect(() => {
    if (shows) void navigate('.', { replace: true, state: token === null ? null : { token } })
  }, [shows, token, navigate])
  return { token, forget: () => void navigate('.', { replace: true, state: null }) }
}

/** What one form of the account passes on to the next: an e-mail typed once need not be typed again. */
export interface PrefilledEmail {
  readonly email: string
  readonly isNewcomer?: boolean
}

/** What a form passed on; a state of the history may be anything. */
export function readPrefilledEmail(state: unknown): PrefilledEmail | undefined {
  const email = textOf(state, 'email')
  return email ? { email, isNewcomer: Object(state).isNewcomer === true } : undefined
}

function textOf(state: unknown, name: string): string | undefined {
  const value: unknown = Object(state)[name]
  return typeof value === 'string' ? value : undefined
}

/** What another form passed on. A reload still finds the e-mail, but welcomes nobody a second time. */
export function usePrefilledEmail() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [prefilled] = useState(() => readPrefilledEmail(state))
  useEffect(() => {
    if (!prefilled?.isNewcomer) return
    const kept: PrefilledEmail = { email: prefilled.email }
    void navigate('.', { replace: true, state: kept })
  }, [prefilled, navigate])
  return prefilled
}

/** Time to read what has happened, as the specification sets it. */
const redirectMilliseconds = 3_000

/** Goes to an address a little after there is one, unless the screen is left before. */
export function useRedirectLater(address: string | null, email = ''): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (address === null) return
    const state: PrefilledEmail | null = email === '' ? null : { email }
    const timer = setTimeout(() => void navigate(address, { state }), redirectMilliseconds)
    return () => clearTimeout(timer)
  }, [address, email, navigate])
}
