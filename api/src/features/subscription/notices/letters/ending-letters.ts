import type { CalendarDate } from '@vendaclara/core/calendar'
import { writeLetter } from '../../../../mail/letter.ts'
import type { Mail } from '../../../../mail/mail.ts'
import type { Addressee } from './payment-letters.ts'
import { inNumbers } from './words.ts'

/**
 * Confirms an end. `until` is the last day of what was paid, where some of it is left; where nothing was ever paid it was
 * a purchase that came to nothing, given up by the buyer or, after a week, by itself.
 */
export function endedLetter(
  { page, support, ...to }: Addressee,
  until: CalendarDate | null,
  wasPaid: boolean,
): Mail {
  const kept = 'O que você salvou continua guardado.'
  const button = { label: 'Ver minha assinatura', href: page }
  if (!wasPaid) {
    return writeLetter({
      ...{ ...to, button },
      subject: 'A sua compra foi encerrada sem cobrança',
      paragraphs: [
        'O pagamento não foi feito, por isso encerramos a compra. Nada foi cobrado, e um código Pix dela não vale mais.',
        `Você pode assinar de novo quando quiser. ${kept}`,
      ],
      caution: `Em dúvida, fale com o suporte: ${support}`,
    })
  }
  return writeLetter({
    ...{ ...to, button },
    subject: 'A sua assinatura foi cancelada',
    paragraphs: [
      'A sua assinatura foi cancelada. Nada mais será cobrado.',
      ...(until === null
        ? []
        : [`O seu acesso continua até ${inNumbers(until)}, o fim do período que você já pagou.`]),
      kept,
    ],
    caution: `Se não foi você que cancelou, fale com o suporte: ${support}`,
  })
}

export function trialEndingLetter({ page, support, ...to }: Addressee, lastDay: CalendarDate): Mail {
  return writeLetter({
    ...to,
    subject: 'O seu período grátis está acabando',
    paragraphs: [
      `O seu período grátis na Vendaclara acaba em ${inNumbers(lastDay)}.`,
      'Para continuar com a calculadora, o Ads Words e os fechamentos, escolha um plano. O que você salvou continua guardado de qualquer jeito.',
    ],
    button: { label: 'Ver os planos', href: page },
    caution: `Nada é cobrado sem que você assine. Em dúvida, fale com o suporte: ${support}`,
  })
}
