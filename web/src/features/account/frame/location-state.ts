import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

interface LinkToken {
  token: string | null
  /** Removes the used token, so that going back does not use it again. */
  forget: () => void
}

/** The token of a mailed link. It is removed from the address at once, but a reload still finds it. */
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

/** What an account form passes on to the next one, so that the e-mail need not be typed again. */
export interface PrefilledEmail {
  readonly email: string
  readonly isNewcomer?: boolean
}

/** What a form has passed on. The history state may contain anything, so it is checked. */
export function readPrefilledEmail(state: unknown): PrefilledEmail | undefined {
  const email = textOf(state, 'email')
  return email ? { email, isNewcomer: Object(state).isNewcomer === true } : undefined
}

function textOf(state: unknown, name: string): string | undefined {
  const value: unknown = Object(state)[name]
  return typeof value === 'string' ? value : undefined
}

/** What another form has passed on. After a reload, the e-mail is still there, but not the welcome. */
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

/** Time to read the message, as required by the specification. */
const redirectMilliseconds = 3_000

/** Goes to an address a little after it is set, unless the screen is left before. */
export function useRedirectLater(address: string | null, email = ''): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (address === null) return
    const state: PrefilledEmail | null = email === '' ? null : { email }
    const timer = setTimeout(() => void navigate(address, { state }), redirectMilliseconds)
    return () => clearTimeout(timer)
  }, [address, email, navigate])
}
