import { getSettings } from '@vendaclara/contract/settings'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { isReachable } from './database/is-reachable.ts'
import { accountFeature } from './features/account/account-feature.ts'
import { closingRoutes } from './features/closing/closing-routes.ts'
import { pricingRoutes } from './features/pricing/pricing-routes.ts'
import { shopRoutes } from './features/shop/shop-routes.ts'
import { apiScope } from './http/api-scope.ts'
import { compression } from './http/compression.ts'
import { errorHandler } from './http/error-handler.ts'
import { healthRoutes } from './http/health-routes.ts'
import { logging } from './http/logging.ts'
import { metrics } from './http/metrics.ts'
import { securityHeaders } from './http/security-headers.ts'
import { builtWeb, webPages } from './http/web-pages.ts'

export type Parts = { config: Config; database: Database; clock: () => Date; webRoot?: string }

/** The whole product behind HTTP: one line per feature. */
export async function buildApp({
  config,
  database,
  clock,
  webRoot = builtWeb,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logging(config.logLevel),
    trustProxy: config.trustProxy,
    frameworkErrors: errorHandler,
  })
  app.setErrorHandler(errorHandler)
  await securityHeaders(app, config.appUrl)
  await compression(app)
  metrics(app, config.metricsToken)
  healthRoutes(app, () => isReachable(database))
  const account = accountFeature({ database, clock, config })
  await apiScope(
    app,
    { authenticate: account.authenticate, limitFactor: config.rateLimitFactor },
    ({ bind, bindLarge }) => {
      bind(getSettings, async () => config)
      account.routes(bind)
      shopRoutes(bind, database)
      pricingRoutes(bind, database)
      closingRoutes(bind, bindLarge, database)
    },
  )
  await webPages(app, webRoot, config.marketingSiteUrl)
  return app
}
