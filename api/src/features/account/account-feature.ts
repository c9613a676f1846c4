import type { Access } from '@vendaclara/contract/endpoint'
import { isTrialRunning, mayUseTools } from '@vendaclara/core/subscription'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { PersonalFiles } from '../../export/personal-file.ts'
import type { Authenticate, Bind } from '../../http/endpoint/bind-endpoint.ts'
import type { AddCounts } from '../../http/guards/limits/shared-counts.ts'
import type { MailQueue } from '../../mail/mail-queue.ts'
import { supportAddress } from '../../mail/recipient.ts'
import type { Command } from '../../operator/command.ts'
import { accountRoutes } from './account-routes.ts'
import { createConfirmation } from './addresses/confirmation.ts'
import { createFirstProof } from './addresses/first-proof.ts'
import { oneTimeLinks } from './addresses/one-time-links.ts'
import { attemptRepository } from './attempts/attempt.repository.ts'
import { type AttemptLimits, createAttemptLimits } from './attempts/attempt-limits.ts'
import { requestCounts } from './attempts/request-counts.ts'
import { type PasswordCost, passwordHashing } from './passwords/password.ts'
import { createPasswords } from './passwords/passwords.ts'
import { accountFiles } from './profile/account-files.ts'
import type { AccountRemoval } from './profile/account-removal.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { accountRetention } from './retention.ts'
import { createSecondFactors } from './second-factor/second-factor.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { createSecurityLog } from './security/security-log.ts'
import { watchCalls } from './security/watch-calls.ts'
import type { AccountFacts } from './sessions/session-of.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { type User, userRepository } from './user.repository.ts'
import { userCommands } from './user-commands.ts'

interface Parts {
  database: Database
  clock: () => Date
  config: Pick<Config, 'trialDays' | 'rateLimitFactor' | 'appUrl' | 'supportChatUrl'>
  mails: MailQueue
  passwordCost: PasswordCost
  facts: AccountFacts
  removal: AccountRemoval
  log: FastifyBaseLogger
  /** Removes what other features keep of a stranger who signed up with somebody's address. */
  forgetStranger: (userId: string, transaction: Database, now: Date) => Promise<void>
  /** Records that a new account agreed to the terms. */
  agree: (userId: string, transaction: Database) => Promise<void>
  /** The files of all other features about an account. */
  otherFiles: readonly PersonalFiles[]
}
interface AccountFeature {
  /** For all other features: finds the account of a session and checks its access. */
  authenticate: Authenticate
  /** Limits that other features count for an account. */
  limits: Pick<AttemptLimits, 'countCoupon' | 'countCard' | 'countPix' | 'countGateway'>
  /** Adds the request counts of sessions and networks to the total of all processes. */
  addCounts: AddCounts
  routes: (bind: Bind) => void
  /** The operator's commands for accounts. */
  commands: Command[]
  /** Deletes everything whose storage time is over. */
  retention: () => Promise<void>
}

/** Accounts: sign-up, confirmation, sessions, passwords, profile and deletion. */
export function accountFeature(parts: Parts): AccountFeature {
  const { database, clock, config, mails, facts, removal, log, agree, otherFiles } = parts
  const { trialDays, rateLimitFactor, appUrl } = config
  const support = supportAddress(config)
  const hashing = passwordHashing(parts.passwordCost)
  const sessions = createSessions(database, clock)
  const links = oneTimeLinks(database, clock, appUrl)
  const repository = attemptRepository(database)
  const limits = createAttemptLimits({ repository, clock, factor: rateLimitFactor })
  const firstProof = createFirstProof({ clock, trialDays, forgetStranger: parts.forgetStranger })
  const confirmation = createConfirmation({ database, clock, mails, links, limits, firstProof, support })
  const factors = createSecondFactors({ database, clock, mails, limits, hashing, support })
  const record = createSecurityLog({ database, clock, log })
  const passwords = createPasswords({
    database,
    clock,
    mails,
    links,
    firstProof,
    limits,
    hashing,
    appUrl,
  })

  const ownerOf = async (userId: string): Promise<User> => {
    const user = await userRepository(database).byId(userId)
    if (!user) throw new Refusal('unauthenticated')
    return user
  }

  async function refusalOf(user: User | undefined, access: Exclude<Access, 'anyone'>) {
    if (!user) return 'unauthenticated'
    if (access === 'session') return undefined
    if (user.confirmedAt === null) return 'email_not_confirmed'
    const trial = isTrialRunning(user.trialEndAt, clock())
    if (mayUseTools({ trial, subscription: null })) return undefined
    const { state: subscription } = await facts.subscriptionOf(user.id)
    return mayUseTools({ trial, subscription }) ? undefined : 'subscription_required'
  }

  return {
    authenticate: async ({ token, ip }, access) => {
      const user = await sessions.find(token, ip)
      const refusal = await refusalOf(user, access)
      if (user && !refusal) return user.id
      const code = refusal ?? 'unauthenticated'
      await record({ kind: 'access', outcome: 'refused', userId: user?.id, ip, detail: code })
      throw new Refusal(code)
    },

    limits,

    addCounts: requestCounts(repository),

    routes: (unwatched) => {
      const bind = watchCalls(unwatched, database, record)
      accountRoutes(bind, { database, clock, agree, limits, hashing, sessions, confirmation, passwords })
      const forSessions = { limits, hashing, passwords, factors, ownerOf, sessions, facts }
      sessionRoutes(bind, { database, clock, ...forSessions })
      secondFactorRoutes(bind, { passwords, factors, ownerOf })
      const ownFiles = accountFiles({ database, sessions, subscriptionOf: facts.subscriptionOf })
      const files = [ownFiles, ...otherFiles]
      const forProfile = { files, support, removal, factors, ownerOf }
      profileRoutes(bind, { database, clock, mails, confirmation, passwords, ...forProfile })
    },

    commands: userCommands({
      database,
      clock,
      confirmation,
      sessions,
      factors,
      record,
      subscriptionOf: facts.subscriptionOf,
    }),

    retention: accountRetention({ database, clock, sessions, facts, removal }),
  }
}
