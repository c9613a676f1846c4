import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Known, reais, saysExactly } from '../../../../../test/closing/known-month.ts'
import { type Cells, income, orders } from '../../../../../test/closing/written-files.ts'
import { closeMonth, closingMarketplaces, type DifferenceReason } from '../../../index.ts'
import type { IncomeColumns, OrdersColumns } from '../columns.ts'

const { shopee } = closingMarketplaces

const fates = [
  'paid',
  'freight',
  'commission',
  'units',
  'service',
  'affiliate',
  'coupon',
  'refund-explained',
  'unexplained',
  'cancelled',
  'returned',
  'missing',
  'refund-row',
  'unpaid',
] as const
const reasons: Partial<Record<(typeof fates)[number], DifferenceReason>> = {
  freight: 'freight-subtotal',
  commission: 'commission-rate',
  units: 'fixed-fee-per-unit',
  service: 'service-fee',
  affiliate: 'affiliate-fee',
  coupon: 'seller-coupon',
  unexplained: 'unexplained',
}
const order = fc.record({
  fate: fc.constantFrom(...fates),
  subtotal: fc.integer({ min: 5000, max: 90_000 }),
  coupon: fc.integer({ min: 0, max: 900 }),
  /** How much less is paid because of its fate, in centavos. */
  amount: fc.integer({ min: 10, max: 3000 }),
  pieces: fc.integer({ min: 2, max: 6 }),
})
type Made = typeof order extends fc.Arbitrary<infer Value> ? Value : never

function monthOf(made: readonly Made[]) {
  const sold: Cells<OrdersColumns>[] = []
  const paid: Cells<IncomeColumns>[] = []
  const known: Known[] = []
  const others: number[] = []
  const counts = { unpaid: 0, paidLate: 0, refunded: 0, cancelled: 0, returned: 0 }
  for (const [index, { fate, subtotal, coupon, amount, pieces }] of made.entries()) {
    const orderId = `2603${String(index).padStart(10, '0')}`
    const [commission, service] = [Math.round((subtotal - coupon) * 0.18), 400]
    const status = fate === 'cancelled' ? 'Cancelado' : fate === 'unpaid' ? 'Não pago' : 'Concluído'
    const refundStatus = fate === 'returned' ? 'Solicitação aprovada' : ''
    const fees = { sellerCoupon: reais(coupon), commission: reais(commission), serviceFee: reais(service) }
    sold.push({ orderId, status, refundStatus, subtotal: reais(subtotal), ...fees, units: pieces })
    const isUsed = fate !== 'cancelled' && fate !== 'returned'
    const due = subtotal - coupon - commission - service
    // A service fee that is by chance a fixed fee per unit would rightly be called one.
    const less = fate === 'units' ? 400 * (pieces - 1) : fate === 'service' ? amount * 10_007 : amount
    const of = (one: typeof fate) => (fate === one ? less : 0)
    const came = fate === 'paid' || !isUsed ? due : due - less
    if (fate === 'unpaid') counts.unpaid += 1
    else if (fate === 'refund-explained') counts.refunded += 1
    if (!isUsed) others.push(came)
    else if (['missing', 'refund-row', 'unpaid'].includes(fate)) {
      known.push({ id: orderId, due, isUnpaid: fate === 'unpaid' })
    } else known.push({ id: orderId, due, came, back: of('refund-explained'), reason: reasons[fate] })
    if (fate === 'missing' || fate === 'unpaid') continue
    const row: Cells<IncomeColumns> = {
      view: 'Order',
      orderId,
      refundId: fate === 'refund-row' ? 'R1' : '-',
      released: came / 100,
      productPrice: subtotal / 100,
      productRefund: -of('refund-explained') / 100,
      refunded: -of('refund-explained') / 100,
      freightPaidForSeller: -of('freight') / 100,
      commission: -(commission + of('commission')) / 100,
      affiliateFee: -of('affiliate') / 100,
      serviceFee: -(service + of('units') + of('service')) / 100,
      coupon: -(coupon + of('coupon')) / 100,
    }
    paid.push(row, { ...row, view: 'Sku' })
  }
  const file = orders(...sold.map((row) => ({ createdAt: undefined, ...row })))
  const month = closeMonth(shopee, file.orders, income(...paid).income)
  expect(month.sums.counts).toEqual(counts)
  return { month, known, others }
}

it('a month of Shopee with every kind of difference gives exactly what was put into it', () => {
  // A month without any payment has no income file.
  const paidOrder: Made = { fate: 'paid', subtotal: 10_000, coupon: 0, amount: 10, pieces: 2 }
  const each = fates.map((fate) => ({ fate, subtotal: 10_000, coupon: 500, amount: 1234, pieces: 3 }))
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 40 }), (made) => {
      const { month, known, others } = monthOf([...made, paidOrder])
      saysExactly(month, known, others)
    }),
    { examples: [[each]] },
  )
})
