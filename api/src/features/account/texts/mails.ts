import { writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mailers/mailer.ts'
import type { Recipient } from '../../../mail/recipient.ts'

/** To an unconfirmed address: the mail contains nothing that a stranger could have typed. */
type Unproven = Pick<Recipient, 'to'> & { link: string }

/** Has the button that confirms the address of a new account. */
export function confirmationLetter({ to, link }: Unproven): Mail {
  return writeLetter({
    to,
    subject: 'Confirme seu e-mail na Vendaclara',
    paragraphs: [
      'Boas-vindas à Vendaclara!',
      'Falta um passo: confirme que este endereço é seu para usar a calculadora, o Ads Words e o fechamento de mês.',
    ],
    button: { label: 'Confirmar meu e-mail', href: link, validity: 'O link vale por 24 horas.' },
    caution:
      'Se você não se cadastrou na Vendaclara, ignore este e-mail: sem a confirmação nada acontece com o seu endereço.',
  })
}

/** Has the button that confirms the new address of an existing account. */
export function newAddressLetter({ to, link }: Unproven): Mail {
  return writeLetter({
    to,
    subject: 'Confirme o novo e-mail da sua conta',
    paragraphs: [
      'Alguém pediu para usar este endereço em uma conta da Vendaclara. Se foi você, confirme que ele é seu. Até lá, continua valendo o anterior.',
    ],
    button: { label: 'Confirmar o novo e-mail', href: link, validity: 'O link vale por 24 horas.' },
    caution: 'Se não foi você que pediu, ignore este e-mail: sem a confirmação nada muda.',
  })
}

export function recoveryLetter({ link, ...recipient }: Recipient & { link: string }): Mail {
  return writeLetter({
    ...recipient,
    subject: 'Crie uma nova senha na Vendaclara',
    paragraphs: ['Recebemos um pedido para trocar a senha da sua conta. Você escolhe a nova por aqui:'],
    button: { label: 'Criar nova senha', href: link, validity: 'O link vale por 1 hora e uma única vez.' },
    caution:
      'Se não foi você que pediu, ignore este e-mail: a sua senha continua a mesma. Não passe este link a ninguém.',
  })
}

/** Tells the owner that the password has changed. */
export function passwordChangedLetter(recipient: Recipient, recoveryPage: string): Mail {
  return writeLetter({
    ...recipient,
    subject: 'A senha da sua conta mudou',
    paragraphs: [
      'A senha da sua conta na Vendaclara acaba de ser trocada, e os outros aparelhos foram desconectados.',
    ],
    links: [recoveryPage],
    caution: `Se não foi você, peça já uma nova senha em ${recoveryPage} e troque também a senha do seu e-mail.`,
  })
}

/** Tells the old address that the account has a new one. */
export function emailChangedLetter(recipient: Recipient, newEmail: string, support: string): Mail {
  return writeLetter({
    ...recipient,
    subject: 'O e-mail da sua conta mudou',
    paragraphs: [
      `O e-mail da sua conta na Vendaclara agora é ${newEmail}. Este endereço não serve mais para entrar.`,
    ],
    links: [support],
    caution: `Se não foi você, fale com o suporte o mais cedo possível: ${support}`,
  })
}

/** Confirms the deletion and says which data the law requires us to keep. */
export function accountDeletedLetter(recipient: Recipient, support: string): Mail {
  return writeLetter({
    ...recipient,
    subject: 'Sua conta na Vendaclara foi excluída',
    paragraphs: [
      'Como você pediu, sua conta foi excluída, com anúncios, configurações, fechamentos, avaliações e sessões.',
      'Guardamos por seis meses apenas os registros de acesso (data, hora e endereço IP), como manda o artigo 15 do Marco Civil da Internet. Depois eles também são apagados.',
    ],
    links: [support],
    caution: `Se não foi você, fale com o suporte: ${support}. Os dados apagados não voltam, mas queremos saber o que houve.`,
  })
}

export const secondFactorNews = ['on', 'off', 'recovery-codes', 'recovery-code-used'] as const
type News = (typeof secondFactorNews)[number]

const secondFactorWords: Record<News, { subject: string; sentence: (left: number) => string }> = {
  on: {
    subject: 'A verificação em duas etapas foi ligada',
    sentence: () =>
      'A partir de agora, entrar na sua conta da Vendaclara pede também um código do aplicativo autenticador. Os outros aparelhos foram desconectados. Guarde os códigos de recuperação em um lugar seguro.',
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

/** Tells the owner about each change of the second factor. */
export function secondFactorLetter(
  recipient: Recipient,
  news: News,
  { support, left = 0 }: { support: string; left?: number | undefined },
): Mail {
  const { subject, sentence } = secondFactorWords[news]
  return writeLetter({
    ...recipient,
    subject,
    paragraphs: [sentence(left)],
    links: [support],
    caution: `Se não foi você, troque já a sua senha e fale com o suporte: ${support}`,
  })
}
