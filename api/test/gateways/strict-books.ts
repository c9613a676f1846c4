import { randomUUID } from 'node:crypto'
import { type PlanCycle, plans } from '@vendaclara/core/subscription'
import { checkKeys } from './check-keys.ts'
import { Refused } from './refused.ts'
import { takeCard } from './take-card.ts'

type Form = Record<string, unknown>
export type GatewayRecord = Form & { id: string; deleted?: boolean }
interface Event {
  event: string
  payment: GatewayRecord
}

const day = 24 * 60 * 60 * 1000
/** How long before they are due charges are made. */
const ahead = 40
/** How long the bank takes to confirm. */
const bankPause = 100
const brazilianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The records of the strict gateway, and what it does at night. */
export class StrictBooks {
  readonly customers: GatewayRecord[] = []
  readonly subscriptions: GatewayRecord[] = []
  readonly payments: GatewayRecord[] = []
  /** The events that were not sent yet. */
  events: Event[] = []
  /** Called when something happened later than the call that caused it. */
  onLateEvent = () => {}
  private readonly refusing = new Set<unknown>()
  private readonly clock: () => Date
  private lastDay = ''

  constructor(clock: () => Date) {
    this.clock = clock
  }

  empty(): void {
    for (const list of [this.customers, this.subscriptions, this.payments]) list.length = 0
    this.refusing.clear()
    this.lastDay = ''
  }

  private get today(): string {
    return brazilianDay.format(this.clock())
  }

  /** Goes through the nights since the last call. */
  catchUp(): void {
    if (this.lastDay === '') this.lastDay = this.today
    while (this.lastDay < this.today) {
      this.lastDay = addDays(this.lastDay, 1)
      for (const subscription of this.subscriptions) this.makeCharges(subscription)
      for (const payment of [...this.payments]) this.collect(payment)
    }
  }

  putCustomer(customer: GatewayRecord, body: Form): GatewayRecord {
    const optional = ['email', 'mobilePhone', 'address', 'addressNumber', 'postalCode', 'externalReference']
    checkKeys(body, ['name', 'cpfCnpj'], [...optional, 'notificationDisabled'])
    if (!this.customers.includes(customer)) this.customers.unshift(customer)
    const personType = String(body.cpfCnpj).length === 11 ? 'FISICA' : 'JURIDICA'
    return Object.assign(customer, { object: 'customer', deleted: false, personType }, body)
  }

  subscribe({ creditCard, creditCardHolderInfo, remoteIp, ...plan }: Form): GatewayRecord {
    checkKeys(
      plan,
      ['customer', 'billingType', 'value', 'nextDueDate', 'cycle'],
      ['description', 'externalReference'],
    )
    find(this.customers, String(plan.customer))
    const isByCard = plan.billingType === 'CREDIT_CARD'
    if (isByCard) takeCard({ creditCard, creditCardHolderInfo, remoteIp })
    else if (creditCard !== undefined) throw new Refused(400, 'invalid_creditCard')
    if (String(plan.nextDueDate) < this.today) throw new Refused(400, 'invalid_nextDueDate')
    const made = { object: 'subscription', id: `sub_${randomUUID()}`, status: 'ACTIVE', deleted: false }
    const subscription: GatewayRecord = { ...plan, ...made }
    this.subscriptions.unshift(subscription)
    const first = this.charge(subscription)
    if (isByCard) this.later(() => isOpen(first) && this.pay(first))
    return subscription
  }

  /** Another price or cycle; open charges follow it only with `updatePendingPayments`. */
  update(subscription: GatewayRecord, body: Form): GatewayRecord {
    checkKeys(body, [], ['value', 'cycle', 'nextDueDate', 'status', 'updatePendingPayments'])
    const { updatePendingPayments, ...change } = body
    if (subscription.deleted) throw new Refused(400, 'invalid_action')
    Object.assign(subscription, change)
    for (const payment of this.open(subscription)) {
      if (!updatePendingPayments || payment.status !== 'PENDING') continue
      payment.value = subscription.value
      this.record('PAYMENT_UPDATED', payment)
    }
    return subscription
  }

  changeCard(subscription: GatewayRecord, body: Form): GatewayRecord {
    if (subscription.deleted) throw new Refused(400, 'invalid_action')
    const creditCard = takeCard(body)
    this.refusing.delete(subscription.id)
    return Object.assign(subscription, { billingType: 'CREDIT_CARD', creditCard })
  }

  payByCard(payment: GatewayRecord, body: Form): GatewayRecord {
    takeCard(body, { hasIp: false })
    return this.pay(payment)
  }

