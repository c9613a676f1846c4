import { addMonths } from '@vendaclara/core/calendar'
import { z } from 'zod'
import {
  asaasCycles,
  cycleMonths,
  type PaymentRecord,
  type SubscriptionRecord,
} from '../store/asaas-records.ts'
import { AsaasError, notFound } from './asaas-error.ts'
import { takeCard } from './cards.ts'
import { addCharge, change, payCharge, removeCharge } from './charges.ts'
import type { GatewayCall } from './gateway-call.ts'

const subscriptionForm = z.object({
  customer: z.string().default(''),
  billingType: z.enum(['CREDIT_CARD', 'PIX']),
  value: z.number().positive(),
  nextDueDate: z.iso.date(),
  cycle: z.enum(asaasCycles),
  description: z.string().max(500).nullish(),
  externalReference: z.string().nullish(),
})
const subscriptionChange = z.object({
  value: z.number().positive().optional(),
  cycle: z.enum(asaasCycles).optional(),
  nextDueDate: z.iso.date().optional(),
  status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
  updatePendingPayments: z.boolean().default(false),
})
const problems: Record<string, string> = {
  billingType: 'A forma de pagamento informada é inválida.',
  value: 'O valor deve ser informado.',
  nextDueDate: 'A data do próximo vencimento é inválida.',
  cycle: 'O ciclo da assinatura é inválido.',
}

/**
 * Creates the first charge at once, and takes it from the card if it is due. The subscription's own next date is then
 * one cycle ahead.
 */
export async function createSubscription(call: GatewayCall, body: unknown): Promise<SubscriptionRecord> {
  const { customer = '' } = body as { customer?: string }
  if (!(await call.records.get('customer', customer))) {
    throw new AsaasError('invalid_customer', 'Customer inválido ou não informado.')
  }
  const { billingType, value, nextDueDate, cycle, ...form } = read(subscriptionForm, body)
  if (nextDueDate < call.today) throw new AsaasError('invalid_nextDueDate', 'A data de vencimento já passou.')
  const card = billingType === 'CREDIT_CARD' ? takeCard(call, body) : undefined
  const subscription: SubscriptionRecord = {
    object: 'subscription',
    id: call.newId('sub'),
    dateCreated: call.today,
    customer,
    paymentLink: null,
    value,
    nextDueDate,
    cycle,
    billingType,
    description: form.description ?? null,
    deleted: false,
    status: 'ACTIVE',
    externalReference: form.externalReference ?? null,
    checkoutSession: null,
    discount: { value: 0, limitDate: null, dueDateLimitDays: 0, type: 'FIXED' },
    fine: { value: 0, type: 'FIXED' },
    interest: { value: 0, type: 'PERCENTAGE' },
    split: null,
    ...(card && { creditCard: card.shown }),
  }
  call.notify('SUBSCRIPTION_CREATED', subscription)
  const payment = await addCharge(call, subscription)
  if (card && nextDueDate <= call.today) await payCharge(call, payment)
  const created = { ...subscription, nextDueDate: addMonths(nextDueDate, cycleMonths[cycle]) }
  await call.records.put(created, card?.hidden)
  return created
}

export async function subscriptionOf(call: GatewayCall, id: string): Promise<SubscriptionRecord> {
  const subscription = await call.records.get('subscription', id)
  if (!subscription) throw notFound()
  return subscription
}

/** The charges of a subscription without the removed ones, newest first. */
async function chargesOf(call: GatewayCall, id: string): Promise<PaymentRecord[]> {
  return (await call.records.all('payment')).filter((one) => one.subscription === id && !one.deleted)
}

export async function updateSubscription(
  call: GatewayCall,
  id: string,
  body: unknown,
): Promise<SubscriptionRecord> {
  const { updatePendingPayments, ...part } = read(subscriptionChange, body)
  const known = await open(call, id)
  const changed = {
    ...known,
    ...Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)),
  }
  await call.records.put(changed)
  call.notify('SUBSCRIPTION_UPDATED', changed)
  if (updatePendingPayments && part.value !== undefined) {
    for (const payment of await chargesOf(call, id)) {
      if (payment.status !== 'PENDING') continue
      call.notify('PAYMENT_UPDATED', await change(call, payment, { value: part.value }))
    }
  }
  return changed
}

/** Replaces the card, also for the waiting charges. */
export async function changeCard(call: GatewayCall, id: string, body: unknown): Promise<SubscriptionRecord> {
  const known = await open(call, id)
  const { shown, hidden } = takeCard(call, body)
  const changed = { ...known, billingType: 'CREDIT_CARD' as const, creditCard: shown }
  await call.records.put(changed, hidden)
  call.notify('SUBSCRIPTION_UPDATED', changed)
  for (const payment of await chargesOf(call, id)) {
    if (payment.status === 'PENDING') await change(call, payment, { creditCard: shown })
  }
  return changed
}

/** Ends it and removes the unpaid charges. */
export async function removeSubscription(
  call: GatewayCall,
  id: string,
): Promise<{ deleted: true; id: string }> {
  const known = await open(call, id)
  const removed: SubscriptionRecord = { ...known, deleted: true, status: 'INACTIVE' }
  await call.records.put(removed)
  for (const payment of await chargesOf(call, id)) {
    if (['PENDING', 'OVERDUE'].includes(payment.status)) await removeCharge(call, payment)
  }
  call.notify('SUBSCRIPTION_DELETED', removed)
  return { deleted: true, id }
}

async function open(call: GatewayCall, id: string): Promise<SubscriptionRecord> {
  const subscription = await subscriptionOf(call, id)
  if (subscription.deleted) throw new AsaasError('invalid_action', 'A assinatura já foi removida.')
  return subscription
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0])
  throw new AsaasError(`invalid_${name}`, problems[name] ?? 'Requisição inválida.')
}
