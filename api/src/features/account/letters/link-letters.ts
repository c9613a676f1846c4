import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'

/** To an address nobody has proven to be theirs: it says nothing that a stranger could have typed. */
type Unproven = Pick<Letter, 'to'> & { link: string }

/** Carries the button that confirms the address of a new account. */
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

/** Carries the button by which an account that is in use takes another address. */
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

export function recoveryLetter({ to, name, link }: Pick<Letter, 'to' | 'name'> & { link: string }): Mail {
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