  pay(payment: GatewayRecord): GatewayRecord {
    if (!isOpen(payment)) throw new Refused(400, 'invalid_action')
    Object.assign(payment, {
      clientPaymentDate: this.lastDay,
      transactionReceiptUrl: 'https://127.0.0.1/comprovantes/1',
    })
    return this.setStatus(payment, payment.billingType === 'PIX' ? 'RECEIVED' : 'CONFIRMED')
  }

  markOverdue(payment: GatewayRecord): GatewayRecord {
    if (payment.deleted || payment.status !== 'PENDING') throw new Refused(400, 'invalid_action')
    return this.setStatus(payment, 'OVERDUE')
  }

  /** Lets the card that pays a charge be refused from now on, and this charge fall due. */
  refuse(payment: GatewayRecord): void {
    this.refusing.add(payment.subscription)
    this.record('PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', payment)
    this.markOverdue(payment)
  }

  /** Of a card the money is on its way back first. */
  refund(payment: GatewayRecord, body: Form): GatewayRecord {
    checkKeys(body, [], ['value', 'description'])
    if (!['CONFIRMED', 'RECEIVED'].includes(String(payment.status))) throw new Refused(400, 'invalid_action')
    const refunds = (payment.refunds ?? []) as object[]
    payment.refunds = [...refunds, { value: payment.value, status: 'PENDING' }]
    this.setStatus(payment, 'REFUND_IN_PROGRESS')
    this.later(() => this.setStatus(payment, 'REFUNDED'))
    return { ...payment }
  }

  removePayment(payment: GatewayRecord): object {
    if (!isOpen(payment)) throw new Refused(400, 'invalid_action')
    payment.deleted = true
    this.record('PAYMENT_DELETED', payment)
    return { deleted: true, id: payment.id }
  }

  removeSubscription(subscription: GatewayRecord): object {
    if (subscription.deleted) throw new Refused(404, 'not_found')
    Object.assign(subscription, { deleted: true, status: 'INACTIVE' })
    for (const payment of this.open(subscription)) this.removePayment(payment)
    return { deleted: true, id: subscription.id }
  }

  pixCode(payment: GatewayRecord): object {
    if (!isOpen(payment) || payment.billingType !== 'PIX') throw new Refused(400, 'invalid_action')
    const encodedImage = Buffer.from([0x89, ...Buffer.from('PNG')]).toString('base64')
    const expirationDate = `${addMonths(String(payment.dueDate), 12)} 23:59:59`
    return { success: true, encodedImage, payload: `000201${payment.id}`, expirationDate }
  }

  private open(subscription: GatewayRecord): GatewayRecord[] {
    return this.payments.filter((one) => one.subscription === subscription.id && isOpen(one))
  }

  private makeCharges(subscription: GatewayRecord): void {
    if (subscription.deleted) return
    while (String(subscription.nextDueDate) <= addDays(this.lastDay, ahead)) this.charge(subscription)
  }

  /** Makes the next charge, and moves the date of the one after it. */
  private charge(subscription: GatewayRecord): GatewayRecord {
    const { id, customer, value, billingType, externalReference, nextDueDate: dueDate } = subscription
    const made = { object: 'payment', id: `pay_${randomUUID()}`, subscription: id, status: 'PENDING' }
    const payment: GatewayRecord = { ...made, customer, value, billingType, externalReference, dueDate }
    subscription.nextDueDate = addMonths(String(dueDate), plans[subscription.cycle as PlanCycle].months)
    this.payments.unshift(payment)
    this.record('PAYMENT_CREATED', payment)
    return payment
  }

  private collect(payment: GatewayRecord): void {
    if (payment.deleted || payment.status !== 'PENDING') return
    const dueDate = String(payment.dueDate)
    const isCharged = payment.billingType === 'CREDIT_CARD' && !this.refusing.has(payment.subscription)
    if (isCharged && dueDate <= this.lastDay) this.pay(payment)
    else if (dueDate < this.lastDay) this.markOverdue(payment)
  }

  private setStatus(payment: GatewayRecord, status: string): GatewayRecord {
    payment.status = status
    this.record(`PAYMENT_${status}`, payment)
    return payment
  }

  private record(event: string, payment: GatewayRecord): void {
    this.events.push({ event, payment: { ...payment } })
  }

  private later(happen: () => unknown): void {
    setTimeout(() => {
      happen()
      this.onLateEvent()
    }, bankPause)
  }
}

export function find(things: readonly GatewayRecord[], id: string): GatewayRecord {
  const found = things.find((thing) => thing.id === id)
  if (!found) throw new Refused(404, 'not_found')
  return found
}

function isOpen({ deleted, status }: GatewayRecord): boolean {
  return !deleted && ['PENDING', 'OVERDUE'].includes(String(status))
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

function addMonths(date: string, months: number): string {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later.toISOString().slice(0, 10)
}
