import { describe, expect, it } from 'vitest'
import { type Cells, invoices, sheinId, units } from '../../../../test/closing/written-files.ts'
import { claimOf, closeMonth, closingMarketplaces } from '../../index.ts'
import type { InvoicesColumns, UnitsColumns } from './columns.ts'

type Invoice = Cells<InvoicesColumns>
type Unit = Cells<UnitsColumns>

const { shein } = closingMarketplaces
const [first, second, third] = [sheinId(1), sheinId(2), sheinId(3)] as const
const close = (sold: readonly Unit[], ...paid: Invoice[]) =>
  closeMonth(shein, units(...sold).orders, paid.length === 0 ? [] : invoices(...paid).income)
const refunded = 'Reembolsado por cliente'

it('awaits nothing of an order whose buyer got the money back, and compares it once an invoice has it', () => {
  const sold: Unit[] = [
    { status: refunded, productStatus: null },
    { orderId: second, productStatus: refunded },
    { orderId: second, itemId: '2', productStatus: 'Devolvido' },
    { orderId: third, productStatus: refunded },
    { orderId: third, itemId: '2', productStatus: 'Entregue' },
  ]
  expect(units(...sold).orders.map(({ status }) => status)).toEqual([refunded, refunded, 'Entregue'])
  const { unmatched, sums } = close(sold)
  expect(unmatched.map(({ orderId }) => orderId)).toEqual([third])
  // One unit of the third order was refunded and one was not.
  expect(sums).toMatchObject({ expected: 3350, awaited: 3350, counts: { returned: 2, cancelled: 0 } })
  expect(close(sold, {})).toMatchObject({
    matched: 1,
    differences: [],
    sums: { expected: 3350 + 3350, counts: { refunded: 1, returned: 1 } },
    settled: [{ orderId: first, amount: 3350, refunded: 0 }],
  })
})

it('doubts a month whose cancelled orders were paid and others were not: the status may have been sorted alone', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8].map(sheinId)
  const paid = ids.slice(0, 5).map((orderId) => ({ orderId }))
  const doubtOf = (...cancelled: number[]) => {
    const sold = ids.map((orderId, at) => ({
      orderId,
      status: cancelled.includes(at) ? 'Cancelado' : 'Entregue',
    }))
    const { orders, leftOut } = units(...sold)
    return closeMonth(shein, orders, invoices(...paid).income, undefined, leftOut).doubt
  }
  expect(doubtOf(0, 1, 2)).toEqual({ kind: 'most-differ', orders: 3, all: 3, reason: 'cancelled' })
  expect(doubtOf(5, 6, 7)).toBeUndefined()
  expect(doubtOf(0, 1, 5)).toBeUndefined()
})

it('asks about an order that is in a return and has no invoice, and does not claim it as missing', () => {
  const { unmatched } = close([
    { status: 'Em devolução', productStatus: null },
    { orderId: second, productStatus: 'Entregue' },
    { orderId: second, itemId: '2', productStatus: 'Em devolução' },
    { orderId: third, productStatus: null },
  ])
  const asked = unmatched.map((row) => {
    const due = { on: '2026-10-01', basis: 'estimated' as const }
    const claim = claimOf(shein, { ...row, due }, '2026-11-25')
    return [row.info, claim?.rule.contest, claim?.amount]
  })
  expect(asked).toEqual([
    ['order-in-return', 'depends', 3350],
    ['order-in-return', 'depends', 6700],
    ['not-invoiced', 'depends', 3350],
  ])
})

it('names the fee of a return as the reason, and nothing where the files explain nothing', () => {
  const [fee, less, few] = [{ received: '29,32', returnFee: '4,18' }, '30,00', '33,45'] as const
  const { differences } = close(
    [{}, { orderId: second }, { orderId: third }],
    fee,
    { orderId: second, received: less },
    { orderId: third, received: few },
  )
  expect(differences).toMatchObject([
    { orderId: first, difference: -418, reason: 'return-fee' },
    { orderId: second, difference: -350, reason: 'unexplained' },
  ])
})

