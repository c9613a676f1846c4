import type { Order, OrderDifference, UnmatchedOrder } from '../../src/closing/index.ts'
import type { ShopeeNames } from '../../src/closing/model/names/shopee.ts'
import { type Cents, cents, noCents } from '../../src/money/index.ts'

// Orders and rows as they are once files are read, where a test needs no file.

/** Plain numbers as amounts in centavos. */
export const amounts = <Parts extends Readonly<Record<string, number>>>(parts: Parts) =>
  parts as unknown as { readonly [Name in keyof Parts]: Cents }

/** An order of one piece that was delivered, with nothing but its parts in centavos. */
export const madeOrder = <Parts extends Readonly<Record<string, number>>>(orderId: string, parts: Parts) => ({
  orderId,
  status: 'Entregue',
  cancelReason: '',
  createdAt: '',
  items: [] as Order['items'],
  units: 1,
  lines: 1,
  ...amounts(parts),
})

/** An order of Shopee of 1 March 2026 that was paid another amount than expected. */
export const differing = (difference: number, more: Partial<OrderDifference> = {}): OrderDifference => ({
  orderId: '2603018B7K2Q9A',
  createdAt: '2026-03-01 10:15',
  info: 'unknown',
  difference: cents(difference),
  ...more,
})

/** An order of Shopee of 1 March 2026 that is not paid, of which so much is expected. */
export const awaited = (
  amount: number,
  more: Partial<UnmatchedOrder<ShopeeNames>> = {},
): UnmatchedOrder<ShopeeNames> => ({
  orderId: '2603018B7K2Q9A',
  createdAt: '2026-03-01 10:15',
  status: 'Concluído',
  info: 'not-in-income',
  subtotal: cents(amount),
  commission: noCents,
  serviceFee: noCents,
  sellerCoupon: noCents,
  ...more,
})
