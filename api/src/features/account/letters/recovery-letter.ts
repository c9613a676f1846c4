import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'

type Recipient = Pick<Letter, 'to' | 'name'> & { link: string }

export function recoveryLetter({ to, name, link }: Recipient): Mail {
  return writeLetter({
    to,
    name,
    subject: 'Crie uma nova senha na Vendaclara',
    paragraphs: ['Recebemos um pedido para trocar a senha da sua conta. Use o botão para escolher uma nova.'],
    button: { label: 'Criar nova senha', href: link, validity: 'O link vale por 1 hora e uma única vez.' },
    caution:
      'Se não foi você que pediu, ignore este e-mail: a sua senha continua a mesma. Não passe este link a ninguém.',
  })
}
