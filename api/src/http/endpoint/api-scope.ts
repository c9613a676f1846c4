import type { Endpoint } from '@vendaclara/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from '../../errors/refusal.ts'
import { BodyJudge } from '../body/body-judge.ts'
import type { BodyReader } from '../body/body-reader.ts'
import { docsRoutes } from '../docs/docs-routes.ts'
import { refuseInFullLine } from '../guards/full-line.ts'
import { sessionLimit } from '../guards/session-limit.ts'
import type { AddCounts } from '../guards/shared-counts.ts'
import { shareRequests } from '../guards/shares.ts'
import { type Authenticate, type Bind, type BindLarge, bindEndpoint } from './bind-endpoint.ts'

interface Wiring {
  authenticate: Authenticate
  bodies: BodyReader
  limitFactor: number
  addCounts: AddCounts
  clock: () => Date
  pool: Pool
  isSecure: boolean
}
type Routes = (binding: { bind: Bind; bindLarge: BindLarge }) => void

/** Everything under `/api`: JSON requests and answers, no caching, 404 in JSON, and its own documentation. */
export async function apiScope(
  app: FastifyInstance,
  { authenticate, bodies, limitFactor, addCounts, clock, pool, isSecure }: Wiring,
  routes: Routes,
): Promise<void> {
  const endpoints: Endpoint[] = []
  await app.register(
    async (api) => {
      shareRequests(api, limitFactor)
      refuseInFullLine(api, pool)
      const judge = new BodyJudge()
      const limit = await sessionLimit(api, { factor: limitFactor, add: addCounts, clock })
      const authenticateKnown: Authenticate = async (asked, access) => {
        const userId = await authenticate(asked, access)
        if (asked.token !== undefined) limit.know(asked.token)
        return userId
      }
      api.addHook('onClose', () => judge.close())
      api.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
      api.removeAllContentTypeParsers()
      api.addContentTypeParser('application/json', bodies.read)
      api.setNotFoundHandler(() => {
        throw new Refusal('not_found')
      })
      routes(
        bindEndpoint(api, {
          authenticate: authenticateKnown,
          bodies,
          judge,
          isSecure,
          bound: (endpoint) => endpoints.push(endpoint),
        }),
      )
      docsRoutes(api, endpoints)
    },
    { prefix: '/api' },
  )
}
