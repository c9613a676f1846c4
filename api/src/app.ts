import { getSettings, type Settings } from '@vendaclara/contract/settings'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { accountQuotas } from './database/account-quotas.ts'
import { type Database, poolOf } from './database/database.ts'
import { isWritable } from './database/failures/database-failure.ts'
import { accountFeature } from './features/account/account-feature.ts'
import {
  type PasswordCost,
  passwordCost as productPasswordCost,
} from './features/account/passwords/password.ts'
import { closingFiles } from './features/closing/closing-files.ts'
import { closingRoutes } from './features/closing/closing-routes.ts'
import { openFilesRepository } from './features/closing/ledger/facts/open-files.repository.ts'
import { foldAgain } from './features/closing/ledger/fold/fold-again.ts'
import { feedbackRepository } from './features/feedback/feedback.repository.ts'
import { feedbackFiles } from './features/feedback/feedback-files.ts'
import { feedbackRoutes } from './features/feedback/feedback-routes.ts'
import { agreementRepository } from './features/legal/agreement.repository.ts'
import { legalFeature, legalFiles } from './features/legal/legal-feature.ts'
import { feeSettingsRoutes } from './features/pricing/fee-settings-routes.ts'
import { listingFiles } from './features/pricing/listing-files.ts'
import { listingPriceRepository } from './features/pricing/listing-price.repository.ts'
import { pricingRoutes } from './features/pricing/pricing-routes.ts'
import { changeRepository } from './features/products/change.repository.ts'
import { changePartRepository } from './features/products/change-part.repository.ts'
import { productFiles } from './features/products/product-files.ts'
import { productsRoutes } from './features/products/products-routes.ts'
import { shopFiles } from './features/shop/shop-files.ts'
import { shopRoutes } from './features/shop/shop-routes.ts'
import { giveUpUnpaid } from './features/subscription/changes/give-up-unpaid.ts'
import { couponCommands } from './features/subscription/coupons/coupon-commands.ts'
import { subscriptionFeature } from './features/subscription/subscription-feature.ts'
import { subscriptionFiles } from './features/subscription/subscription-files.ts'
import { visitRoutes } from './features/visits/visit-routes.ts'
import { BodyReader } from './http/body/body-reader.ts'
import { BytesOfDay } from './http/body/bytes-of-day.ts'
import { apiScope } from './http/endpoint/api-scope.ts'
import type { Bind } from './http/endpoint/bind-endpoint.ts'
import { errorHandler } from './http/endpoint/error-handler.ts'
import { shareConnections, shareRequests } from './http/guards/limits/shares.ts'
import { refuseOtherHosts } from './http/guards/refuse-other-hosts.ts'
import { securityHeaders } from './http/guards/security-headers.ts'
import { connectionLimits, slowClients } from './http/guards/slow-clients.ts'
import { strictServer } from './http/guards/strict-server.ts'
import { handOn } from './http/hand-on.ts'
import { logging, OneLineEach } from './http/logging.ts'
import { builtWeb, inlineScripts, webPages } from './http/pages/web-pages.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { createMailQueue } from './mail/mail-queue.ts'
import type { Mailer } from './mail/mailers/mailer.ts'
import { backupFeature } from './operator/backup/backup-feature.ts'
import { healthRoutes } from './operator/health/health-routes.ts'
import { type Parts as HealthParts, heardOfJobs, newParts } from './operator/health/part-health.ts'
import { metrics } from './operator/metrics/metrics.ts'
import { watchedCalls } from './operator/metrics/watched-calls.ts'
import { statusCommand } from './operator/status/status-command.ts'
import { noTracing, type Tracing, tracedJobs } from './operator/tracing/tracing.ts'
import type { Payments } from './payments/payments.ts'

export interface Parts {
  config: Config
  database: Database
  mailer: Mailer
  payments: Payments
  clock: () => Date
  webRoot?: string
  quotas?: typeof accountQuotas
  passwordCost?: PasswordCost
  tracing?: Tracing
}

const personalFiles = [
  shopFiles,
  listingFiles,
  productFiles,
  closingFiles,
  subscriptionFiles,
  feedbackFiles,
  legalFiles,
]

const defaults = {
  webRoot: builtWeb,
  quotas: accountQuotas,
  passwordCost: productPasswordCost,
  tracing: noTracing,
}