it('asks to look first where an invoice has less of the price: the other units may be in the lots of later weeks', () => {
  const [row] = close([{}, { itemId: '2' }], {}).differences
  expect(row).toMatchObject({ difference: -3350 })
  const rule = row && claimOf(shein, row, '2026-11-25')?.rule
  expect(rule).toMatchObject({ contest: 'depends', advice: 'compare-lots' })
})

/** What one order that was delivered, or is refunded, differs by, with the reasons; and what is claimed of it. */
function differing(sold: Unit, ...paid: Invoice[]) {
  const { differences, settled, sums } = close([sold], ...paid)
  const [row] = differences
  const claim = row && claimOf(shein, row, '2026-11-25')
  return {
    reason: row && [
      row.difference,
      row.reason,
      ...(row.reasons ?? []).map(({ kind, amount }) => [kind, amount]),
    ],
    claim: claim && [claim.amount, claim.rule.contest],
    sums: [sums.expected, sums.received],
    refunded: settled?.[0]?.refunded,
  }
}
const back = (received: string, returnFee = '0'): Invoice => ({
  invoice: 'F2',
  kind: 'Devolução',
  price: '-50,00',
  coupon: '0',
  storage: '0',
  received,
  returnFee,
})

describe('of an order whose buyer got the money back', () => {
  it.each<[string, Invoice[], unknown[] | undefined, object]>([
    ['nothing, where it was paid anyway', [{}], undefined, { sums: [3350, 3350], refunded: 0 }],
    ['nothing, where all was taken back', [{}, back('-33,50')], undefined, { sums: [0, 0], refunded: 3350 }],
    [
      'nothing, where a part was taken back',
      [{}, back('-20,00')],
      undefined,
      { sums: [1350, 1350], refunded: 2000 },
    ],
    [
      'the fee of the return',
      [{}, back('-37,50', '4,00')],
      [-400, 'return-fee', ['return-fee', -400]],
      { sums: [0, -400] },
    ],
    [
      'what was taken back and never paid',
      [back('-33,50')],
      [-3350, 'refund', ['refund', -3350]],
      { sums: [0, -3350] },
    ],
    [
      'what is more than expected',
      [{ price: '55,00', received: '38,50' }],
      [500, 'product-price', ['product-price', 500]],
      { sums: [3350, 3850] },
    ],
  ])('differs %s', (_, paid, reason, more) => {
    expect(differing({ status: refunded }, ...paid)).toMatchObject({ ...more, reason })
  })
})

describe('goods that came back', () => {
  const none = { price: '0', commission: '0', freight: '0' }
  const byPrice = { ...back('-33,50'), kind: 'Ajuste', commission: '-10,00', freight: '-5,00' }

  it.each([
    ['a price', byPrice, [-3350, 'refund', ['refund', -3350]], [3350, 'depends']],
    [
      'a price, with the fee of their return',
      { ...byPrice, received: '-37,50', returnFee: '4,00' },
      [-3750, 'several', ['return-fee', -400], ['refund', -3350]],
      [3750, 'depends'],
    ],
    [
      'the kind of their invoice',
      { ...back('-33,50'), ...none },
      [-3350, 'refund', ['refund', -3350]],
      [3350, 'depends'],
    ],
    // A charge that names no return and takes no price back may be anything.
    ['nothing', { ...byPrice, ...none }, [-3350, 'unexplained'], [3350, 'yes']],
    [
      'only their fee',
      { ...back('-4,00', '4,00'), ...none },
      [-400, 'return-fee', ['return-fee', -400]],
      [400, 'depends'],
    ],
  ])('are known by %s, and are the reason', (_, invoice, reason, claim) => {
    expect(differing({}, {}, invoice)).toMatchObject({ reason, claim })
  })
})

it('has the money of cancelled orders at these orders', () => {
  const sold = units({ status: 'Cancelado' }, { orderId: second })
  const { income } = invoices({}, { orderId: second })
  const { sums, matched, settled } = closeMonth(shein, sold.orders, income, undefined, sold.leftOut)
  expect([matched, sums.otherOrders, sums.otherReceived]).toEqual([1, 0, 0])
  expect(sums.leftOut).toEqual({ count: 1, amount: 3350 })
  expect(settled).toMatchObject([{ orderId: first, leftOut: 'cancelled', amount: 3350 }])
})
