import { type PixCode, subscribeByCard, subscribeByPix } from '@vendaclara/contract/subscription'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type Cents, cents, toReais } from '@vendaclara/core/money'
import { chargedPrice, type Plan, type PlanCycle, plans } from '@vendaclara/core/subscription'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { cardRequest, holderRequest, type PurchaseForm } from '../fields/purchase-form.ts'
import { texts } from './texts.ts'

/** A coupon the server has found good, with its discount in percent. */
export interface Coupon {
  code: string
  discount: number
}
export type PaymentMethod = 'CREDIT_CARD' | 'PIX'

/** What is bought, and for how much. */
export interface Order {
  cycle: PlanCycle
  coupon: Coupon | null
}

/** What an order costs each cycle, in reais. */
export function orderPrice({ cycle, coupon }: Order): number {
  return toReais(chargedPrice(plans[cycle], coupon?.discount ?? 0))
}

/** How much less a year of a plan costs than one of the plan that is dearest by the month, in whole centavos. */
export function savingOfAYear(plan: Plan, offered: readonly Plan[]): Cents {
  const aYear = ({ price, months }: Plan) => (price * 12) / months
  return cents(Math.round(Math.max(...offered.map(aYear)) - aYear(plan)))
}

export type FilledOrder = Order & { method: PaymentMethod; form: PurchaseForm; isOwnCard: boolean }

/** Buys what was chosen; answers the code to pay where it is a Pix. */
export async function sendOrder({
  method,
  form,
  isOwnCard,
  ...order
}: FilledOrder): Promise<PixCode | undefined> {
  const { name, cpfCnpj, email, address } = form
  const buyer = { name, cpfCnpj, email, address }
  const plan = {
    cycle: order.cycle,
    coupon: order.coupon?.code ?? null,
    value: orderPrice(order),
    nextDueDate: brazilianDay(new Date()),
  }
  if (method === 'PIX') {
    const { qrCode } = await call(subscribeByPix, {
      body: { ...plan, billingType: 'PIX', pixHolderInfo: buyer },
    })
    return qrCode
  }
  await call(subscribeByCard, {
    body: {
      ...plan,
      billingType: 'CREDIT_CARD',
      ...(!isOwnCard && { buyer }),
      creditCardHolderInfo: holderRequest(form, isOwnCard),
      creditCard: cardRequest(form),
    },
  })
  return undefined
}

/** What became of a purchase that was not answered well. */
export type FailedPurchase =
  /** The answer does not show whether it was bought; `reason` is for when it turns out that it was not. */
  | { kind: 'unknown'; reason: string }
  /** There is a subscription already. */
  | { kind: 'owned'; reason: string }
  /** It was not bought. `isCard` where the card is to blame, `isCoupon` where the coupon holds no more. */
  | { kind: 'refused'; reason: string; isCard: boolean; isCoupon: boolean }

/** Separates a refusal, where nothing was bought, from an answer that leaves it open. */
export function purchaseFailure(error: Error): FailedPurchase {
  if (!(error instanceof ApiProblem)) return { kind: 'unknown', reason: texts.notBought }
  const { status, code, message, field } = error
  if (code === 'already_subscribed') return { kind: 'owned', reason: message }
  // The purchase may have been made before the answer failed.
  if (status >= 500 || status < 400) {
    return { kind: 'unknown', reason: code === 'gateway_unavailable' ? texts.gatewayDown : texts.notBought }
  }
  const isCard = code === 'card_declined'
  const reason = isCard
    ? `${message} ${texts.cardAgain}`
    : status === 429
      ? `${message} ${texts.typedStays}`
      : message
  return { kind: 'refused', reason, isCard, isCoupon: field === 'coupon' }
}
