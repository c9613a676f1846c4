import type { CalendarDate } from '@vendaclara/core/subscription'
import { writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { Addressee } from './payment-letters.ts'
import { inNumbers } from './words.ts'

/** Confirms a cancel; `until` is the last day of what was paid, where some of it is left. */
export function endedLetter({ page, support, ...to }: Addressee, until: CalendarDate | null): Mail {
  return writeLetter({
    ...to,
    subject: 'A sua assinatura foi cancelada',
    paragraphs: [
      'A sua assinatura foi cancelada. Nada mais será cobrado.',
      ...(until === null
        ? []
        : [`As ferramentas continuam abertas até ${inNumbers(until)}, que já está pago.`]),
      'O que você salvou continua guardado.',
    ],
    button: { label: 'Ver minha assinatura', href: page },
    caution: `Se não foi você que cancelou, fale com o suporte: ${support}`,
  })
}

export function trialEndingLetter({ page, support, ...to }: Addressee, lastDay: CalendarDate): Mail {
  return writeLetter({
    ...to,
    subject: 'O seu período grátis está acabando',
    paragraphs: [
      `O seu período grátis na Vendaclara acaba em ${inNumbers(lastDay)}.`,
      'Para continuar com a calculadora, o Ads Words e os fechamentos, escolha um plano. O que você salvou fica guardado de qualquer forma.',
    ],
    button: { label: 'Ver os planos', href: page },
    caution: `Nada é cobrado sem que você assine. Em dúvida, fale com o suporte: ${support}`,
  })
}
