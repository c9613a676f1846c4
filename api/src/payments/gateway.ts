import type { CalendarDate } from '@vendaclara/core/calendar'
import type { Cents } from '@vendaclara/core/money'
import type { PaymentState, PlanCycle } from '@vendaclara/core/subscription'

export interface GatewayCustomer {
  name: string
  cpfCnpj: string
  email: string
  address?: string | undefined
  addressNumber?: string | undefined
  postalCode?: string | undefined
  phone?: string | undefined
  /** The account's id in the product. */
  externalReference: string
}

/** A card on its way to the gateway. It must not appear in any log, error or table. */
export interface GatewayCard {
  creditCard: { holderName: string; number: string; expiryMonth: string; expiryYear: string; ccv: string }
  creditCardHolderInfo: {
    name: string
    email: string
    cpfCnpj: string
    postalCode: string
    addressNumber: string
    phone: string
  }
  /** The buyer's IP address. */
  remoteIp: string
}

interface NewGatewaySubscription {
  customer: string
  value: Cents
  cycle: PlanCycle
  nextDueDate: CalendarDate
  description: string
  externalReference: string
  /** Without a card, the charges are Pix. */
  card?: GatewayCard
}

export interface GatewaySubscription {
  id: string
  customer: string
  externalReference: string | undefined
  cycle: PlanCycle
  value: Cents
  nextDueDate: CalendarDate
  /** Whether it will be charged again. */
  isLive: boolean
}

export interface GatewayPayment {
  id: string
  /** What the gateway says it belongs to. */
  of: Partial<Record<'customer' | 'subscription' | 'externalReference', string | null | undefined>>
  state: PaymentState
  value: Cents
  /** The value without interest, if it was paid late. */
  price: Cents
  dueDate: CalendarDate
  paidOn: CalendarDate | null
  receiptUrl: string | null
}

export interface GatewayPixCode {
  encodedImage: string
  payload: string
  expiresAt: Date
}

/** The payment gateway, in the product's own terms. Every call throws a `GatewayFailure` if it fails. */
export interface Gateway {
  findCustomer(externalReference: string): Promise<string | undefined>
  createCustomer(customer: GatewayCustomer): Promise<string>
  updateCustomer(id: string, customer: GatewayCustomer): Promise<void>
  /** The subscription with this reference, unless it was deleted. */
  findSubscription(externalReference: string): Promise<GatewaySubscription | undefined>
  createSubscription(subscription: NewGatewaySubscription): Promise<GatewaySubscription>
  subscription(id: string): Promise<GatewaySubscription>
  /** Without removed charges. */
  paymentsOf(subscriptionId: string): Promise<GatewayPayment[]>
  pixCode(paymentId: string): Promise<GatewayPixCode>
  /**
   * Waiting charges get the new price, too. `nextDueDate` is the due date of the first charge that does not exist
   * yet.
   */
  changePlan(
    id: string,
    plan: { cycle: PlanCycle; value: Cents; nextDueDate?: CalendarDate | undefined },
  ): Promise<void>
  /** Removes an unpaid charge. It is no error if the charge is already gone. */
  removeCharge(paymentId: string): Promise<void>
  changeCard(id: string, card: GatewayCard): Promise<void>
  /** Pays a waiting or overdue charge. */
  payByCard(paymentId: string, card: GatewayCard): Promise<void>
  /** Also removes the unpaid charges. It is no error if the subscription is already gone. */
  cancel(id: string): Promise<void>
  refund(paymentId: string): Promise<void>
}
