import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MailQueue } from '../../mail/mail-queue.ts'
import { supportAddress } from '../../mail/recipient.ts'
import type { Gateway } from '../../payments/gateway.ts'
import { type AccountRemoval, createAccountRemoval } from './changes/account-removal.ts'
import { createEndings } from './changes/endings.ts'
import { createGatewayMirror } from './gateway/gateway-mirror.ts'
import { createReconciliation } from './gateway/reconciliation.ts'
import { createWebhooks } from './gateway/webhooks.ts'
import { createNotices } from './notices/notices.ts'
import { createReminders } from './notices/reminders.ts'
import type { PurchaseLimits } from './purchase/purchase-routes.ts'
import { createStatus, type SubscriptionStatus } from './records/subscription-status.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

interface Parts {
  database: Database
  gateway: Gateway
  clock: () => Date
  /**
   * Whether days can be skipped by hand. Daily mails are then checked every minute, because they cannot wait for the
   * next real day.
   */
  clockIsMoved: boolean
  config: Pick<Config, 'appUrl' | 'supportChatUrl'>
  /** The secret that the gateway's webhooks must carry. */
  webhookToken: string
  mails: MailQueue
  jobs: Jobs
  /** Records that a buyer agreed to the terms. */
  agree: (userId: string, transaction: Database) => Promise<void>
  log: FastifyBaseLogger
}
interface SubscriptionFeature {
  /** For all other features: the status of an account's subscription. */
  statusOf: (userId: string) => Promise<SubscriptionStatus>
  removal: AccountRemoval
  routes: (bind: Bind, limits: PurchaseLimits) => void
  webhooks: ReturnType<typeof createWebhooks>['route']
  retention: () => Promise<void>
}

/** Subscriptions: buying, paying, changing and ending them. The gateway decides what was paid. */
export function subscriptionFeature(parts: Parts): SubscriptionFeature {
  const { database, gateway, clock, clockIsMoved, config, mails, jobs, log, webhookToken } = parts
  const support = supportAddress(config)
  const statusOf = createStatus(database, clock)
  const notify = createNotices({ database, mails, appUrl: config.appUrl, support, statusOf })
  const mirror = createGatewayMirror({ database, gateway, clock, notify, log })
  const endings = createEndings({ database, gateway, mirror, clock, log })
  const reconciliation = createReconciliation({ database, gateway, mirror, endings, clock, log })
  jobs.repeatedly('subscription-repair', { minutes: 5 }, reconciliation.repair)
  jobs.daily('subscription-reconciliation', { hour: 5, minute: 10 }, reconciliation.reconcile)
  const remind = createReminders({ database, notify, clock })
  jobs.daily('subscription-reminders', { hour: 9, minute: 0 }, remind)
  if (clockIsMoved) jobs.repeatedly('subscription-reminders-of-moved-days', { minutes: 1 }, remind)
  const webhooks = createWebhooks({ database, jobs, mirror, clock, token: webhookToken })

  return {
    statusOf,
    removal: createAccountRemoval({ database, mirror, endings, log }),
    routes: (bind, limits) => subscriptionRoutes(bind, { ...parts, mirror, endings, statusOf, limits }),
    webhooks: webhooks.route,
    retention: webhooks.retention,
  }
}