/** The whole product behind HTTP, including its jobs. Each feature has its line here. */
export async function buildApp(given: Parts): Promise<FastifyInstance> {
  const { config, database, mailer, payments, clock } = given
  const { webRoot, quotas, passwordCost, tracing } = { ...defaults, ...given }
  const parts = newParts()
  const app = createServer(config, { tracing, parts })
  const { standInOrigin } = payments
  const bodies = new BodyReader(new BytesOfDay(clock))
  guard(app, { config, isTriedOut: standInOrigin !== undefined, webRoot })
  const counters = metrics(app, { database, config, parts })
  const watched = watchedCalls({ mailer, gateway: payments.gateway }, { parts, counters, tracing })
  healthRoutes(app, parts, () => isWritable(database))
  const jobs = tracedJobs(watchedJobs(database, app, parts), tracing)
  const mails = createMailQueue({ jobs, mailer: watched.mailer, database, clock, log: app.log })
  const legal = legalFeature(database, clock)
  const subscription = subscriptionFeature({
    database,
    config,
    mails,
    jobs,
    log: app.log,
    gateway: watched.gateway,
    webhookToken: payments.webhookToken,
    clock: payments.clock,
    clockIsMoved: standInOrigin !== undefined,
    agree: (userId, transaction) => legal.agree(userId, 'purchase', transaction),
  })
  const account = accountFeature({
    database,
    clock,
    config,
    mails,
    passwordCost,
    forgetStranger,
    log: app.log,
    facts: { subscriptionOf: subscription.statusOf, hasGivenFeedback: feedbackRepository(database).hasGiven },
    removal: subscription.removal,
    otherFiles: personalFiles.map((filesOf) => filesOf(database)),
    agree: (userId, transaction) => legal.agree(userId, 'sign-up', transaction),
  })
  const settings = settingsOf(config, payments)
  const own = { database, clock, quotas, log: app.log }
  await apiScope(
    app,
    {
      authenticate: account.authenticate,
      bodies,
      limitFactor: config.rateLimitFactor,
      addCounts: account.addCounts,
      clock,
      pool: poolOf(database),
      isSecure: config.appUrl.startsWith('https:'),
    },
    (bind) => {
      bind(getSettings, async () => settings)
      account.routes(bind)
      toolRoutes(bind, { ...own, disagreed: counters.disagreed })
      feedbackRoutes(bind, database, quotas)
      legal.routes(bind)
      subscription.routes(bind, account.limits)
      visitRoutes(bind, { database, clock })
    },
  )
  subscription.webhooks(app, { heard: counters.webhook, bodies, limitFactor: config.rateLimitFactor })
  if (standInOrigin !== undefined) handOn(app, '/simulator', standInOrigin)
  app.decorate('operatorCommands', [
    statusCommand({ database, config, parts, clock }),
    ...couponCommands(database, clock),
    ...account.commands,
    ...backupFeature({ database, config, jobs, clock, log: app.log }),
  ])
  jobs.repeatedly('closings-folded-again', { minutes: 1 }, () => foldAgain(database, app.log))
  retainDaily(jobs, [account.retention, mails.retention, subscription.retention, ...leftovers(own)])
  await webPages(app, webRoot, settings, config.appUrl)
  app.addHook('preClose', jobs.stop)
  await jobs.start()
  return app
}

function watchedJobs(database: Database, app: FastifyInstance, parts: HealthParts): Jobs {
  const failed = (err: Error) => app.log.error({ err }, 'the jobs have a problem')
  return createJobs(database, failed, (error) => heardOfJobs(parts, error))
}

/** The calls of what a seller pays for, and of the shop's configuration. */
function toolRoutes(bind: Bind, parts: Parameters<typeof closingRoutes>[1]): void {
  shopRoutes(bind, parts.database)
  pricingRoutes(bind, parts)
  feeSettingsRoutes(bind, parts.database)
  productsRoutes(bind, parts)
  closingRoutes(bind, parts)
}

/** Removes what other features keep of a stranger who signed up with another person's address. */
async function forgetStranger(userId: string, transaction: Database, now: Date): Promise<void> {
  await feedbackRepository(transaction).removeAll(userId)
  await agreementRepository(transaction).removeUnpurchased(userId)
  await giveUpUnpaid(userId, transaction, now)
}

/** Removes data without an owner: prices without a listing, and files that never came whole. */
function leftovers({ database, clock }: Pick<Parts, 'database' | 'clock'>) {
  return [
    listingPriceRepository(database).removeOfNoListing,
    () => openFilesRepository(database).removeUnfinished(clock()),
    () => changeRepository(database).removeOld(clock()),
    () => changePartRepository(database).removeOld(clock()),
  ]
}

interface Guarded {
  config: Config
  isTriedOut: boolean
  webRoot: string
}

/** What every request passes. */
function guard(app: FastifyInstance, { config, isTriedOut, webRoot }: Guarded): void {
  if (isTriedOut) refuseOtherHosts(app, config)
  shareConnections(app.server, config.trustProxy)
  slowClients(app)
  securityHeaders(app, config, inlineScripts(webRoot))
  shareRequests(app, config.rateLimitFactor)
}

/** One after the other, at the quietest hour of the day. */
function retainDaily(jobs: Jobs, retentions: readonly (() => Promise<unknown>)[]): void {
  jobs.daily('retention', { hour: 4, minute: 15 }, async () => {
    for (const retain of retentions) await retain()
  })
}

function settingsOf(config: Config, { standInOrigin }: Payments): Settings {
  return { ...config, company: config.company ?? null, paymentsAreSimulated: standInOrigin !== undefined }
}

function createServer(
  config: Config,
  { tracing, parts }: { tracing: Tracing; parts: HealthParts },
): FastifyInstance {
  const app = Fastify({
    logger: logging(config.logLevel, (milliseconds) => parts.database.hasWorkedWithin(milliseconds)),
    logController: new OneLineEach(),
    trustProxy: config.trustProxy,
    frameworkErrors: errorHandler,
    // Requests that arrive over open connections during the shutdown are served, not refused.
    return503OnClosing: false,
    serverFactory: strictServer,
    ...connectionLimits,
  })
  app.setErrorHandler(errorHandler)
  // What is outside of the API reads no bodies.
  app.removeAllContentTypeParsers()
  tracing.requests(app)
  return app
}
