import { planWords } from '@vendaclara/contract/texts'
import type { CalendarDate } from '@vendaclara/core/calendar'
import type { Cents } from '@vendaclara/core/money'
import { daysToWithdraw, type PlanCycle } from '@vendaclara/core/subscription'
import { writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mailers/mailer.ts'
import type { Recipient } from '../../../mail/recipient.ts'
import { inNumbers, inReais } from '../../../mail/texts.ts'

export interface Charge {
  value: Cents
  cycle: PlanCycle
  dueDate: CalendarDate
  billingType: 'CREDIT_CARD' | 'PIX'
}
/** The recipient of a notice, the page its button opens, and the addresses that its sentences may link to. */
export interface Addressee extends Recipient {
  page: string
  support: string
  links: readonly string[]
}

const means = { CREDIT_CARD: 'cartão de crédito', PIX: 'Pix' }
const renewalMeans = { CREDIT_CARD: 'no cartão de crédito', PIX: 'por Pix' }

/** The receipt, and how long it keeps the tools open. */
export function receivedLetter(
  { page, support, ...to }: Addressee,
  { value, cycle, billingType }: Charge,
  paid: { until: CalendarDate | null; receiptUrl: string | null },
): Mail {
  return writeLetter({
    ...to,
    subject: 'Recebemos o seu pagamento',
    links: [support, ...(paid.receiptUrl === null ? [] : [paid.receiptUrl])],
    paragraphs: [
      `Recebemos ${inReais(value)} por ${means[billingType]}, pelo plano ${planWords[cycle].name} da Vendaclara.`,
      ...(paid.until === null
        ? []
        : [
            `O seu acesso à calculadora, ao Ads Words e aos fechamentos está pago até ${inNumbers(paid.until)}.`,
          ]),
      ...(paid.receiptUrl === null ? [] : [`O comprovante está em ${paid.receiptUrl}`]),
      `Você pode cancelar quando quiser, em Minha assinatura. Nos primeiros ${daysToWithdraw} dias depois da compra, também pode desistir e receber tudo de volta.`,
    ],
    button: { label: 'Ver minha assinatura', href: page },
    caution: `Alguma dúvida sobre a cobrança? Fale com o suporte: ${support}`,
  })
}

/** The charge that was not paid, and what to do next. */
export function failedLetter({ page, support, ...to }: Addressee, charge: Charge): Mail {
  const what = `${inReais(charge.value)} do plano ${planWords[charge.cycle].name}`
  const isCard = charge.billingType === 'CREDIT_CARD'
  return writeLetter({
    ...to,
    subject: isCard ? 'O seu cartão não foi aprovado' : 'O seu Pix não chegou',
    paragraphs: [
      isCard
        ? `A cobrança de ${what}, com vencimento em ${inNumbers(charge.dueDate)}, não passou no cartão.`
        : `O Pix de ${what} venceu em ${inNumbers(charge.dueDate)} e ainda não foi pago.`,
      isCard
        ? 'Confira o limite e a validade, ou escolha outro cartão em Minha assinatura.'
        : 'O código continua valendo: abra Minha assinatura para pagar agora.',
      'O que você salvou continua guardado.',
    ],
    button: { label: 'Resolver agora', href: page },
    caution: `Se você acabou de pagar, não precisa fazer nada. Em dúvida, fale com o suporte: ${support}`,
  })
}

/** Each new cycle needs a new Pix. */
export function pixDueLetter({ page, support, ...to }: Addressee, { value, cycle, dueDate }: Charge): Mail {
  return writeLetter({
    ...to,
    subject: `O seu próximo Pix vence em ${inNumbers(dueDate)}`,
    paragraphs: [
      `O Pix de ${inReais(value)} do plano ${planWords[cycle].name} vence em ${inNumbers(dueDate)}.`,
      'O código está em Minha assinatura. Pagando antes, você não perde nenhum dia.',
    ],
    button: { label: 'Pagar com Pix', href: page },
    caution: `Não quer continuar? Cancele em Minha assinatura e nada mais será cobrado. Em dúvida, fale com o suporte: ${support}`,
  })
}

const orCancel = 'Se não quiser, cancele em Minha assinatura antes desse dia e nada será cobrado.'

/** Sent a month before a plan of more than one month is charged again. */
export function renewalLetter(
  { page, support, ...to }: Addressee,
  { value, cycle, dueDate, billingType }: Charge,
): Mail {
  return writeLetter({
    ...to,
    subject: `A sua assinatura ${planWords[cycle].name} será renovada em ${inNumbers(dueDate)}`,
    paragraphs: [
      `Em ${inNumbers(dueDate)} a sua assinatura ${planWords[cycle].name} será renovada por ${inReais(value)}, ${renewalMeans[billingType]}.`,
      billingType === 'PIX'
        ? `Para continuar, espere o nosso lembrete: alguns dias antes, ele leva ao código Pix em Minha assinatura. ${orCancel}`
        : `Para continuar, você não precisa fazer nada. ${orCancel}`,
    ],
    button: { label: 'Ver minha assinatura', href: page },
    caution: `Em dúvida, fale com o suporte: ${support}`,
  })
}

export function refundedLetter(
  { page, support, ...to }: Addressee,
  { value, cycle, billingType }: Charge,
): Mail {
  return writeLetter({
    ...to,
    subject: 'O seu pagamento foi devolvido',
    paragraphs: [
      `Devolvemos ${inReais(value)} do plano ${planWords[cycle].name}.`,
      billingType === 'PIX'
        ? 'O valor volta por Pix para a conta de onde saiu.'
        : 'O estorno aparece nesta fatura do cartão ou na próxima.',
      'O que você salvou continua guardado.',
    ],
    button: { label: 'Ver minha assinatura', href: page },
    caution: `Se não foi você que pediu, fale com o suporte: ${support}`,
  })
}

/**
 * Confirms the end of a subscription. `until` is the last paid day, if paid time is left. If nothing was ever paid,
 * the purchase was given up, by the buyer or after a week without payment.
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
      ...to,
      button,
      subject: 'A sua compra foi encerrada sem cobrança',
      paragraphs: [
        'O pagamento não foi feito, por isso encerramos a compra. Nada foi cobrado, e um código Pix dela não vale mais.',
        `Você pode assinar de novo quando quiser. ${kept}`,
      ],
      caution: `Em dúvida, fale com o suporte: ${support}`,
    })
  }
  return writeLetter({
    ...to,
    button,
    subject: 'A sua assinatura foi cancelada',
    paragraphs: [
      'Nada mais será cobrado.',
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
