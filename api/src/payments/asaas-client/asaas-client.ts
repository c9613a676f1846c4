import { endOfBrazilianDay } from '@vendaclara/core/calendar'
import { toCents, toReais } from '@vendaclara/core/money'
import { z } from 'zod'
import type { Gateway, GatewayCustomer, GatewayPayment, GatewaySubscription } from '../gateway.ts'
import { GatewayFailure } from '../gateway-failure.ts'
import {
  customerAnswer,
  listOf,
  pageLength,
  paymentAnswer,
  pixAnswer,
  subscriptionAnswer,
} from './asaas-answers.ts'
import { type Ask, askAsaas, newDeadline } from './ask-asaas.ts'
import { receiptLink } from './receipt-link.ts'

/** Charges of 160 years. */
const mostPages = 20

interface Account {
  /** May become known only when the product listens. */
  url: () => string | undefined
  apiKey: string
  /** Where a stand-in has its receipts. The gateway itself has them at its own site. */
  receipts?: string
}

/** The payment gateway Asaas, API v3. An answer about another record than the one asked for is a failure. */
export function asaasClient(account: Account): Gateway {
  const ask = askAsaas(account)
  const receipts = () => account.receipts ?? account.url()
  return { ...customersOf(ask), ...subscriptionsOf(ask), ...paymentsOf(ask, receipts) }
}

function customersOf(ask: Ask): Pick<Gateway, 'findCustomer' | 'createCustomer' | 'updateCustomer'> {
  return {
    findCustomer: async (reference) => {
      const path = `/customers?externalReference=${encodeURIComponent(reference)}`
      const found = await first(ask, path, customerAnswer)
      if (found) isSame(found.externalReference, reference)
      return found?.id
    },

    createCustomer: async (customer) => {
      const created = await ask('POST', '/customers', customerAnswer, customerForm(customer))
      isSame(created.externalReference ?? customer.externalReference, customer.externalReference)
      return created.id
    },

    updateCustomer: async (id, customer) => {
      const path = `/customers/${encodeURIComponent(id)}`
      isSame((await ask('PUT', path, customerAnswer, customerForm(customer))).id, id)
    },
  }
}

function subscriptionsOf(
  ask: Ask,
): Pick<
  Gateway,
  'findSubscription' | 'createSubscription' | 'subscription' | 'changePlan' | 'changeCard' | 'cancel'
> {
  return {
    findSubscription: async (reference) => {
      const path = `/subscriptions?externalReference=${encodeURIComponent(reference)}`
      const found = await first(ask, path, subscriptionAnswer)
      if (found) isSame(found.externalReference, reference)
      return found && subscriptionOf(found)
    },

    createSubscription: async ({ card, value, ...form }) => {
      const billingType = card ? 'CREDIT_CARD' : 'PIX'
      const body = { ...form, billingType, value: toReais(value), ...card }
      const created = await ask('POST', '/subscriptions', subscriptionAnswer, body)
      isSame(created.externalReference ?? form.externalReference, form.externalReference)
      return subscriptionOf(created)
    },

    subscription: async (id) => {
      const found = await ask('GET', `/subscriptions/${encodeURIComponent(id)}`, subscriptionAnswer)
      isSame(found.id, id)
      return subscriptionOf(found)
    },

    changePlan: async (id, { cycle, value, nextDueDate }) => {
      const change = { cycle, nextDueDate, value: toReais(value), updatePendingPayments: true }
      await ask('PUT', `/subscriptions/${encodeURIComponent(id)}`, subscriptionAnswer, change)
    },

    changeCard: async (id, card) => {
      await ask('PUT', `/subscriptions/${encodeURIComponent(id)}/creditCard`, z.object({}), card)
    },

    cancel: async (id) => {
      try {
        await ask(
          'DELETE',
          `/subscriptions/${encodeURIComponent(id)}`,
          z.object({ deleted: z.literal(true) }),
        )
      } catch (error) {
        if (!(error instanceof GatewayFailure) || !['missing', 'refused'].includes(error.outcome)) throw error
        const left = await ask('GET', `/subscriptions/${encodeURIComponent(id)}`, subscriptionAnswer).catch(
          (again) => {
            if (again instanceof GatewayFailure && again.outcome === 'missing') return undefined
            throw again
          },
        )
        if (left && subscriptionOf(left).isLive) throw error
      }
    },
  }
}

