import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from '../../errors/refusal.ts'
import type { BodyReader } from '../body/body-reader.ts'
import { compression } from '../compression.ts'
import { docsRoutes } from '../docs/docs-routes.ts'
import { refuseInFullLine } from '../guards/full-line.ts'
import { accountLimit } from '../guards/limits/account-limit.ts'
import { networkOf } from '../guards/limits/network-of.ts'
import type { AddCounts } from '../guards/limits/shared-counts.ts'
import { answerTurns } from './answers/answer-turns.ts'
import { type Authenticate, type Bind, bindEndpoint } from './bind-endpoint.ts'

interface Wiring {
  authenticate: Authenticate
  bodies: BodyReader
  limitFactor: number
  addCounts: AddCounts
  clock: () => Date
  pool: Pool
  isSecure: boolean
}
type Routes = (bind: Bind) => void

/** Everything under `/api`: JSON requests and answers, no caching, 404 in JSON, and its own documentation. */
export async function apiScope(
  app: FastifyInstance,
  { authenticate, bodies, limitFactor, addCounts, clock, pool, isSecure }: Wiring,
  routes: Routes,
): Promise<void> {
  const endpoints: Endpoint[] = []
  await app.register(
    async (api) => {
      refuseInFullLine(api, pool)
      const known = await accountLimit(api, { factor: limitFactor, add: addCounts, clock })
      docsRoutes(api, endpoints)
      await compression(api)
      const turns = answerTurns()
      const authenticateInTurn: Authenticate = async ({ token, ip }, access) => {
        const asking = known.of(token) ?? networkOf(ip)
        const userId = await turns.ask(asking, () => authenticate({ token, ip }, access))
        if (token !== undefined) known.know(token, userId)
        return userId
      }
      api.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
      api.removeAllContentTypeParsers()
      api.addContentTypeParser('application/json', bodies.read)
      api.setNotFoundHandler(() => {
        throw new Refusal('not_found')
      })
      routes(
        bindEndpoint(api, {
          authenticate: authenticateInTurn,
          bodies,
          turns,
          waitsAs: (token, ip) => token && (known.of(token) ?? networkOf(ip)),
          isSecure,
          connections: pool.options.max ?? 1,
          bound: (endpoint) => endpoints.push(endpoint),
        }),
      )
    },
    { prefix: '/api' },
  )
}
