import { addDays } from '@vendaclara/core/calendar'
import type { PaymentRecord, SubscriptionRecord } from '../store/asaas-records.ts'
import { AsaasError, notFound } from './asaas-error.ts'
import type { GatewayCall } from './gateway-call.ts'

/** After how many days the money of a card payment arrives. */
const cardDays = 32

/** Creates the charge for a subscription's next due date. */
export async function addCharge(call: GatewayCall, subscription: SubscriptionRecord): Promise<PaymentRecord> {
  const { customer, value, billingType, description, externalReference, nextDueDate, creditCard } =
    subscription
  const id = call.newId('pay')
  const fee = billingType === 'PIX' ? 1.99 : Math.round((0.49 + value * 0.0299) * 100) / 100
  const payment: PaymentRecord = {
    object: 'payment',
    id,
    dateCreated: call.today,
    customer,
    subscription: subscription.id,
    paymentLink: null,
    value,
    netValue: Math.round((value - fee) * 100) / 100,
    originalValue: null,
    interestValue: null,
    installmentNumber: null,
    description,
    billingType,
    pixTransaction: null,
    status: 'PENDING',
    dueDate: nextDueDate,
    originalDueDate: nextDueDate,
    paymentDate: null,
    clientPaymentDate: null,
    confirmedDate: null,
    creditDate: null,
    estimatedCreditDate: null,
    invoiceUrl: `${call.pages}/recibos/${id}`,
    invoiceNumber: id.slice(-8),
    externalReference,
    transactionReceiptUrl: null,
    bankSlipUrl: null,
    nossoNumero: null,
    lastInvoiceViewedDate: null,
    lastBankSlipViewedDate: null,
    deleted: false,
    anticipated: false,
    anticipable: false,
    postalService: false,
    refunds: null,
    ...(creditCard && { creditCard }),
  }
  await call.records.put(payment)
  call.notify('PAYMENT_CREATED', payment)
  return payment
}

export async function chargeOf(call: GatewayCall, id: string): Promise<PaymentRecord> {
  const payment = await call.records.get('payment', id)
  if (!payment) throw notFound()
  return payment
}

/** A card payment is confirmed first and its money arrives later; the money of a Pix arrives at once. */
export async function payCharge(call: GatewayCall, payment: PaymentRecord): Promise<PaymentRecord> {
  if (payment.deleted || !['PENDING', 'OVERDUE'].includes(payment.status)) {
    throw new AsaasError('invalid_action', 'A cobrança não está aguardando pagamento.')
  }
  const { today } = call
  const isPix = payment.billingType === 'PIX'
  const paid = await change(call, payment, {
    status: isPix ? 'RECEIVED' : 'CONFIRMED',
    clientPaymentDate: today,
    confirmedDate: today,
    paymentDate: isPix ? today : null,
    creditDate: isPix ? today : addDays(today, cardDays),
    estimatedCreditDate: isPix ? today : addDays(today, cardDays),
    transactionReceiptUrl: payment.invoiceUrl,
  })
  call.notify(isPix ? 'PAYMENT_RECEIVED' : 'PAYMENT_CONFIRMED', paid)
  return paid
}

/** The money of a confirmed card payment arrives. */
export async function receiveCharge(call: GatewayCall, payment: PaymentRecord): Promise<void> {
  const received = await change(call, payment, { status: 'RECEIVED', paymentDate: call.today })
  call.notify('PAYMENT_RECEIVED', received)
}

/** The card's bank declines; the charge keeps waiting until its due date is over. */
export function refuseCharge(call: GatewayCall, payment: PaymentRecord): void {
  call.notify('PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', payment)
}

export async function letFallDue(call: GatewayCall, payment: PaymentRecord): Promise<PaymentRecord> {
  if (payment.deleted || payment.status !== 'PENDING') {
    throw new AsaasError('invalid_action', 'Somente cobranças pendentes podem vencer.')
  }
  const overdue = await change(call, payment, { status: 'OVERDUE' })
  call.notify('PAYMENT_OVERDUE', overdue)
  return overdue
}

export async function refundCharge(
  call: GatewayCall,
  payment: PaymentRecord,
  description: string | null,
): Promise<PaymentRecord> {
  if (!['CONFIRMED', 'RECEIVED'].includes(payment.status)) {
    throw new AsaasError('invalid_action', 'Somente cobranças confirmadas ou recebidas podem ser estornadas.')
  }
  const refunds = [{ dateCreated: call.today, status: 'DONE' as const, value: payment.value, description }]
  const refunded = await change(call, payment, { status: 'REFUNDED', refunds })
  call.notify('PAYMENT_REFUNDED', refunded)
  return refunded
}

export async function removeCharge(call: GatewayCall, payment: PaymentRecord): Promise<void> {
  if (payment.deleted || !['PENDING', 'OVERDUE'].includes(payment.status)) {
    throw new AsaasError('invalid_action', 'Somente cobranças que não foram pagas podem ser removidas.')
  }
  call.notify('PAYMENT_DELETED', await change(call, payment, { deleted: true }))
}

export async function change(
  call: GatewayCall,
  payment: PaymentRecord,
  part: Partial<PaymentRecord>,
): Promise<PaymentRecord> {
  const changed = { ...payment, ...part }
  await call.records.put(changed)
  return changed
}
