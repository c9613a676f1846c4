import {
  paymentStates,
  planCycles,
  readCardExpiry,
  readCardNumber,
  readPhone,
  readPostalCode,
  readTaxId,
  subscriptionStates,
} from '@vendaclara/core/subscription'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldProblems } from './texts.ts'

const message = z.object({ message: z.string() })
const reais = z.number().min(0)
const cycle = z.enum(planCycles)
/** The most characters of a coupon. */
export const longestCoupon = 60
const billingType = z.enum(['CREDIT_CARD', 'PIX'])

/** A text that a function of core reads; `problem` is the message if it finds no value. */
const readBy = <Value>(read: (typed: string) => Value | undefined, problem: string) =>
  z
    .string()
    .max(30)
    .transform((typed, context) => {
      const value = read(typed)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: problem })
      return z.NEVER
    })

const line = z.string().trim().min(1).max(120)
/** The buyer, or the owner of the card. `address` is street and district, as typed or found by the postal code. */
const person = {
  name: line,
  cpfCnpj: readBy(readTaxId, fieldProblems.taxId),
  email: z.string().trim().pipe(z.email(fieldProblems.email).max(254)),
  address: z.string().trim().max(200).optional(),
}
/** The payer of a Pix, whose checkout has one field for the CPF or CNPJ. */
const pixPayer = { ...person, cpfCnpj: readBy(readTaxId, fieldProblems.pixTaxId) }

/**
 * The card, which is passed on to the gateway and never stored. The year may have two digits. Only the server checks
 * whether the card has expired.
 */
export const creditCard = z
  .object({
    holderName: line,
    number: readBy(readCardNumber, fieldProblems.cardNumber),
    expiryMonth: z.string().regex(/^(0?[1-9]|1[0-2])$/, fieldProblems.cardExpiry),
    expiryYear: z.string().regex(/^(20)?\d{2}$/, fieldProblems.cardExpiry),
    ccv: z.string().regex(/^\d{3,4}$/, fieldProblems.cardCode),
  })
  .transform(({ expiryMonth, expiryYear, ...card }) => {
    const { month, year } = readCardExpiry(`${expiryMonth}/${expiryYear}`) ?? { month: '', year: '' }
    return { ...card, expiryMonth: month, expiryYear: year }
  })
/** The card as the client sends it. */
export type CreditCardForm = z.input<typeof creditCard>
/** The card as the server reads it: digits only, the year with four digits. */
export type CreditCard = z.output<typeof creditCard>

export const creditCardHolder = z.object({
  ...person,
  addressNumber: z.string().trim().min(1).max(20),
  postalCode: readBy(readPostalCode, fieldProblems.postalCode),
  phone: readBy(readPhone, fieldProblems.phone),
})
export type CreditCardHolder = z.output<typeof creditCardHolder>

/**
 * The plan fields of a purchase. `value`, in reais, must equal what the server computes from cycle and coupon;
 * otherwise 400. `nextDueDate` is ignored: the server always takes today in America/Sao_Paulo.
 */
const plan = {
  value: z.number(),
  cycle,
  nextDueDate: z.unknown().optional(),
  coupon: z.string().trim().max(longestCoupon).nullish(),
}

export const getCoupon = endpoint({
  method: 'GET',
  path: '/subscription/coupon',
  summary: 'The discount of a coupon, in percent; 404 where it is unknown, over or used up',
  access: 'session',
  query: z.object({ coupon: z.string().trim().max(longestCoupon) }),
  answer: z.object({ discount: z.number().min(0).max(100) }),
})

/**
 * `buyer` is present if someone else buys than the card holder. Errors:
 *
 * - 402 `card_declined`: the card was declined; the message gives the reason.
 * - 409 `already_subscribed`: there is a subscription already.
 * - 503 `gateway_unavailable`: the gateway could not be reached and nothing was charged.
 * - 503 `payment_unknown`: the gateway's answer was lost. Within two minutes `getSubscription` shows whether there is a
 *   subscription. Another attempt before that is refused with the same code.
 */
export const subscribeByCard = endpoint({
  method: 'POST',
  path: '/subscription/credit-card',
  summary: 'Subscribe by credit card; 200 means success',
  access: 'session',
  body: z.object({
    ...plan,
    billingType: z.literal('CREDIT_CARD').default('CREDIT_CARD'),
    buyer: z.object(person).optional(),
    creditCardHolderInfo: creditCardHolder,
    creditCard,
  }),
  answer: message,
})

