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
