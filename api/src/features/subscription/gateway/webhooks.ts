import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { BodyReader } from '../../../http/body/body-reader.ts'
import { isSameSecret } from '../../../http/guards/is-same-secret.ts'
import { limitStrangers } from '../../../http/guards/limits/account-limit.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { subscriptionRepository } from '../records/subscription.repository.ts'
import { gatewayEventRepository } from './gateway-event.repository.ts'
import type { GatewayMirror } from './gateway-mirror.ts'

interface Parts {
  database: Database
  jobs: Jobs
  mirror: GatewayMirror
  clock: () => Date
  token: string
}

interface Wiring {
  /** Gets the outcome of each webhook; `unknown` means that it does not have the documented form. */
  heard: (outcome: Outcome) => void
  bodies: BodyReader
  limitFactor: number
}
type Outcome = 'taken' | 'refused' | 'unknown' | 'failed'

const queue = 'gateway-event'
const largestEvent = 64 * 1024
const keptEvents = 30 * 24 * 60 * 60 * 1000
const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }

const id = z.string().max(200).nullish()
/** Only the ids are read: the current state comes from the gateway, so the order of events does not matter. */
const event = z.object({
  id: z.string().min(1).max(200),
  payment: z.object({ subscription: id, externalReference: id }).nullish(),
  subscription: z.object({ id, externalReference: id }).nullish(),
})
const job = z.object({ gatewayId: z.string(), reference: z.string().nullable() })

/** Takes the gateway's webhooks. Each is stored once and answered at once; a job does the work. */
export function createWebhooks({ database, jobs, mirror, clock, token }: Parts) {
  const subscriptions = subscriptionRepository(database)

  jobs.queue(queue, { ...retries, deleteAfterSeconds: 24 * 60 * 60 }, async ({ data }) => {
    const { gatewayId, reference } = job.parse(data)
    const known =
      (await subscriptions.byGatewayId(gatewayId)) ??
      (z.uuid().safeParse(reference).success ? await subscriptions.byId(reference ?? '') : undefined)
    // It belongs to something else in the same Asaas account, or to a deleted account.
    if (!known) return
    if (known.stage === 'asked') await mirror.settle(known)
    else if (known.stage === 'failed') await mirror.rescue(known)
    else await mirror.refresh(known.id)
  })

  async function take({ id: eventId, payment, subscription }: z.output<typeof event>): Promise<void> {
    const gatewayId = payment?.subscription ?? subscription?.id
    const reference = payment?.externalReference ?? subscription?.externalReference ?? null
    await database.transaction(async (transaction) => {
      const isNew = await gatewayEventRepository(transaction).add(eventId, clock())
      if (isNew && gatewayId) await jobs.add(queue, { gatewayId, reference }, transaction)
    })
  }

  return {
    route: (app: FastifyInstance, { heard, bodies, limitFactor }: Wiring): void => {
      const failed = (error: unknown) => {
        heard('failed')
        throw error
      }
      const isGateway = ({ headers }: FastifyRequest) => {
        const given = headers['asaas-access-token']
        return typeof given === 'string' && isSameSecret(given, token)
      }
      app.register(async (scope) => {
        await limitStrangers(scope, { factor: limitFactor, isKnown: isGateway })
        scope.addContentTypeParser('application/json', bodies.read)
        scope.route<{ Body: Buffer | undefined }>({
          method: 'POST',
          url: '/api/webhooks/asaas',
          // Before a byte of the body is read.
          preParsing: async (request, reply) => {
            if (!isGateway(request)) {
              heard('refused')
              throw new Refusal('unauthenticated')
            }
            bodies.allow(request, reply, { limit: largestEvent, gzip: false })
          },
          handler: async (request, reply) => {
            const read = event.safeParse(jsonOf(request.body))
            if (read.success) await take(read.data).then(() => heard('taken'), failed)
            else {
              heard('unknown')
              request.log.error('a webhook of the payment gateway is not as documented')
            }
            return reply.code(200).send({ received: read.success })
          },
        })
      })
    },

    retention: (): Promise<void> =>
      gatewayEventRepository(database).removeBefore(new Date(clock().getTime() - keptEvents)),
  }
}

function jsonOf(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString() ?? 'null')
  } catch {
    throw new Refusal('invalid_request')
  }
}
