import { getSettings } from '@vendaclara/contract/settings'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { isReachable } from './database/is-reachable.ts'
import { accountFeature } from './features/account/account-feature.ts'
import { closingFiles } from './features/closing/closing-files.ts'
import { closingRoutes } from './features/closing/closing-routes.ts'
import { feedbackRepository } from './features/feedback/feedback.repository.ts'
import { feedbackFiles } from './features/feedback/feedback-files.ts'
import { feedbackRoutes } from './features/feedback/feedback-routes.ts'
import { feeSettingsRoutes } from './features/pricing/fee-settings-routes.ts'
import { listingFiles } from './features/pricing/listing-files.ts'
import { pricingRoutes } from './features/pricing/pricing-routes.ts'
import { shopFiles } from './features/shop/shop-files.ts'
import { shopRoutes } from './features/shop/shop-routes.ts'
import { subscriptionRepository } from './features/subscription/subscription.repository.ts'
import { visitRoutes } from './features/visits/visit-routes.ts'
import { apiScope } from './http/api-scope.ts'
import { compression } from './http/compression.ts'
import { errorHandler } from './http/error-handler.ts'
import { healthRoutes } from './http/health-routes.ts'
import { logging } from './http/logging.ts'
import { metrics } from './http/metrics.ts'
import { securityHeaders } from './http/security-headers.ts'
import { builtWeb, webPages } from './http/web-pages.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMailQueue } from './mail/mail-queue.ts'
import type { Mailer } from './mail/mailer.ts'

export type Parts = {
  config: Config
  database: Database
  mailer: Mailer
  clock: () => Date
  webRoot?: string
}

/** The whole product behind HTTP, with its jobs at work: one line per feature. */
export async function buildApp({
  config,
  database,
  mailer,
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
  const jobs = createJobs(database, (err) => app.log.error({ err }, 'the jobs have a problem'))
  const mails = createMailQueue({ jobs, mailer, database, clock, log: app.log })
  const standings = {
    subscriptionOf: subscriptionRepository(database).stateOf,
    hasGivenFeedback: feedbackRepository(database).hasGiven,
  }
  const otherFiles = [shopFiles, listingFiles, closingFiles, feedbackFiles].map((files) => files(database))
  const account = accountFeature({ database, clock, config, mails, standings, otherFiles })
  await apiScope(
    app,
    { authenticate: account.authenticate, limitFactor: config.rateLimitFactor },
    ({ bind, bindLarge }) => {
      bind(getSettings, async () => config)
      account.routes(bind)
      shopRoutes(bind, database)
      pricingRoutes(bind, database)
      feeSettingsRoutes(bind, database)
      closingRoutes(bind, bindLarge, database)
      feedbackRoutes(bind, database)
      visitRoutes(bind, { database, clock })
    },
  )
  jobs.daily('retention', { hour: 4, minute: 15 }, async () => {
    await account.retention()
    await mails.retention()
  })
  await webPages(app, webRoot, config.marketingSiteUrl)
  app.addHook('preClose', jobs.stop)
  await jobs.start()
  return app
}
