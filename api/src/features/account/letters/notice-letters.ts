import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'

type Recipient = Pick<Letter, 'to' | 'name'>

/** The name a letter may greet with: of an account nobody confirmed it is a stranger's text in somebody's mailbox. */
export function greetingName({
  name,
  confirmedAt,
}: {
  name: string
  confirmedAt: Date | null
}): string | undefined {
  return confirmedAt === null ? undefined : name
}

/** Tells the owner that the password is another one now. */
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

/** Tells the old address that the account has another one now. */
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

/** Says goodbye, and what the law makes us keep. */
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
