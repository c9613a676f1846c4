import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { HandedEmail } from './handed-email.ts'

/** Time to read what has happened, as the specification sets it. */
const redirectMilliseconds = 3_000

/** Goes to an address a little after there is one, unless the screen is left before. */
export function useRedirectLater(address: string | null, email = ''): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (address === null) return
    const state: HandedEmail | null = email === '' ? null : { email }
    const timer = setTimeout(() => void navigate(address, { state }), redirectMilliseconds)
    return () => clearTimeout(timer)
  }, [address, email, navigate])
}
