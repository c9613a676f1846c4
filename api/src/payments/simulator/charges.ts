import { addDays } from '@vendaclara/core/calendar'
import { AsaasError, notFound } from './asaas-error.ts'
import type { PaymentRecord, SubscriptionRecord } from './asaas-records.ts'
import type { World } from './world.ts'

/** When the money of a card comes. */
const cardDays = 32

/** Makes the charge of a subscription that is due on its next date. */
export async function addCharge(world: World, subscription: SubscriptionRecord): Promise<PaymentRecord> {
  const { customer, value, billingType, description, externalReference, nextDueDate, creditCard } =
    subscription
  const id = world.newId('pay')
  const fee = billingType === 'PIX' ? 1.99 : Math.round((0.49 + value * 0.0299) * 100) / 100
  const payment: PaymentRecord = {
    object: 'payment',
    id,
    dateCreated: world.today,
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
    invoiceUrl: `${world.pages}/recibos/${id}`,
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
  await world.records.put(payment)
  world.tell('PAYMENT_CREATED', payment)
  return payment
}

export async function chargeOf(world: World, id: string): Promise<PaymentRecord> {
  const payment = await world.records.get('payment', id)
  if (!payment) throw notFound()
  return payment
}

/** A card is confirmed first, and its money comes later; a Pix is money at once. */
export async function payCharge(world: World, payment: PaymentRecord): Promise<PaymentRecord> {
  if (payment.deleted || !['PENDING', 'OVERDUE'].includes(payment.status)) {
    throw new AsaasError('invalid_action', 'A cobrança não está aguardando pagamento.')
  }
  const { today } = world
  const isPix = payment.billingType === 'PIX'
  const paid = await change(world, payment, {
    status: isPix ? 'RECEIVED' : 'CONFIRMED',
    clientPaymentDate: today,
    confirmedDate: today,
    paymentDate: isPix ? today : null,
    creditDate: isPix ? today : addDays(today, cardDays),
    estimatedCreditDate: isPix ? today : addDays(today, cardDays),
    transactionReceiptUrl: payment.invoiceUrl,
  })
  world.tell(isPix ? 'PAYMENT_RECEIVED' : 'PAYMENT_CONFIRMED', paid)
  return paid
}

/** The money of a card that was confirmed before. */
export async function receiveCharge(world: World, payment: PaymentRecord): Promise<void> {
  const received = await change(world, payment, { status: 'RECEIVED', paymentDate: world.today })
  world.tell('PAYMENT_RECEIVED', received)
}

/** The card's bank refuses; the charge goes on waiting until its day is over. */
export function refuseCharge(world: World, payment: PaymentRecord): void {
  world.tell('PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', payment)
}

export async function letFallDue(world: World, payment: PaymentRecord): Promise<PaymentRecord> {
  if (payment.deleted || payment.status !== 'PENDING') {
    throw new AsaasError('invalid_action', 'Somente cobranças pendentes podem vencer.')
  }
  const overdue = await change(world, payment, { status: 'OVERDUE' })
  world.tell('PAYMENT_OVERDUE', overdue)
  return overdue
}

export async function refundCharge(
  world: World,
  payment: PaymentRecord,
  description: string | null,
): Promise<PaymentRecord> {
  if (!['CONFIRMED', 'RECEIVED'].includes(payment.status)) {
    throw new AsaasError('invalid_action', 'Somente cobranças confirmadas ou recebidas podem ser estornadas.')
  }
  const refunds = [{ dateCreated: world.today, status: 'DONE' as const, value: payment.value, description }]
  const refunded = await change(world, payment, { status: 'REFUNDED', refunds })
  world.tell('PAYMENT_REFUNDED', refunded)
  return refunded
}

export async function removeCharge(world: World, payment: PaymentRecord): Promise<void> {
  if (payment.deleted || !['PENDING', 'OVERDUE'].includes(payment.status)) {
    throw new AsaasError('invalid_action', 'Somente cobranças que não foram pagas podem ser removidas.')
  }
  world.tell('PAYMENT_DELETED', await change(world, payment, { deleted: true }))
}

export async function change(
  world: World,
  payment: PaymentRecord,
  part: Partial<PaymentRecord>,
): Promise<PaymentRecord> {
  const changed = { ...payment, ...part }
  await world.records.put(changed)
  return changed
}