function paymentsOf(
  ask: Ask,
  receipts: () => string | undefined,
): Pick<Gateway, 'paymentsOf' | 'pixCode' | 'removeCharge' | 'payByCard' | 'refund'> {
  return {
    paymentsOf: async (id) => {
      const payments = new Map<string, GatewayPayment>()
      const deadline = newDeadline()
      for (let page = 0; page < mostPages; page += 1) {
        const query = `limit=${pageLength}&offset=${page * pageLength}`
        const path = `/subscriptions/${encodeURIComponent(id)}/payments?${query}`
        const { data, hasMore } = await ask('GET', path, listOf(paymentAnswer), undefined, deadline)
        for (const one of data) if (!one.deleted) payments.set(one.id, paymentOf(one, receipts()))
        if (!hasMore || data.length === 0) return [...payments.values()]
      }
      throw new GatewayFailure('unknown', 'the pages of charges do not end')
    },

    pixCode: async (paymentId) => {
      const path = `/payments/${encodeURIComponent(paymentId)}/pixQrCode`
      const { encodedImage, payload, expirationDate } = await ask('GET', path, pixAnswer)
      return { encodedImage, payload, expiresAt: endOfBrazilianDay(expirationDate) }
    },

    removeCharge: async (paymentId) => {
      const removed = z.object({ deleted: z.literal(true) })
      await ask('DELETE', `/payments/${encodeURIComponent(paymentId)}`, removed).catch((error) => {
        if (!(error instanceof GatewayFailure) || error.outcome !== 'missing') throw error
      })
    },

    payByCard: async (paymentId, { creditCard, creditCardHolderInfo }) => {
      const path = `/payments/${encodeURIComponent(paymentId)}/payWithCreditCard`
      await ask('POST', path, z.object({}), { creditCard, creditCardHolderInfo })
    },

    refund: async (paymentId) => {
      await ask('POST', `/payments/${encodeURIComponent(paymentId)}/refund`, z.object({}), {})
    },
  }
}

function isSame(answered: string | null | undefined, asked: string): void {
  if (answered === asked) return
  throw new GatewayFailure('unknown', 'the gateway answered about another record')
}

/** The first record of a search. */
async function first<Schema extends z.ZodType>(ask: Ask, path: string, schema: Schema) {
  return (await ask('GET', `${path}&limit=1`, listOf(schema))).data[0]
}

function customerForm({ phone, ...customer }: GatewayCustomer): object {
  // The product sends its own mails.
  return { ...customer, mobilePhone: phone, notificationDisabled: true }
}

function subscriptionOf(answer: z.output<typeof subscriptionAnswer>): GatewaySubscription {
  const { id, customer, externalReference, cycle, value, nextDueDate, status, deleted } = answer
  return {
    id,
    customer,
    cycle,
    nextDueDate,
    value: toCents(value),
    externalReference: externalReference ?? undefined,
    isLive: status === 'ACTIVE' && !deleted,
  }
}

function paymentOf(answer: z.output<typeof paymentAnswer>, receipts: string | undefined): GatewayPayment {
  const { id, status, value, originalValue, dueDate, transactionReceiptUrl } = answer
  const { customer, subscription, externalReference } = answer
  const { clientPaymentDate, confirmedDate, paymentDate } = answer
  return {
    id,
    dueDate,
    state: status,
    value: toCents(value),
    price: toCents(originalValue ?? value),
    of: { customer, subscription, externalReference },
    paidOn: clientPaymentDate ?? confirmedDate ?? paymentDate ?? null,
    receiptUrl: receiptLink(transactionReceiptUrl, receipts),
  }
}
