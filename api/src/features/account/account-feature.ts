import { isTrialRunning, mayUseTools } from '@vendaclara/core/subscription'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors.ts'
import type { PersonalFiles } from '../../export/personal-file.ts'
import type { Authenticate, Bind } from '../../http/bind-endpoint.ts'
import type { MailQueue } from '../../mail/mail-queue.ts'
import { accountRoutes } from './account-routes.ts'
import { createConfirmation } from './addresses/confirmation.ts'
import { oneTimeLinks } from './addresses/one-time-links.ts'
import { attemptRepository } from './attempts/attempt.repository.ts'
import { createAttemptLimits } from './attempts/attempt-limits.ts'
import { createPasswords } from './passwords/passwords.ts'
import { accountFiles } from './profile/account-files.ts'
import type { Leaving } from './profile/leaving.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { accountRetention } from './retention.ts'
import type { Standings } from './sessions/session-of.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { createSessions } from './sessions/sessions.ts'

type Parts = {
  database: Database
  clock: () => Date
  config: Pick<Config, 'trialDays' | 'rateLimitFactor' | 'appUrl' | 'supportChatUrl'>
  mails: MailQueue
  standings: Standings
  leaving: Leaving
  /** What every other feature keeps of an account. */
  otherFiles: readonly PersonalFiles[]
}
type AccountFeature = {
  /** For every other feature: whose session it is, and whether it may do that. */
  authenticate: Authenticate
  routes: (bind: Bind) => void
  /** Forgets what has been kept for long enough. */
  retention: () => Promise<void>
}

/** Accounts: how one is made, confirmed, entered, changed and left. */
export function accountFeature(parts: Parts): AccountFeature {
  const { database, clock, config, mails, standings, leaving, otherFiles } = parts
  const { trialDays, rateLimitFactor, appUrl } = config
  const support = new URL(config.supportChatUrl, appUrl).href.replace(/^mailto:/, '')
  const sessions = createSessions(database, clock)
  const links = oneTimeLinks(database, clock, appUrl)
  const limits = createAttemptLimits({
    repository: attemptRepository(database),
    clock,
    factor: rateLimitFactor,
  })
  const confirmation = createConfirmation({ database, clock, mails, links, limits, trialDays, support })
  const passwords = createPasswords({ database, clock, mails, links, limits, appUrl })

  return {
    authenticate: async ({ token, ip }, access) => {
      const user = await sessions.user(token, ip)
      if (access === 'tools') {
        if (user.confirmedAt === null) throw new Refusal('email_not_confirmed')
        const trial = isTrialRunning(user.trialEndAt, clock())
        const { state: subscription } = await standings.subscriptionOf(user.id)
        if (!mayUseTools({ trial, subscription })) throw new Refusal('subscription_required')
      }
      return user.id
    },

    routes: (bind) => {
      accountRoutes(bind, { database, clock, limits, sessions, confirmation, passwords })
      sessionRoutes(bind, { database, clock, limits, sessions, standings })
      const ownFiles = accountFiles({ database, sessions, subscriptionOf: standings.subscriptionOf })
      const files = [ownFiles, ...otherFiles]
      profileRoutes(bind, { database, clock, mails, confirmation, passwords, files, support, leaving })
    },

    retention: accountRetention({ database, clock, sessions, standings, leaving }),
  }
}
