import type { ListedAnalysis } from '@vendaclara/contract/closing'
import type {
  ClosingFigures,
  MonthSums,
  Order,
  OrderDifference,
  Payment,
  UnmatchedOrder,
} from '@vendaclara/core/closing'
import { cents, noCents } from '@vendaclara/core/money'

// Rows of Shopee, and what months come to; amounts in centavos.

const madeAt = '2026-03-01 10:00'
const amounts = { subtotal: 10_000, commission: 1400, serviceFee: 600, sellerCoupon: 0 }

/** R$ 80,00 are expected for it. */
export const someOrder = (orderId: string, part: object = {}): Order =>
  ({
    orderId,
    status: 'Concluído',
    cancelReason: '',
    createdAt: madeAt,
    items: [],
    units: 1,
    lines: 1,
    ...amounts,
    ...part,
  }) as object as Order

export const somePayment = (orderId: string, released: number, part: object = {}): Payment => ({
  orderId,
  releasedOn: '2026-03-20',
  released: cents(released),
  refunded: noCents,
  freightPaidForSeller: noCents,
  freightDiscount: noCents,
  freightPaidByBuyer: noCents,
  ...part,
})

export const someDifference = (
  orderId: string,
  difference: number,
  part: Partial<OrderDifference> = {},
): OrderDifference => ({
  orderId,
  createdAt: madeAt,
  difference: cents(difference),
  info: 'unknown',
  ...part,
})

/** R$ 80,00 are expected for it. */
export const someUnmatched = (orderId: string, part: object = {}): UnmatchedOrder =>
  ({
    orderId,
    createdAt: madeAt,
    status: 'Concluído',
    info: 'not-in-income',
    ...amounts,
    ...part,
  }) as object as UnmatchedOrder

export const someSums = (part: Partial<MonthSums> = {}): MonthSums => ({
  expected: noCents,
  received: noCents,
  refunded: noCents,
  awaited: noCents,
  otherOrders: 0,
  otherReceived: noCents,
  ...part,
})

/** Of a compared month. */
export const someFigures = (part: Partial<ClosingFigures> = {}): ClosingFigures => ({
  hasOrders: true,
  hasResults: true,
  isSent: false,
  matched: 1,
  differences: 0,
  unmatched: 0,
  totalDifference: noCents,
  lost: noCents,
  recovered: noCents,
  denied: noCents,
  contested: 0,
  revision: 1,
  sums: null,
  ...part,
})

export const someListed = (month: number, part: Partial<ListedAnalysis> = {}): ListedAnalysis => ({
  id: String(month),
  month,
  year: 26,
  marketplace: 'shopee',
  duplicate: false,
  figures: someFigures(),
  ...part,
})
