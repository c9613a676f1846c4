import { asBrazilianTime } from '@vendaclara/core/calendar'
import { printable } from '../../../operator/words/printable.ts'
import type { User } from '../user.repository.ts'

/** The texts of the operator's commands for accounts. */
export const takes = { email: 'E-MAIL', emailAndDays: 'E-MAIL DIAS' }

export const problems = {
  noEmail: 'Diga o e-mail da conta.',
  unknown: (email: string) => `Não há conta com o e-mail ${email}.`,
  alreadyConfirmed: (email: string) => `O e-mail ${email} já está confirmado.`,
  days: (most: number) => `Diga de 1 a ${most} dias.`,
  trialNotBegun: 'O período grátis desta conta começa quando o e-mail for confirmado.',
  secondFactorOff: 'A verificação em duas etapas desta conta não está ligada.',
}

export const results = {
  shown: (user: User, subscription: { state: string | null; paidUntil: Date | null }) =>
    [
      `${printable(user.name)} <${user.email}>`,
      `criada em:      ${asBrazilianTime(user.createdAt)}`,
      `confirmada em:  ${asBrazilianTime(user.confirmedAt) ?? 'ainda não'}`,
      `período grátis: ${trialOf(user)}`,
      `assinatura:     ${subscription.state ?? 'nenhuma'}`,
      `pago até:       ${asBrazilianTime(subscription.paidUntil) ?? '–'}`,
    ].join('\n'),
  confirmed: (email: string) => `O e-mail ${email} está confirmado, e o período grátis começou.`,
  trialExtended: (email: string, trialEndAt: Date) =>
    `O período grátis de ${email} vai ${trialOf({ trialEndAt })}.`,
  sessionsEnded: (email: string) => `As sessões de ${email} foram encerradas: é preciso entrar de novo.`,
  secondFactorRemoved: (email: string) => `Entrar como ${email} volta a pedir só a senha; um e-mail avisou.`,
}

function trialOf({ trialEndAt }: Pick<User, 'trialEndAt'>): string {
  return trialEndAt === null ? 'começa com a confirmação' : `até ${asBrazilianTime(trialEndAt)}`
}
