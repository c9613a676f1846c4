import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'

const kept = z.object({ token: z.string() })

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
  const [token] = useState(() => search.get('token') || kept.safeParse(state).data?.token || null)
  const shows = search.has('token')
  useEffect(() => {
    if (shows) void navigate('.', { replace: true, state: token === null ? null : { token } })
  }, [shows, token, navigate])
  return { token, forget: () => void navigate('.', { replace: true, state: null }) }
}

/** What one form of the account passes on to the next: an e-mail typed once need not be typed again. */
export const prefilledEmail = z.object({ email: z.string().min(1), isNewcomer: z.boolean().default(false) })
export type PrefilledEmail = z.input<typeof prefilledEmail>

/** What another form passed on. A reload still finds the e-mail, but welcomes nobody a second time. */
export function usePrefilledEmail() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [prefilled] = useState(() => prefilledEmail.safeParse(state).data)
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
