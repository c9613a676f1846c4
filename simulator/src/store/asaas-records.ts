import type { CalendarDate } from '@vendaclara/core/calendar'
/** The gateway's cycles that are counted in months, and their number of months. */
export const cycleMonths = { MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, SEMIANNUALLY: 6, YEARLY: 12 } as const
export type AsaasCycle = keyof typeof cycleMonths
export const asaasCycles = Object.keys(cycleMonths) as [AsaasCycle, ...AsaasCycle[]]

/** The gateway's answer about a customer. Related records without a value are left out, as the real gateway does. */
export interface CustomerRecord {
  object: 'customer'
  id: string
  dateCreated: CalendarDate
  name: string
  email: string | null
  phone: string | null
  mobilePhone: string | null
  address: string | null
  addressNumber: string | null
  complement: string | null
  province: string | null
  postalCode: string | null
  cpfCnpj: string
  personType: 'FISICA' | 'JURIDICA'
  deleted: boolean
  externalReference: string | null
  notificationDisabled: boolean
  observations: string | null
}

export interface ShownCard {
  creditCardNumber: string
  creditCardBrand: string
  creditCardToken: string
}

export interface SubscriptionRecord {
  object: 'subscription'
  id: string
  dateCreated: CalendarDate
  customer: string
  paymentLink: string | null
  value: number
  nextDueDate: CalendarDate
  cycle: AsaasCycle
  description: string | null
  billingType: 'CREDIT_CARD' | 'PIX'
  deleted: boolean
  status: 'ACTIVE' | 'EXPIRED' | 'INACTIVE'
  externalReference: string | null
  checkoutSession: string | null
  discount: { value: number; limitDate: null; dueDateLimitDays: number; type: 'FIXED' }
  fine: { value: number; type: 'FIXED' }
  interest: { value: number; type: 'PERCENTAGE' }
  split: null
  creditCard?: ShownCard
}

type PaymentStatus = 'PENDING' | 'CONFIRMED' | 'RECEIVED' | 'OVERDUE' | 'REFUNDED'

export interface PaymentRecord {
  object: 'payment'
  id: string
  dateCreated: CalendarDate
  customer: string
  subscription: string
  paymentLink: string | null
  value: number
  netValue: number
  originalValue: number | null
  interestValue: number | null
  installmentNumber: number | null
  description: string | null
  billingType: 'CREDIT_CARD' | 'PIX'
  pixTransaction: string | null
  status: PaymentStatus
  dueDate: CalendarDate
  originalDueDate: CalendarDate
  paymentDate: CalendarDate | null
  clientPaymentDate: CalendarDate | null
  confirmedDate: CalendarDate | null
  creditDate: CalendarDate | null
  estimatedCreditDate: CalendarDate | null
  invoiceUrl: string
  invoiceNumber: string
  externalReference: string | null
  transactionReceiptUrl: string | null
  bankSlipUrl: string | null
  nossoNumero: string | null
  lastInvoiceViewedDate: string | null
  lastBankSlipViewedDate: string | null
  deleted: boolean
  anticipated: boolean
  anticipable: boolean
  postalService: boolean
  refunds: { dateCreated: string; status: 'DONE'; value: number; description: string | null }[] | null
  creditCard?: ShownCard
}

/** What only the gateway knows about a card: whether it is declined. */
export interface HiddenCard {
  isDeclined: boolean
}

export type AsaasRecord = CustomerRecord | SubscriptionRecord | PaymentRecord
