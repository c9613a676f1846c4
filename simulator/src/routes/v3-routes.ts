import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AsaasError, notFound } from '../gateway/asaas-error.ts'
import { takeCard } from '../gateway/cards.ts'
import { chargeOf, letFallDue, payCharge, refundCharge, removeCharge } from '../gateway/charges.ts'
import { createCustomer, customerOf, updateCustomer } from '../gateway/customers.ts'
import type { GatewayCall } from '../gateway/gateway-call.ts'
import { listOf } from '../gateway/list-of.ts'
import { pixQrCode } from '../gateway/pix-qr-code.ts'
import {
  changeCard,
  createSubscription,
  removeSubscription,
  subscriptionOf,
  updateSubscription,
} from '../gateway/subscriptions.ts'
import type { Simulation } from '../simulation.ts'
import { isUnstorable } from '../store/is-unstorable.ts'
import { isSameSecret } from './refuse-others.ts'

interface Asked {
  id: string
  body: Record<string, unknown>
  query: Record<string, string>
}
type Handler = (call: GatewayCall, asked: Asked) => Promise<object>

const slowness = 3000
const serverError = new AsaasError('internal_error', 'Ocorreu um erro interno.', 500)

/** The calls of the Asaas API that the product makes, and those of its sandbox, under `/simulator/asaas/v3`. */
export function v3Routes(app: FastifyInstance, simulation: Simulation, key: string): void {
  app.register(
    async (v3) => {
      v3.addHook('onRequest', async (request) => refuseWithoutKey(request, key))
      v3.setErrorHandler(answerError)
      v3.setNotFoundHandler(() => {
        throw notFound()
      })
      const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, work: Handler) =>
        v3.route({
          method,
          url,
          handler: async (request) => {
            const { id = '' } = request.params as { id?: string }
            const query = request.query as Record<string, string>
            const asked = { id, query, body: objectOf(request.body ?? {}) }
            // Faults do not affect look-ups and the sandbox's own calls, so you can see what happened.
            if (method === 'GET' || url.startsWith('/sandbox'))
              return simulation.use((call) => work(call, asked))
            return withFaults(simulation, (call) => work(call, asked))
          },
        })

      route('GET', '/customers', (call, { query }) => listOf(call, 'customer', query))
      route('POST', '/customers', (call, { body }) => createCustomer(call, body))
      route('GET', '/customers/:id', (call, { id }) => customerOf(call, id))
      route('PUT', '/customers/:id', (call, { id, body }) => updateCustomer(call, id, body))
      route('GET', '/subscriptions', (call, { query }) => listOf(call, 'subscription', query))
      for (const url of ['/subscriptions', '/subscriptions/']) {
        route('POST', url, (call, { body }) => createSubscription(call, body))
      }
      route('GET', '/subscriptions/:id', (call, { id }) => subscriptionOf(call, id))
      route('PUT', '/subscriptions/:id', (call, { id, body }) => updateSubscription(call, id, body))
      route('DELETE', '/subscriptions/:id', (call, { id }) => removeSubscription(call, id))
      route('PUT', '/subscriptions/:id/creditCard', (call, { id, body }) => changeCard(call, id, body))
      route('GET', '/subscriptions/:id/payments', async (call, { id, query }) => {
        await subscriptionOf(call, id)
        return listOf(call, 'payment', { ...query, subscription: id })
      })
      route('GET', '/payments', (call, { query }) => listOf(call, 'payment', query))
      route('GET', '/payments/:id', (call, { id }) => chargeOf(call, id))
      route('DELETE', '/payments/:id', async (call, { id }) => {
        await removeCharge(call, await chargeOf(call, id))
        return { deleted: true, id }
      })
      route('GET', '/payments/:id/pixQrCode', async (call, { id }) => pixQrCode(await chargeOf(call, id)))
      route('POST', '/payments/:id/payWithCreditCard', async (call, { id, body }) => {
        const payment = await chargeOf(call, id)
        // The only call with a card that needs no IP address.
        const { shown } = takeCard(call, { remoteIp: '-', ...body })
        return payCharge(call, { ...payment, billingType: 'CREDIT_CARD', creditCard: shown })
      })
      route('POST', '/payments/:id/refund', async (call, { id, body }) => {
        const payment = await chargeOf(call, id)
        if (body.value !== undefined && body.value !== payment.value) {
          throw new AsaasError('invalid_value', 'O simulador só estorna o valor inteiro da cobrança.')
        }
        const { description } = body
        return refundCharge(call, payment, typeof description === 'string' ? description : null)
      })
      route('POST', '/sandbox/payment/:id/confirm', async (call, { id }) =>
        payCharge(call, await chargeOf(call, id)),
      )
      route('POST', '/sandbox/payment/:id/overdue', async (call, { id }) =>
        letFallDue(call, await chargeOf(call, id)),
      )
    },
    { prefix: '/simulator/asaas/v3' },
  )
}

async function withFaults(
  simulation: Simulation,
  work: (call: GatewayCall) => Promise<object>,
): Promise<object> {
  const { answer, isSlow } = await simulation.use(async (call) => {
    const isSlow = call.strikes('slow')
    if (call.strikes('tooMany')) {
      return { isSlow, answer: new AsaasError('too_many_requests', 'Limite de chamadas excedido.', 429) }
    }
    if (call.strikes('unavailable')) return { isSlow, answer: serverError }
    const isLost = call.strikes('lostAnswer')
    const done = await work(call)
    return { isSlow, answer: isLost ? serverError : done }
  })
  if (isSlow) await pause(slowness)
  if (answer instanceof AsaasError) throw answer
  return answer
}

function refuseWithoutKey({ headers: { access_token: given } }: FastifyRequest, key: string): void {
  if (typeof given === 'string' && isSameSecret(given, key)) return
  throw new AsaasError('invalid_access_token', 'A chave de API fornecida é inválida.', 401)
}

function objectOf(body: unknown): Record<string, unknown> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (!isObject) throw new AsaasError('invalid_request', 'Requisição inválida.')
  return body as Record<string, unknown>
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AsaasError) return reply.code(error.status).send(error.body)
  const status = isUnstorable(error) ? 400 : (error.statusCode ?? 500)
  if (status >= 500) request.log.error({ err: error }, 'the simulator has a problem')
  const code = status >= 500 ? 'internal_error' : 'invalid_request'
  return reply.code(status).send(new AsaasError(code, 'Requisição inválida.').body)
}
