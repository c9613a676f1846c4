import { type PlanCycle, planCycles, readTaxId } from '@vendaclara/core/subscription'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../../forms/schema-errors.ts'
import { useSession } from '../../../session/use-session.ts'
import { usePostalCode } from '../fields/postal-code.ts'
import { cardFields, type FormField, pixFields, refusedFields } from '../fields/purchase-form.ts'
import { usePurchaseForm } from '../fields/use-purchase-form.ts'
import { useCoupon } from './coupon-box.tsx'
import type { PaymentMethod } from './order.ts'
import { texts } from './texts.ts'
import { usePurchase } from './use-purchase.ts'

/** Connects the button with the form, which is elsewhere on the page. */
export const purchaseFormId = 'purchase'

/** The state of the checkout: the order, the typed values, and the result of the purchase. */
export function useCheckout() {
  const { name, email } = useSession()
  const [cycle, setCycle] = useState<PlanCycle>(planCycles[0])
  const [method, setMethod] = useState<PaymentMethod>('CREDIT_CARD')
  const [isOwnCard, setOwnCard] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const coupon = useCoupon()
  const purchase = usePurchase()
  const fields = method === 'PIX' ? pixFields : cardFields(isOwnCard)
  const state = usePurchaseForm(fields, { name, email })
  const lookUp = usePostalCode(state)
  const order = { cycle, coupon: coupon.coupon }
  const isCard = method === 'CREDIT_CARD'

  const stopAt = (errors: FieldErrors<FormField>) => {
    flushSync(() => setProblem(problemOf(errors, state.values, isCard)))
    state.focusFirst(errors)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => {
      state.showAll()
      setProblem(null)
    })
    const wrong = { ...state.refused, ...state.invalid }
    if (fields.some((field) => field in wrong)) return stopAt(wrong)
    if (isCard && !(await lookUp.isUsable())) return stopAt({ postalCode: '' })
    const refusal = await purchase.buy({ ...order, method, isOwnCard, form: state.values })
    if (!refusal) return
    const refused = refusedFields(refusal.error, isOwnCard)
    flushSync(() => {
      if (refusal.isCoupon) coupon.refuse(texts.coupon.bad)
      if (refusal.isCard) state.forgetCard()
      state.refuse(refusal.isCard ? { number: texts.cardDeclined } : refused)
    })
    state.focusFirst(refusal.isCard ? { number: '' } : refused)
  }

  return {
    order,
    coupon,
    purchase,
    method,
    isCard,
    isOwnCard,
    state,
    lookUp,
    submit,
    setOwnCard,
    chooseMethod: (chosen: PaymentMethod) => {
      setMethod(chosen)
      setProblem(null)
      purchase.returnToForm()
    },
    chooseCycle: setCycle,
    /** Why the form cannot be sent, in the specification's words. */
    problem:
      problem !== null && fields.some((field) => field in state.invalid || field in state.refused)
        ? problem
        : null,
  }
}
export type Checkout = ReturnType<typeof useCheckout>

function problemOf(errors: FieldErrors<FormField>, form: Record<FormField, string>, isCard: boolean): string {
  const isWrongTaxId = (['cpfCnpj', 'holderCpfCnpj'] as const).some(
    (field) => field in errors && form[field].trim() !== '' && readTaxId(form[field]) === undefined,
  )
  if (!isWrongTaxId) return texts.invalid.fields
  return isCard ? texts.invalid.card : texts.invalid.pix
}
