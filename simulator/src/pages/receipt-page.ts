import type { CustomerRecord, PaymentRecord } from '../store/asaas-records.ts'
import { brl, dayOf, means, statusOf } from './charge-words.ts'
import { escapeHtml } from './escape-html.ts'
import { pageFrame } from './page-frame.ts'

/** The gateway's receipt for the payer. */
export function receiptPage(payment: PaymentRecord, customer: CustomerRecord | undefined): string {
  const facts: [string, string][] = [
    ['Comprador', customer?.name ?? ''],
    ['Valor', brl(payment.value)],
    ['Meio', means[payment.billingType]],
    ['Vencimento', dayOf(payment.dueDate)],
    ['Pago em', payment.clientPaymentDate ? dayOf(payment.clientPaymentDate) : 'ainda não'],
    ['Situação', statusOf(payment)],
    ['Número', payment.id],
  ]
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  return pageFrame(
    'Comprovante',
    `<h1>Comprovante</h1><p class="dim">Do simulador de pagamentos: nenhum dinheiro foi movido.</p>
<section><dl>${list}</dl></section><p style="margin-top:24px"><a href="/home">Voltar à Vendaclara</a></p>`,
  )
}
