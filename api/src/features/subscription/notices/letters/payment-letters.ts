import type { CalendarDate } from '@vendaclara/core/calendar'
import type { Cents } from '@vendaclara/core/money'
import type { PlanCycle } from '@vendaclara/core/subscription'
import { type Letter, writeLetter } from '../../../../mail/letter.ts'
import type { Mail } from '../../../../mail/mail.ts'
import { planNames } from '../../texts.ts'
import { inNumbers, inReais } from './words.ts'

export interface Charge {
  value: Cents
  cycle: PlanCycle
  dueDate: CalendarDate
  billingType: 'CREDIT_CARD' | 'PIX'
}
export type Addressee = Pick<Letter, 'to' | 'links'> & {
  name?: string | undefined
  page: string
  support: string
}

const means = { CREDIT_CARD: 'cartão de crédito', PIX: 'Pix' }
const renewalMeans = { CREDIT_CARD: 'no cartão de crédito', PIX: 'por Pix' }

/** The receipt, and until when it opens the tools. */
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
      `Recebemos ${inReais(value)} por ${means[billingType]}, pelo plano ${planNames[cycle]} da Vendaclara.`,
      ...(paid.until === null
        ? []
        : [
            `O seu acesso à calculadora, ao Ads Words e aos fechamentos está pago até ${inNumbers(paid.until)}.`,
          ]),
      ...(paid.receiptUrl === null ? [] : [`O comprovante está em ${paid.receiptUrl}`]),
      'Você pode cancelar quando quiser, em Minha assinatura. Nos primeiros 7 dias depois da compra, também pode desistir e receber tudo de volta.',
    ],
    button: { label: 'Ver minha assinatura', href: page },
    caution: `Alguma dúvida sobre a cobrança? Fale com o suporte: ${support}`,
  })
}

/** What was not paid, and what to do next. */
export function failedLetter({ page, support, ...to }: Addressee, charge: Charge): Mail {
  const what = `${inReais(charge.value)} do plano ${planNames[charge.cycle]}`
  const isCard = charge.billingType === 'CREDIT_CARD'
  return writeLetter({
    ...to,
    subject: isCard ? 'O seu cartão não foi aprovado' : 'O seu Pix não chegou',
    paragraphs: [
      isCard
        ? `O cartão não aprovou a cobrança de ${what}, que venceu em ${inNumbers(charge.dueDate)}.`
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

/** A Pix has to be paid anew each cycle. */
export function pixDueLetter({ page, support, ...to }: Addressee, { value, cycle, dueDate }: Charge): Mail {
  return writeLetter({
    ...to,
    subject: `O seu próximo Pix vence em ${inNumbers(dueDate)}`,
    paragraphs: [
      `O Pix de ${inReais(value)} do plano ${planNames[cycle]} vence em ${inNumbers(dueDate)}.`,
      'O código está em Minha assinatura. Pagando antes, você não perde nenhum dia.',
    ],
    button: { label: 'Pagar com Pix', href: page },
    caution: `Não quer continuar? Cancele em Minha assinatura e nada mais será cobrado. Em dúvida, fale com o suporte: ${support}`,
  })
}

/** Sent a month before a plan of more than a month is charged again. */
export function renewalLetter(
  { page, support, ...to }: Addressee,
  { value, cycle, dueDate, billingType }: Charge,
): Mail {
  return writeLetter({
    ...to,
    subject: `A sua assinatura ${planNames[cycle]} será renovada em ${inNumbers(dueDate)}`,
    paragraphs: [
      `Em ${inNumbers(dueDate)} a sua assinatura ${planNames[cycle]} será renovada por ${inReais(value)}, ${renewalMeans[billingType]}.`,
      'Para continuar, você não precisa fazer nada agora. Se não quiser, cancele em Minha assinatura antes desse dia e nada será cobrado.',
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
      `Devolvemos ${inReais(value)} do plano ${planNames[cycle]}.`,
      billingType === 'PIX'
        ? 'O valor volta por Pix para a conta de onde saiu.'
        : 'O estorno aparece nesta fatura do cartão ou na próxima.',
      'O que você salvou continua guardado.',
    ],
    button: { label: 'Ver minha assinatura', href: page },
    caution: `Se não foi você que pediu, fale com o suporte: ${support}`,
  })
}
