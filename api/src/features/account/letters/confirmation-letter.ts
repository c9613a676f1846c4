import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'

type Recipient = Pick<Letter, 'to' | 'name'> & { link: string }

/** Carries the button that confirms an address, of a new account or a new one of an old account. */
export function confirmationLetter({ to, name, link }: Recipient): Mail {
  return writeLetter({
    to,
    name,
    subject: 'Confirme seu e-mail na Vendaclara',
    paragraphs: [
      'Falta um passo: confirme que este endereço é seu para usar a calculadora, o Ads Words e o fechamento de mês.',
    ],
    button: { label: 'Confirmar meu e-mail', href: link, validity: 'O link vale por 24 horas.' },
    caution:
      'Se você não se cadastrou na Vendaclara, ignore este e-mail: sem a confirmação nada acontece com o seu endereço.',
  })
}
