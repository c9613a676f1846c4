import Fastify from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createEndings } from '../src/features/subscription/changes/endings.ts'
import { createGatewayMirror } from '../src/features/subscription/gateway/gateway-mirror.ts'
import { createReconciliation } from '../src/features/subscription/gateway/reconciliation.ts'
import { createNotices } from '../src/features/subscription/notices/notices.ts'
import { createReminders } from '../src/features/subscription/notices/reminders.ts'
import { createStatus } from '../src/features/subscription/records/subscription-status.ts'
import { createJobs } from '../src/jobs/jobs.ts'
import { createMailQueue } from '../src/mail/mail-queue.ts'
import { openMailer } from '../src/mail/mailers/open-mailer.ts'
import { asaasClient } from '../src/payments/asaas-client/asaas-client.ts'
import type { productWithGateway } from './product-with-gateway.ts'

const { log } = Fastify({ logger: false })

type Nightly = ReturnType<typeof createReconciliation> & { remind: ReturnType<typeof createReminders> }

/** What the product does by the clock, done when a test says so: another process of the same product. */
export function reconciler({
  app,
  account,
}: Pick<ReturnType<typeof productWithGateway>, 'app' | 'account'>): () => Nightly {
  let jobs: ReturnType<typeof createJobs> | undefined
  let reconciliation: Nightly | undefined

  beforeAll(async () => {
    const { database } = app
    const clock = () => app.now
    jobs = createJobs(database, (error) => {
      throw error
    })
    const mailer = openMailer({ smtpUrl: app.mailServer.url, mailFrom: 'V <v@example.com>', dataDir: '' })
    const mails = createMailQueue({ jobs, mailer, database, clock, log })
    const statusOf = createStatus(database, clock)
    const texts = { appUrl: 'http://localhost:3000', support: 'suporte@example.com' }
    const notify = createNotices({ database, mails, statusOf, ...texts })
    const { url, apiKey } = account()
    const gateway = asaasClient({ url: () => url, apiKey })
    const mirror = createGatewayMirror({ database, gateway, clock, notify, log })
    const endings = createEndings({ database, gateway, mirror, clock, log })
    const remind = createReminders({ database, notify, clock })
    reconciliation = { ...createReconciliation({ database, gateway, mirror, endings, clock, log }), remind }
    await jobs.start()
  })
  afterAll(() => jobs?.stop())

  return () => {
    if (!reconciliation) throw new Error('the product is not started yet')
    return reconciliation
  }
}
