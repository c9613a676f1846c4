import { useQueryClient } from '@tanstack/react-query'
import { changeCreditCard } from '@vendaclara/contract/subscription'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { usePostalCode } from '../fields/postal-code.ts'
import { cardRequest, changeCardFields, holderRequest, refusedFields } from '../fields/purchase-form.ts'
import { focusField, usePurchaseForm } from '../fields/use-purchase-form.ts'
import { subscriptionQueries } from '../subscription-queries.ts'
import { useRenewSession } from '../use-renew-session.ts'
import { texts } from './texts.ts'

/** Sends another card once. It goes through no cache, which would keep it. */
export function useChangeCard(onDone: () => void) {
  const { user, email } = useSession()
  const queries = useQueryClient()
  const renewSession = useRenewSession()
  const state = usePurchaseForm(changeCardFields, { email })
  const lookUp = usePostalCode(state)
  const element = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    flushSync(() => {
      state.leaveAll()
      setFailure(null)
    })
    try {
      const wrong = { ...state.refused, ...state.invalid }
      const first = changeCardFields.find((field) => field in wrong)
      if (first) return focusField(element.current, first)
      setPending(true)
      if (!(await lookUp.isUsable())) return focusField(element.current, 'postalCode')
      await send()
    } finally {
      underWay.current = false
      setPending(false)
    }
  }

  const send = async () => {
    const form = { ...state.form, name: state.form.holderName }
    try {
      const body = { creditCardHolderInfo: holderRequest(form, true), creditCard: cardRequest(form) }
      const changed = await call(changeCreditCard, { body })
      queries.setQueryData(subscriptionQueries.standing(user).queryKey, changed)
      await renewSession()
      onDone()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const isDeclined = error instanceof ApiProblem && error.code === 'card_declined'
      const refused = refusedFields(error, true)
      flushSync(() => {
        setFailure(isDeclined ? `${error.message} ${texts.changeCard.declined}` : error.message)
        if (isDeclined) state.forgetCard()
        state.refuse(isDeclined ? { number: texts.changeCard.declinedHere } : refused)
      })
      const first = changeCardFields.find((field) => field in refused)
      focusField(element.current, isDeclined ? 'number' : first)
    }
  }

  return { state, lookUp, element, isPending, failure, submit }
}
