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
const billingType = z.enum(['CREDIT_CARD', 'PIX'])

/** A text that is read by a rule of core; `problem` is the message where the rule finds nothing in it. */
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
/** Whoever buys, or owns the card. `address` is street and district, as typed or found by the postal code. */
const person = {
  name: line,
  cpfCnpj: readBy(readTaxId, fieldProblems.taxId),
  email: z.string().trim().pipe(z.email(fieldProblems.email).max(254)),
  address: z.string().trim().max(200).optional(),
}

/**
 * The card, which is handed on to the gateway and stored nowhere. The year may have two digits; whether it has expired the
 * server's clock decides.
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
/** What is sent of a card. */
export type CreditCardForm = z.input<typeof creditCard>
/** A card as the server reads it: digits only, the year with four of them. */
export type CreditCard = z.output<typeof creditCard>

export const creditCardHolder = z.object({
  ...person,
  addressNumber: z.string().trim().min(1).max(20),
  postalCode: readBy(readPostalCode, fieldProblems.postalCode),
  phone: readBy(readPhone, fieldProblems.phone),
})
export type CreditCardHolder = z.output<typeof creditCardHolder>

/**
 * The plan fields of a purchase. `value` in reais must equal what the server computes from cycle and coupon, else 400.
 * `nextDueDate` is the server's own, whatever is sent: today in America/Sao_Paulo.
 */
const plan = {
  value: z.number(),
  cycle,
  nextDueDate: z.unknown().optional(),
  coupon: z.string().trim().max(60).nullish(),
}

export const getCoupon = endpoint({
  method: 'GET',
  path: '/subscription/coupon',
  summary: 'The discount of a coupon, in percent; 404 where it is unknown, over or used up',
  access: 'session',
  query: z.object({ coupon: z.string().trim().max(60) }),
  answer: z.object({ discount: z.number().min(0).max(100) }),
})

/**
 * `buyer` is whoever buys where the card is another one's; without it the holder. A declined card answers 402
 * `card_declined` with the reason in words; a second subscription 409 `already_subscribed`; a gateway that cannot be
 * asked 503 `gateway_unavailable`: nothing was charged; one whose answer was lost 503 `payment_unknown`: `getSubscription`
 * shows within two minutes whether there is a subscription, and trying again before that is refused with the same.
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
 * A Pix to pay: `encodedImage` a PNG in base64 without a `data:` prefix, `payload` the text to copy and paste, both good
 * until `expiresAt`.
 */
export const pixCode = z.object({
  encodedImage: z.string(),
  payload: z.string(),
  expiresAt: z.iso.datetime(),
})
export type PixCode = z.infer<typeof pixCode>

/** Refuses as `subscribeByCard` does. */
export const subscribeByPix = endpoint({
  method: 'POST',
  path: '/subscription',
  summary: 'Subscribe by Pix; answers the QR code to pay',
  access: 'session',
  body: z.object({ ...plan, billingType: z.literal('PIX').default('PIX'), pixHolderInfo: z.object(person) }),
  answer: z.object({ qrCode: pixCode }),
})

/** A charge. `value` in reais; `receiptUrl` once it is paid; `isPayable` where a Pix code can be shown for it. */
export const payment = z.object({
  id: z.string(),
  state: z.enum(paymentStates),
  cycle,
  value: reais,
  dueDate: z.iso.date(),
  paidOn: z.iso.date().nullable(),
  receiptUrl: z.string().nullable(),
  isPayable: z.boolean(),
})
export type Payment = z.infer<typeof payment>

/**
 * Where the seller's subscription stands. `plan` is the one that goes on or went on last: what it costs each time with
 * the coupon, in reais, and `prices` what each plan does. `renews` says whether it goes on being charged; where it does not,
 * `endsAt` is when the paid time ends. `nextCharge` is the next one to come, made already or not.
 * `withdrawal` is what is given back on demand: `value` in reais, all of it only before `until`; `keptUntil` is when the
 * tools close all the same, where an older purchase paid for longer, and null where they close at once. Payments come newest first.
 */
export const subscription = z.object({
  state: z.enum(subscriptionStates).nullable(),
  /** True while a purchase is under way whose outcome is not known yet. */
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

/** Not among the specification's calls, as all below: what 'Minha assinatura' shows. */
export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscription',
  summary: 'Where the subscription stands: plan, next charge, payments',
  access: 'session',
  answer: subscription,
})

/** 404 where no Pix waits to be paid. */
export const getPixCode = endpoint({
  method: 'GET',
  path: '/subscription/pix',
  summary: 'The QR code of the Pix that waits to be paid',
  access: 'session',
  answer: z.object({ qrCode: pixCode, value: reais, dueDate: z.iso.date() }),
})

/** What was paid stays paid: the tools stay open until the end of it. 404 without a subscription that goes on. */
export const cancelSubscription = endpoint({
  method: 'DELETE',
  path: '/subscription',
  summary: 'Cancel: nothing is charged any more',
  access: 'session',
  answer: subscription,
})

/**
 * Cancels what it gives back, too; the tools close at once unless an older purchase still pays for them. 409 `too_late` after
 * seven days, 404 where nothing was paid.
 */
export const refundSubscription = endpoint({
  method: 'POST',
  path: '/subscription/refund',
  summary: 'Withdraw within seven days: everything paid is given back',
  access: 'session',
  answer: subscription,
})

/** 402 `card_declined` where the gateway does not take it; the old one stays then. 404 without one that is charged. */
export const changeCreditCard = endpoint({
  method: 'PUT',
  path: '/subscription/credit-card',
  summary: 'Charge another credit card from now on',
  access: 'session',
  body: z.object({ creditCardHolderInfo: creditCardHolder, creditCard }),
  answer: subscription,
})

/** Holds from the next charge on; the coupon stays. 404 without a subscription that goes on. */
export const switchPlan = endpoint({
  method: 'PUT',
  path: '/subscription/plan',
  summary: 'Go on with another plan from the next charge on',
  access: 'session',
  body: z.object({ cycle }),
  answer: subscription,
})
