import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'

export const secondFactorNews = ['on', 'off', 'recovery-codes', 'recovery-code-used'] as const
type News = (typeof secondFactorNews)[number]

const words: Record<News, { subject: string; sentence: (left: number) => string }> = {
  on: {
    subject: 'A verificação em duas etapas foi ligada',
    sentence: () =>
      'A partir de agora, entrar na sua conta da Vendaclara pede também um código do aplicativo autenticador. Guarde os códigos de recuperação em um lugar seguro.',
  },
  off: {
    subject: 'A verificação em duas etapas foi desligada',
    sentence: () => 'Entrar na sua conta da Vendaclara volta a pedir só o e-mail e a senha.',
  },
  'recovery-codes': {
    subject: 'Você tem novos códigos de recuperação',
    sentence: () =>
      'Os códigos de recuperação da sua conta na Vendaclara foram trocados. Os antigos não valem mais.',
  },
  'recovery-code-used': {
    subject: 'Um código de recuperação foi usado',
    sentence: (left) =>
      `Alguém usou um código de recuperação da sua conta na Vendaclara. ${
        left === 0
          ? 'Era o último: crie novos em Meu perfil.'
          : left === 1
            ? 'Resta 1 código.'
            : `Restam ${left} códigos.`
      }`,
  },
}

/** Tells the owner of each change of the second factor. */
export function secondFactorLetter(
  recipient: Pick<Letter, 'to' | 'name'>,
  news: News,
  { support, left = 0 }: { support: string; left?: number | undefined },
): Mail {
  const { subject, sentence } = words[news]
  return writeLetter({
    ...recipient,
    subject,
    paragraphs: [sentence(left)],
    links: [support],
    caution: `Se não foi você, troque já a sua senha e fale com o suporte: ${support}`,
  })
}
