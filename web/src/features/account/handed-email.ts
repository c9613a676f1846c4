import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

/** What one form of the account hands to the next: an e-mail typed once need not be typed again. */
export const handedEmail = z.object({ email: z.string().min(1), isNewcomer: z.boolean().default(false) })
export type HandedEmail = z.input<typeof handedEmail>

/** What another form handed over. A reload still finds the e-mail, but welcomes nobody a second time. */
export function useHandedEmail() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [handed] = useState(() => handedEmail.safeParse(state).data)
  useEffect(() => {
    if (!handed?.isNewcomer) return
    const kept: HandedEmail = { email: handed.email }
    void navigate('.', { replace: true, state: kept })
  }, [handed, navigate])
  return handed
}