/**
 * A Pix to pay. `encodedImage` is a PNG in base64 without a `data:` prefix, `payload` the text to copy and paste. Both
 * are valid until `expiresAt`.
 */
export const pixCode = z.object({
  encodedImage: z.string(),
  payload: z.string(),
  expiresAt: z.iso.datetime(),
})
export type PixCode = z.infer<typeof pixCode>

/** The same errors as `subscribeByCard`. */
export const subscribeByPix = endpoint({
  method: 'POST',
  path: '/subscription',
  summary: 'Subscribe by Pix; answers the QR code to pay',
  access: 'session',
  body: z.object({
    ...plan,
    billingType: z.literal('PIX').default('PIX'),
    pixHolderInfo: z.object(pixPayer),
  }),
  answer: z.object({ qrCode: pixCode }),
})

/**
 * A charge. `value` is in reais. `receiptUrl` is null until it is paid. `isPayable` is true if a Pix code can be shown
 * for it.
 */
export const payment = z.object({
  id: z.string(),
  state: z.enum(paymentStates),
  cycle,
  value: reais,
  dueDate: z.iso.date(),
  paidOn: z.iso.date().nullable(),
  receiptUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .catch(null),
  isPayable: z.boolean(),
})
export type Payment = z.infer<typeof payment>

/**
 * The state of the seller's subscription. Amounts are in reais.
 *
 * - `plan`: the current plan, or the last one. `value` is the amount of each charge with the coupon, `prices` that of
 *   each plan.
 * - `renews`: whether it will be charged again. If not, `endsAt` is when the paid time ends.
 * - `nextCharge`: the next charge to come, whether it exists already or not.
 * - `withdrawal`: what can be given back on demand; the full `value` only before `until`. `keptUntil` is when the tools
 *   close, if an older purchase paid for longer; null if they close at once.
 * - `payments`: newest first.
 */
export const subscription = z.object({
  state: z.enum(subscriptionStates).nullable(),
  /** True while the outcome of a purchase is not known yet. */
  isBeingBought: z.boolean(),
  plan: z
    .object({
      cycle,
      billingType,
      value: reais,
      prices: z.record(cycle, reais),
      coupon: z.string().nullable(),
      discount: z.number(),
      card: z.object({ brand: z.string().nullable(), lastDigits: z.string() }).nullable(),
    })
    .nullable(),
  renews: z.boolean(),
  paidUntil: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  nextCharge: z.object({ dueDate: z.iso.date(), value: reais }).nullable(),
  withdrawal: z
    .object({ until: z.iso.datetime(), value: reais, keptUntil: z.iso.datetime().nullable() })
    .nullable(),
  payments: z.array(payment),
})
export type Subscription = z.infer<typeof subscription>

/** Not in the specification, like all calls below: what 'Minha assinatura' shows. */
export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscription',
  summary: 'The state of the subscription: plan, next charge, payments',
  access: 'session',
  answer: subscription,
})

/** 404 if no Pix is waiting to be paid. */
export const getPixCode = endpoint({
  method: 'GET',
  path: '/subscription/pix',
  summary: 'The QR code of the Pix that waits to be paid',
  access: 'session',
  answer: z.object({ qrCode: pixCode, value: reais, dueDate: z.iso.date() }),
})

/** The tools stay open until the end of the paid time. 404 without an ongoing subscription. */
export const cancelSubscription = endpoint({
  method: 'DELETE',
  path: '/subscription',
  summary: 'Cancel: nothing is charged any more',
  access: 'session',
  answer: subscription,
})

/**
 * Also cancels the subscription that it gives back. The tools close at once, unless an older purchase still pays for
 * them. 409 `too_late` after seven days, 404 if nothing was paid.
 */
export const refundSubscription = endpoint({
  method: 'POST',
  path: '/subscription/refund',
  summary: 'Withdraw within seven days: everything paid is given back',
  access: 'session',
  answer: subscription,
})

/**
 * 402 `card_declined` if the gateway refuses the card; the old one is then kept. 404 if no subscription is being
 * charged.
 */
export const changeCreditCard = endpoint({
  method: 'PUT',
  path: '/subscription/credit-card',
  summary: 'Charge another credit card from now on',
  access: 'session',
  body: z.object({ creditCardHolderInfo: creditCardHolder, creditCard }),
  answer: subscription,
})

/** Applies from the next charge on and keeps the coupon. 404 without an ongoing subscription. */
export const switchPlan = endpoint({
  method: 'PUT',
  path: '/subscription/plan',
  summary: 'Go on with another plan from the next charge on',
  access: 'session',
  body: z.object({ cycle }),
  answer: subscription,
})
