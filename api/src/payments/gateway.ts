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
  /** Whose it is in the product. */
  externalReference: string
}

/** A card on its way to the gateway. It is in no log, no error and no table. */
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
  /** Without one the charges are Pix. */
  card?: GatewayCard
}

export interface GatewaySubscription {
  id: string
  externalReference: string | undefined
  cycle: PlanCycle
  value: Cents
  nextDueDate: CalendarDate
  /** Whether it goes on being charged. */
  isLive: boolean
}

export interface GatewayPayment {
  id: string
  state: PaymentState
  value: Cents
  dueDate: CalendarDate
  paidOn: CalendarDate | null
  receiptUrl: string | null
}

export interface GatewayPixCode {
  encodedImage: string
  payload: string
  expiresAt: Date
}

/** The payment gateway, in the product's own terms. Every call throws a `GatewayFailure` where it did not work. */
export interface Gateway {
  findCustomer(externalReference: string): Promise<string | undefined>
  createCustomer(customer: GatewayCustomer): Promise<string>
  updateCustomer(id: string, customer: GatewayCustomer): Promise<void>
  /** The one that goes on being charged, or was not deleted. */
  findSubscription(externalReference: string): Promise<GatewaySubscription | undefined>
  createSubscription(subscription: NewGatewaySubscription): Promise<GatewaySubscription>
  subscription(id: string): Promise<GatewaySubscription>
  /** Those that were not taken away. */
  paymentsOf(subscriptionId: string): Promise<GatewayPayment[]>
  pixCode(paymentId: string): Promise<GatewayPixCode>
  /** What waits already costs the new price, too; `nextDueDate` is when the first charge is due that is not made yet. */
  changePlan(
    id: string,
    plan: { cycle: PlanCycle; value: Cents; nextDueDate?: CalendarDate | undefined },
  ): Promise<void>
  /** Takes away a charge that was not paid. One that is gone already is no failure. */
  removeCharge(paymentId: string): Promise<void>
  changeCard(id: string, card: GatewayCard): Promise<void>
  /** Pays a charge that waits, or was not paid in time. */
  payByCard(paymentId: string, card: GatewayCard): Promise<void>
  /** With the charges that were not paid. One that is gone already is no failure. */
  cancel(id: string): Promise<void>
  refund(paymentId: string): Promise<void>
}
