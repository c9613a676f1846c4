import { type PixCode, subscribeByCard, subscribeByPix } from '@vendaclara/contract/subscription'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type Cents, cents, toReais } from '@vendaclara/core/money'
import { chargedPrice, type Plan, type PlanCycle, plans } from '@vendaclara/core/subscription'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { cardRequest, holderRequest, type PurchaseForm } from '../fields/purchase-form.ts'
import { texts } from './texts.ts'

/** A coupon that the server accepted, with its discount in percent. */
export interface Coupon {
  code: string
  discount: number
}
export type PaymentMethod = 'CREDIT_CARD' | 'PIX'

/** The plan and the coupon of a purchase. */
export interface Order {
  cycle: PlanCycle
  coupon: Coupon | null
}

/** The price of an order for each cycle, in reais. */
export function orderPrice({ cycle, coupon }: Order): number {
  return toReais(chargedPrice(plans[cycle], coupon?.discount ?? 0))
}

/**
 * How much cheaper a year of this plan is than a year of the plan with the highest monthly price, in whole centavos.
 */
export function savingOfAYear(plan: Plan, offered: readonly Plan[]): Cents {
  const aYear = ({ price, months }: Plan) => (price * 12) / months
  return cents(Math.round(Math.max(...offered.map(aYear)) - aYear(plan)))
}

export type FilledOrder = Order & { method: PaymentMethod; form: PurchaseForm; isOwnCard: boolean }

/** Buys the order. Returns the code to pay if it is a Pix. */
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
    ...(order.coupon && { coupon: order.coupon.code }),
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

/** The outcome of a failed purchase call. */
export type FailedPurchase =
  /** The answer does not show whether it was bought. `reason` is shown if it turns out that it was not. */
  | { kind: 'unknown'; reason: string }
  /** There already is a subscription. */
  | { kind: 'owned'; reason: string }
  /** It was not bought. `isCard`: the card was declined; `isCoupon`: the coupon is no longer valid. */
  | { kind: 'refused'; reason: string; isCard: boolean; isCoupon: boolean }

/** Distinguishes a refusal, after which nothing was bought, from an answer that leaves it open. */
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
