import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  closeMonth,
  closingMarketplaces,
  type DifferenceReason,
  missingOf,
  readSheets,
} from '../../../index.ts'

const orderHeader = [
  ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Subtotal do produto'],
  ...['Cupom do vendedor', 'Taxa de comissão líquida', 'Taxa de serviço líquida', 'Quantidade'],
]
const incomeHeader = [
  ...['Ver', 'ID do pedido', 'ID do reembolso', 'Quantia total lançada (R$)', 'Preço do produto'],
  ...['Valor do Reembolso', 'Valor Reembolsado ao Comprador', 'Frete cobrado pelo parceiro logístico'],
  ...['Desconto de frete pela Shopee', 'Taxa de frete paga pelo comprador', 'Taxa de comissão líquida'],
  ...['Taxa de serviço líquida', 'Taxa de comissão Afiliados do Vendedor', 'Voucher subsidiado pelo Seller'],
]

/** What happens to an order of the month; `amount` is how much less is paid because of it, in centavos. */
const fates = [
  ...['paid', 'freight', 'commission', 'units', 'service', 'affiliate', 'coupon', 'refund-explained'],
  ...['unexplained', 'cancelled', 'returned', 'missing', 'refund-row', 'unpaid'],
] as const
type Fate = (typeof fates)[number]

const order = fc.record({
  fate: fc.constantFrom<Fate>(...fates),
  subtotal: fc.integer({ min: 5000, max: 90_000 }),
  coupon: fc.integer({ min: 0, max: 900 }),
  amount: fc.integer({ min: 10, max: 3000 }),
  units: fc.integer({ min: 2, max: 6 }),
})
type Made = typeof order extends fc.Arbitrary<infer Value> ? Value : never

const reasons: Partial<Record<Fate, DifferenceReason>> = {
  freight: 'freight-subtotal',
  commission: 'commission-rate',
  units: 'fixed-fee-per-unit',
  service: 'service-fee',
  affiliate: 'affiliate-fee',
  coupon: 'seller-coupon',
}

/** A month without any payment has no income file. */
const paidOrder: Made = { fate: 'paid', subtotal: 10_000, coupon: 0, amount: 10, units: 2 }

const text = (cents: number) => (cents / 100).toFixed(2)

function month(made: readonly Made[]) {
  const orders: string[][] = [orderHeader]
  const income: (string | number)[][] = [['Minha Renda'], [], incomeHeader]
  const known: { id: string; difference: number; reason: DifferenceReason | undefined }[] = []
  const unmatched: string[] = []
  let used = 0
  const sums = { expected: 0, received: 0, refunded: 0, awaited: 0, otherOrders: 0, otherReceived: 0 }
  const counts = { unpaid: 0, paidLate: 0, refunded: 0, cancelled: 0, returned: 0 }
  for (const [index, { fate, subtotal, coupon, amount, units }] of made.entries()) {
    const id = `2603${String(index).padStart(10, '0')}`
    const [commission, service] = [Math.round((subtotal - coupon) * 0.18), 400]
    const statuses: Partial<Record<Fate, string>> = { cancelled: 'Cancelado', unpaid: 'Não pago' }
    const status = statuses[fate] ?? 'Concluído'
    const refund = fate === 'returned' ? 'Solicitação aprovada' : ''
    orders.push([
      ...[id, status, refund, text(subtotal), text(coupon), text(commission), text(service), String(units)],
    ])
    const isUsed = fate !== 'cancelled' && fate !== 'returned'
    if (isUsed) used += 1
    const expected = subtotal - coupon - commission - service
    if (fate === 'unpaid') {
      unmatched.push(id)
      counts.unpaid += 1
      continue
    }
    if (isUsed) sums.expected += expected
    if (isUsed && (fate === 'missing' || fate === 'refund-row')) sums.awaited += expected
    if (isUsed && (fate === 'missing' || fate === 'refund-row')) unmatched.push(id)
    if (fate === 'missing') continue
    // A service fee that is by chance a fixed fee per unit would rightly be called one.
    const less = fate === 'units' ? 400 * (units - 1) : fate === 'service' ? amount * 10_007 : amount
    const of = (one: Fate) => (fate === one ? less : 0)
    const explained = of('refund-explained')
    const shortfall = fate === 'paid' || !isUsed ? 0 : less
    const released = expected - shortfall
    if (!isUsed) sums.otherOrders += 1
    if (!isUsed) sums.otherReceived += released
    else if (fate !== 'refund-row') {
      sums.received += released
      sums.refunded += of('refund-explained')
      if (fate === 'refund-explained') counts.refunded += 1
    }
    const row = [
      ...['Order', id, fate === 'refund-row' ? 'R1' : '-', released / 100, subtotal / 100],
      ...[-explained / 100, -explained / 100, -of('freight') / 100, 0, 0],
      ...[-(commission + of('commission')) / 100, -(service + of('units') + of('service')) / 100],
      ...[-of('affiliate') / 100, -(coupon + of('coupon')) / 100],
    ]
    income.push(row, ['Sku', ...row.slice(1)])
    const reason = fate === 'unexplained' ? 'unexplained' : reasons[fate]
    if (reason) known.push({ id, difference: -less, reason })
  }
  return { orders, income, known, unmatched, used, sums: { ...sums, counts } }
}

it('a month with every kind of difference gives exactly what was put into it', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 40 }), (any) => {
      const { orders, income, known, unmatched, used, sums } = month([...any, paidOrder])
      const file = readSheets(
        [{ name: 'orders', rows: orders }],
        closingMarketplaces.shopee.files.locateOrders,
      )
      const paid = readSheets(
        [
          { name: 'Summary', rows: [['Resumo']] },
          { name: 'Renda', rows: income },
        ],
        closingMarketplaces.shopee.files.locateIncome,
      ).income
      const { differences, ...answer } = closeMonth(closingMarketplaces.shopee, file.orders, paid)
      expect(file.orders).toHaveLength(used)
      expect(answer.matched).toBe(used - unmatched.length)
      expect(answer.unmatched.map((one) => one.orderId)).toEqual(unmatched)
      expect(differences.map(({ orderId: id, difference, reason }) => ({ id, difference, reason }))).toEqual(
        known,
      )
      expect(answer.totalDifference).toBe(known.reduce((sum, one) => sum + one.difference, 0))
      expect(answer.sums).toMatchObject(sums)
      expect(missingOf(answer.sums)).toBe(answer.sums.awaited - answer.totalDifference)
    }),
    { examples: [[fates.map((fate) => ({ fate, subtotal: 10_000, coupon: 500, amount: 1234, units: 3 }))]] },
  )
})
