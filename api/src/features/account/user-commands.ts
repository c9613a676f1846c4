import type { SubscriptionState } from '@vendaclara/core/subscription'
import type { Database } from '../../database/database.ts'
import { asBrazilianTime } from '../../export/as-brazilian-time.ts'
import { type Command, CommandProblem } from '../../operator/command.ts'
import { printable } from '../../operator/printable.ts'
import { type User, userRepository } from './user.repository.ts'

type Parts = {
  database: Database
  clock: () => Date
  subscriptionOf: (
    userId: string,
  ) => Promise<{ state: SubscriptionState | null; paidUntil: Date | null; endsAt: Date | null }>
}

const day = 24 * 60 * 60 * 1000
const longestExtension = 3650

/** The accounts: looked at, and given a longer trial. */
export function userCommands({ database, clock, subscriptionOf }: Parts): Command[] {
  const users = userRepository(database)
  const known = async (email: string): Promise<User> => {
    const user = await users.byEmail(email)
    if (!user) throw new CommandProblem(`Não há conta com o e-mail ${email}.`)
    return user
  }
  return [
    {
      words: ['user', 'show'],
      takes: 'E-MAIL',
      run: async ([email = '']) => {
        const user = await known(email)
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
      words: ['user', 'extend-trial'],
      takes: 'E-MAIL DIAS',
      run: async ([email = '', typed = '']) => {
        const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
        if (days < 1 || days > longestExtension) throw new CommandProblem('Diga de 1 a 3650 dias.')
        const user = await known(email)
        if (user.trialEndAt === null) {
          throw new CommandProblem('O período grátis desta conta começa quando o e-mail for confirmado.')
        }
        const from = Math.max(user.trialEndAt.getTime(), clock().getTime())
        const trialEndAt = new Date(from + days * day)
        await users.change(user.id, { trialEndAt })
        return `O período grátis de ${user.email} vai ${trialOf({ trialEndAt })}.`
      },
    },
  ]
}

function trialOf({ trialEndAt }: Pick<User, 'trialEndAt'>): string {
  return trialEndAt === null ? 'começa com a confirmação' : `até ${asBrazilianTime(trialEndAt)}`
}
