import type { Cents } from '@vendaclara/core/money'
import type { CalendarDate, PlanCycle } from '@vendaclara/core/subscription'
import { type Letter, writeLetter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.ts'
import { inNumbers, inReais, planNames } from './words.ts'

export type Charge = {
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
      `Recebemos ${inReais(value)} por ${means[billingType]}, do plano ${planNames[cycle]} da Vendaclara.`,
      ...(paid.until === null
        ? []
        : [`A calculadora, o Ads Words e os fechamentos estão abertos até ${inNumbers(paid.until)}.`]),
      ...(paid.receiptUrl === null ? [] : [`O comprovante está em ${paid.receiptUrl}`]),
      'Você pode cancelar quando quiser, em Minha assinatura. Nos primeiros 7 dias da contratação também pode desistir e ser reembolsado.',
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
        ? `A cobrança de ${what}, de ${inNumbers(charge.dueDate)}, não foi aprovada pelo cartão.`
        : `O Pix de ${what}, que vencia em ${inNumbers(charge.dueDate)}, não chegou.`,
      isCard
        ? 'Confira o limite e a validade, ou escolha outro cartão em Minha assinatura.'
        : 'O código continua valendo: abra Minha assinatura para pagar agora.',
      'O que você salvou continua guardado.',
    ],
    button: { label: 'Resolver agora', href: page },
    caution: `Se você já pagou, não é preciso fazer nada. Em dúvida, fale com o suporte: ${support}`,
  })
}

/** A Pix has to be paid anew each cycle. */
export function pixDueLetter({ page, support, ...to }: Addressee, { value, cycle, dueDate }: Charge): Mail {
  return writeLetter({
    ...to,
    subject: `O seu próximo Pix vence em ${inNumbers(dueDate)}`,
    paragraphs: [
      `O Pix de ${inReais(value)} do plano ${planNames[cycle]} vence em ${inNumbers(dueDate)}.`,
      'O código está em Minha assinatura. Quem paga antes não perde dia nenhum.',
    ],
    button: { label: 'Pagar com Pix', href: page },
    caution: `Não quer continuar? Cancele em Minha assinatura, e nada mais é cobrado. Suporte: ${support}`,
  })
}

/** Said a month before a year is charged again. */
export function renewalLetter(
  { page, support, ...to }: Addressee,
  { value, dueDate, billingType }: Charge,
): Mail {
  return writeLetter({
    ...to,
    subject: `A sua assinatura anual renova em ${inNumbers(dueDate)}`,
    paragraphs: [
      `Em ${inNumbers(dueDate)} a sua assinatura anual renova por ${inReais(value)}, por ${means[billingType]}.`,
      'Se quiser continuar, não precisa fazer nada agora. Se não, cancele antes desse dia em Minha assinatura: nada é cobrado.',
    ],
    button: { label: 'Ver minha assinatura', href: page },
    caution: `Em dúvida, fale com o suporte: ${support}`,
  })
}

export function refundedLetter({ page, support, ...to }: Addressee, { value, billingType }: Charge): Mail {
  return writeLetter({
    ...to,
    subject: 'O seu pagamento foi devolvido',
    paragraphs: [
      `Devolvemos ${inReais(value)}, como pedido.`,
      billingType === 'PIX'
        ? 'O valor volta por Pix para a conta de onde saiu.'
        : 'O banco do cartão mostra o estorno nesta fatura ou na próxima.',
      'O que você salvou continua guardado.',
    ],
    button: { label: 'Ver minha assinatura', href: page },
    caution: `Se não foi você que pediu, fale com o suporte: ${support}`,
  })
}
