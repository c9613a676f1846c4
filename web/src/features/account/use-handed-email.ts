import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type HandedEmail, handedEmail } from './handed-email.ts'

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
