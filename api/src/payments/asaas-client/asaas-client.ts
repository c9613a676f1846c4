import { endOfBrazilianDay } from '@vendaclara/core/calendar'
import { toCents, toReais } from '@vendaclara/core/money'
import { z } from 'zod'
import type { Gateway, GatewayCustomer, GatewayPayment, GatewaySubscription } from '../gateway.ts'
import { GatewayFailure } from '../gateway-failure.ts'
import { customerAnswer, listOf, paymentAnswer, pixAnswer, subscriptionAnswer } from './asaas-answers.ts'
import { type Ask, askAsaas } from './ask-asaas.ts'

const pageLength = 100

/** The payment gateway Asaas, API v3. Its address may become known only when the product listens. */
export function asaasClient(account: { url: () => string | undefined; apiKey: string }): Gateway {
  const ask = askAsaas(account)
  return { ...customersOf(ask), ...subscriptionsOf(ask), ...paymentsOf(ask) }
}

function customersOf(ask: Ask): Pick<Gateway, 'findCustomer' | 'createCustomer' | 'updateCustomer'> {
  return {
    findCustomer: async (reference) =>
      (await first(ask, `/customers?externalReference=${encodeURIComponent(reference)}`, customerAnswer))?.id,

    createCustomer: async (customer) =>
      (await ask('POST', '/customers', customerAnswer, customerForm(customer))).id,

    updateCustomer: async (id, customer) => {
      await ask('PUT', `/customers/${encodeURIComponent(id)}`, customerAnswer, customerForm(customer))
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
      return found && subscriptionOf(found)
    },

    createSubscription: async ({ card, value, ...form }) => {
      const billingType = card ? 'CREDIT_CARD' : 'PIX'
      const body = { ...form, billingType, value: toReais(value), ...card }
      return subscriptionOf(await ask('POST', '/subscriptions', subscriptionAnswer, body))
    },

    subscription: async (id) =>
      subscriptionOf(await ask('GET', `/subscriptions/${encodeURIComponent(id)}`, subscriptionAnswer)),

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
): Pick<Gateway, 'paymentsOf' | 'pixCode' | 'removeCharge' | 'payByCard' | 'refund'> {
  return {
    paymentsOf: async (id) => {
      const payments: GatewayPayment[] = []
      for (let hasMore = true, offset = 0; hasMore; offset += pageLength) {
        const path = `/subscriptions/${encodeURIComponent(id)}/payments?limit=${pageLength}&offset=${offset}`
        const page = await ask('GET', path, listOf(paymentAnswer))
        payments.push(...page.data.filter(({ deleted }) => !deleted).map(paymentOf))
        hasMore = page.hasMore && page.data.length > 0
      }
      return payments
    },

    pixCode: async (paymentId) => {
      const path = `/payments/${encodeURIComponent(paymentId)}/pixQrCode`
      const { encodedImage, payload, expirationDate } = await ask('GET', path, pixAnswer)
      return { encodedImage, payload, expiresAt: endOfBrazilianDay(expirationDate.slice(0, 10)) }
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

/** The first record of a search. */
async function first<Schema extends z.ZodType>(ask: Ask, path: string, schema: Schema) {
  return (await ask('GET', `${path}&limit=1`, listOf(schema))).data[0]
}

function customerForm({ phone, ...customer }: GatewayCustomer): object {
  // The product sends its own mails.
  return { ...customer, mobilePhone: phone, notificationDisabled: true }
}

function subscriptionOf(answer: z.output<typeof subscriptionAnswer>): GatewaySubscription {
  const { id, externalReference, cycle, value, nextDueDate, status, deleted } = answer
  return {
    ...{ id, cycle, nextDueDate, value: toCents(value) },
    externalReference: externalReference ?? undefined,
    isLive: status === 'ACTIVE' && !deleted,
  }
}

function paymentOf(answer: z.output<typeof paymentAnswer>): GatewayPayment {
  const { id, status, value, dueDate, transactionReceiptUrl } = answer
  const { clientPaymentDate, confirmedDate, paymentDate } = answer
  return {
    ...{ id, dueDate, state: status, value: toCents(value) },
    paidOn: clientPaymentDate ?? confirmedDate ?? paymentDate ?? null,
    receiptUrl: transactionReceiptUrl ?? null,
  }
}
