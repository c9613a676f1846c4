import { asBrazilianTime } from '@vendaclara/core/calendar'
import type { Database } from '../../database/database.ts'
import { type Command, CommandProblem } from '../../operator/command.ts'
import { printable } from '../../operator/printable.ts'
import type { Confirmation } from './addresses/confirmation.ts'
import type { SecondFactors } from './second-factor/second-factor.ts'
import type { RecordEvent } from './security/security-log.ts'
import { knownDeviceRepository } from './sessions/known-device.repository.ts'
import type { AccountFacts } from './sessions/session-of.ts'
import type { Sessions } from './sessions/sessions.ts'
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

/** The accounts: looked at, confirmed, given a longer trial, and helped when somebody else is in or the owner is out. */
export function userCommands(parts: Parts): Command[] {
  return [...trialCommands(parts), ...rescueCommands(parts)]
}

function trialCommands({ database, clock, confirmation, record, subscriptionOf }: Parts): Command[] {
  const users = userRepository(database)
  return [
    {
      words: ['user', 'show'],
      takes: 'E-MAIL',
      run: async ([email = '']) => {
        const user = await known(users, email)
        const { state, paidUntil } = await subscriptionOf(user.id)
        return [
          `${printable(user.name)} <${user.email}>`,
          `criada em:      ${asBrazilianTime(user.createdAt)}`,
          `confirmada em:  ${asBrazilianTime(user.confirmedAt) ?? 'ainda não'}`,
          `período grátis: ${trialOf(user)}`,
          `assinatura:     ${state ?? 'nenhuma'}`,
          `pago até:       ${asBrazilianTime(paidUntil) ?? '–'}`,
        ].join('\n')
      },
    },
    {
      words: ['user', 'confirm'],
      takes: 'E-MAIL',
      run: async ([email = '']) => {
        const user = await known(users, email)
        if (!(await confirmation.confirmUnasked(user.id))) {
          throw new CommandProblem(`O e-mail ${user.email} já está confirmado.`)
        }
        await record(byOperator(user, 'confirm'))
        return `O e-mail ${user.email} está confirmado, e o período grátis começou.`
      },
    },
    {
      words: ['user', 'extend-trial'],
      takes: 'E-MAIL DIAS',
      run: async ([email = '', typed = '']) => {
        const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
        if (days < 1 || days > longestExtension) throw new CommandProblem('Diga de 1 a 3650 dias.')
        const user = await known(users, email)
        if (user.trialEndAt === null) {
          throw new CommandProblem('O período grátis desta conta começa quando o e-mail for confirmado.')
        }
        const from = Math.max(user.trialEndAt.getTime(), clock().getTime())
        const trialEndAt = new Date(from + days * day)
        await users.change(user.id, { trialEndAt })
        await record(byOperator(user, 'extend-trial'))
        return `O período grátis de ${user.email} vai ${trialOf({ trialEndAt })}.`
      },
    },
  ]
}

function rescueCommands({ database, sessions, factors, record }: Parts): Command[] {
  const users = userRepository(database)
  return [
    {
      words: ['user', 'end-sessions'],
      takes: 'E-MAIL',
      run: async ([email = '']) => {
        const user = await known(users, email)
        await sessions.endAll(user.id)
        await knownDeviceRepository(database).forgetOthers(user.id, undefined)
        await record(byOperator(user, 'end-sessions'))
        return `As sessões de ${user.email} foram encerradas: é preciso entrar de novo.`
      },
    },
    {
      words: ['user', 'remove-second-factor'],
      takes: 'E-MAIL',
      run: async ([email = '']) => {
        const user = await known(users, email)
        if (!(await factors.remove(user))) {
          throw new CommandProblem('A verificação em duas etapas desta conta não está ligada.')
        }
        await record(byOperator(user, 'remove-second-factor'))
        return `Entrar como ${user.email} volta a pedir só a senha; um e-mail avisou.`
      },
    },
  ]
}

async function known(users: ReturnType<typeof userRepository>, email: string): Promise<User> {
  const user = await users.byEmail(email)
  if (!user) throw new CommandProblem(`Não há conta com o e-mail ${email}.`)
  return user
}

function byOperator({ id: userId }: User, detail: string): Parameters<RecordEvent>[0] {
  return { kind: 'operator', outcome: 'ok', userId, ip: '', detail }
}

function trialOf({ trialEndAt }: Pick<User, 'trialEndAt'>): string {
  return trialEndAt === null ? 'começa com a confirmação' : `até ${asBrazilianTime(trialEndAt)}`
}
