import type { Database } from '../../database/database.ts'
import { type Command, CommandProblem, WrongUse } from '../../operator/command.ts'
import type { Confirmation } from './addresses/confirmation.ts'
import type { SecondFactors } from './second-factor/second-factor.ts'
import type { RecordEvent } from './security/security-log.ts'
import { knownDeviceRepository } from './sessions/known-device.repository.ts'
import type { AccountFacts } from './sessions/session-of.ts'
import type { Sessions } from './sessions/sessions.ts'
import { problems, results, takes } from './texts/operator.ts'
import { type User, userRepository } from './user.repository.ts'

interface Parts {
  database: Database
  clock: () => Date
  confirmation: Confirmation
  sessions: Sessions
  factors: SecondFactors
  record: RecordEvent
  subscriptionOf: AccountFacts['subscriptionOf']
}

const day = 24 * 60 * 60 * 1000
const longestExtension = 3650

/**
 * Commands to show an account, confirm it, extend its trial, and help when a stranger is logged in or the owner is
 * locked out.
 */
export function userCommands(parts: Parts): Command[] {
  return [...trialCommands(parts), ...rescueCommands(parts)]
}

function trialCommands({ database, clock, confirmation, record, subscriptionOf }: Parts): Command[] {
  const users = userRepository(database)
  return [
    {
      words: ['user', 'show'],
      takes: takes.email,
      run: async ([email = '']) => {
        const user = await known(users, email)
        return results.shown(user, await subscriptionOf(user.id))
      },
    },
    {
      words: ['user', 'confirm'],
      takes: takes.email,
      run: async ([email = '']) => {
        const user = await known(users, email)
        if (!(await confirmation.confirmUnasked(user.id))) {
          throw new CommandProblem(problems.alreadyConfirmed(user.email))
        }
        await record(byOperator(user, 'confirm'))
        return results.confirmed(user.email)
      },
    },
    {
      words: ['user', 'extend-trial'],
      takes: takes.emailAndDays,
      run: async ([email = '', typed = '']) => {
        const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
        if (days < 1 || days > longestExtension) {
          throw new WrongUse(problems.days(longestExtension))
        }
        const user = await known(users, email)
        if (user.trialEndAt === null) {
          throw new CommandProblem(problems.trialNotBegun)
        }
        const from = Math.max(user.trialEndAt.getTime(), clock().getTime())
        const trialEndAt = new Date(from + days * day)
        await users.change(user.id, { trialEndAt })
        await record(byOperator(user, 'extend-trial'))
        return results.trialExtended(user.email, trialEndAt)
      },
    },
  ]
}

function rescueCommands({ database, sessions, factors, record }: Parts): Command[] {
  const users = userRepository(database)
  return [
    {
      words: ['user', 'end-sessions'],
      takes: takes.email,
      run: async ([email = '']) => {
        const user = await known(users, email)
        await sessions.endAll(user.id)
        await knownDeviceRepository(database).forgetOthers(user.id, undefined)
        await record(byOperator(user, 'end-sessions'))
        return results.sessionsEnded(user.email)
      },
    },
    {
      words: ['user', 'remove-second-factor'],
      takes: takes.email,
      run: async ([email = '']) => {
        const user = await known(users, email)
        if (!(await factors.remove(user))) {
          throw new CommandProblem(problems.secondFactorOff)
        }
        await record(byOperator(user, 'remove-second-factor'))
        return results.secondFactorRemoved(user.email)
      },
    },
  ]
}

async function known(users: ReturnType<typeof userRepository>, email: string): Promise<User> {
  if (email === '') throw new WrongUse(problems.noEmail)
  const user = await users.byEmail(email)
  if (!user) throw new CommandProblem(problems.unknown(email))
  return user
}

function byOperator({ id: userId }: User, detail: string): Parameters<RecordEvent>[0] {
  return { kind: 'operator', outcome: 'ok', userId, ip: '', detail }
}
