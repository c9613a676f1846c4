import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'

type Recipient = Pick<Letter, 'to' | 'name'> & { link: string }

/** Carries the button that confirms the address of a new account. */
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

/** Carries the button by which an account that is in use takes another address. */
export function newAddressLetter({ to, name, link }: Recipient): Mail {
  return writeLetter({
    to,
    name,
    subject: 'Confirme o novo e-mail da sua conta',
    paragraphs: [
      'Você pediu para usar este endereço na sua conta da Vendaclara. Até a confirmação, continua valendo o anterior.',
    ],
    button: { label: 'Confirmar o novo e-mail', href: link, validity: 'O link vale por 24 horas.' },
    caution: 'Se não foi você que pediu, ignore este e-mail: sem a confirmação nada muda.',
  })
}
