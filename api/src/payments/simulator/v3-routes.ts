import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnstorable } from '../../database/database-failure.ts'
import { Refusal } from '../../errors.ts'
import { errorHandler } from '../../http/endpoint/error-handler.ts'
import { refuseOthers } from '../../http/guards/is-from-this-machine.ts'
import { isSameSecret } from '../../http/guards/is-same-secret.ts'
import { AsaasError, notFound } from './asaas-error.ts'
import { takeCard } from './cards.ts'
import { chargeOf, letFallDue, payCharge, refundCharge, removeCharge } from './charges.ts'
import { createCustomer, customerOf, updateCustomer } from './customers.ts'
import { listOf } from './list-of.ts'
import { pixQrCode } from './pix-qr-code.ts'
import type { Simulation } from './simulation.ts'
import {
  changeCard,
  createSubscription,
  removeSubscription,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.ts'
import type { World } from './world.ts'

interface Asked {
  id: string
  body: Record<string, unknown>
  query: Record<string, string>
}
type Work = (world: World, asked: Asked) => Promise<object>

const slowness = 3000
const serverError = new AsaasError('internal_error', 'Ocorreu um erro interno.', 500)

/** The calls of Asaas' API that the product makes, and those of its sandbox, under `/simulator/asaas/v3`. */
export function v3Routes(app: FastifyInstance, simulation: Simulation, key: string): void {
  app.register(
    async (v3) => {
      refuseOthers(v3)
      v3.addHook('onRequest', async (request) => refuseWithoutKey(request, key))
      v3.setErrorHandler(answerError)
      v3.setNotFoundHandler(() => {
        throw notFound()
      })
      const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, work: Work) =>
        v3.route({
          ...{ method, url },
          handler: async (request) => {
            const { id = '' } = request.params as { id?: string }
            const query = request.query as Record<string, string>
            const asked = { id, query, body: objectOf(request.body ?? {}) }
            // Looking things up and the sandbox's own calls stay as they are, so that one can see what happened.
            if (method === 'GET' || url.startsWith('/sandbox'))
              return simulation.use((world) => work(world, asked))
            return withFaults(simulation, (world) => work(world, asked))
          },
        })

      route('GET', '/customers', (world, { query }) => listOf(world, 'customer', query))
      route('POST', '/customers', (world, { body }) => createCustomer(world, body))
      route('GET', '/customers/:id', (world, { id }) => customerOf(world, id))
      route('PUT', '/customers/:id', (world, { id, body }) => updateCustomer(world, id, body))
      route('GET', '/subscriptions', (world, { query }) => listOf(world, 'subscription', query))
      for (const url of ['/subscriptions', '/subscriptions/']) {
        route('POST', url, (world, { body }) => createSubscription(world, body))
      }
      route('GET', '/subscriptions/:id', (world, { id }) => subscriptionOf(world, id))
      route('PUT', '/subscriptions/:id', (world, { id, body }) => updateSubscription(world, id, body))
      route('DELETE', '/subscriptions/:id', (world, { id }) => removeSubscription(world, id))
      route('PUT', '/subscriptions/:id/creditCard', (world, { id, body }) => changeCard(world, id, body))
      route('GET', '/subscriptions/:id/payments', async (world, { id, query }) => {
        await subscriptionOf(world, id)
        return listOf(world, 'payment', { ...query, subscription: id })
      })
      route('GET', '/payments', (world, { query }) => listOf(world, 'payment', query))
      route('GET', '/payments/:id', (world, { id }) => chargeOf(world, id))
      route('DELETE', '/payments/:id', async (world, { id }) => {
        await removeCharge(world, await chargeOf(world, id))
        return { deleted: true, id }
      })
      route('GET', '/payments/:id/pixQrCode', async (world, { id }) => pixQrCode(await chargeOf(world, id)))
      route('POST', '/payments/:id/payWithCreditCard', async (world, { id, body }) => {
        const payment = await chargeOf(world, id)
        // The one call with a card that asks for no IP address.
        const { shown } = takeCard(world, { remoteIp: '-', ...body })
        return payCharge(world, { ...payment, billingType: 'CREDIT_CARD', creditCard: shown })
      })
      route('POST', '/payments/:id/refund', async (world, { id, body }) => {
        const payment = await chargeOf(world, id)
        if (body.value !== undefined && body.value !== payment.value) {
          throw new AsaasError('invalid_value', 'O simulador só estorna o valor inteiro da cobrança.')
        }
        const { description } = body
        return refundCharge(world, payment, typeof description === 'string' ? description : null)
      })
      route('POST', '/sandbox/payment/:id/confirm', async (world, { id }) =>
        payCharge(world, await chargeOf(world, id)),
      )
      route('POST', '/sandbox/payment/:id/overdue', async (world, { id }) =>
        letFallDue(world, await chargeOf(world, id)),
      )
    },
    { prefix: '/simulator/asaas/v3' },
  )
}

async function withFaults(simulation: Simulation, work: (world: World) => Promise<object>): Promise<object> {
  const { answer, isSlow } = await simulation.use(async (world) => {
    const isSlow = world.strikes('slow')
    if (world.strikes('tooMany')) {
      return { isSlow, answer: new AsaasError('too_many_requests', 'Limite de chamadas excedido.', 429) }
    }
    if (world.strikes('unavailable')) return { isSlow, answer: serverError }
    const isLost = world.strikes('lostAnswer')
    const done = await work(world)
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
  if (error instanceof Refusal) return errorHandler(error, request, reply)
  const status = isUnstorable(error) ? 400 : (error.statusCode ?? 500)
  if (status >= 500) request.log.error({ err: error }, 'the simulator has a problem')
  const code = status >= 500 ? 'internal_error' : 'invalid_request'
  return reply.code(status).send(new AsaasError(code, 'Requisição inválida.').body)
}
