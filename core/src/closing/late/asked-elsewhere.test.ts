import { expect, test } from 'vitest'
import { type Cents, cents, noCents, sumCents } from '../../money/index.ts'
import {
  claimOf,
  closingOf,
  findAskedElsewhere,
  type Income,
  keptLoss,
  lossOf,
  monthFigures,
  monthRows,
  type Order,
  reconcile,
  resultFigures,
  splitLoss,
  withExplained,
} from '../index.ts'

const shopee = closingOf('shopee')
const { rules } = shopee
const today = '2026-11-25'

const sold = (orderId: string): Order => ({
  ...{ orderId, status: 'Concluído', cancelReason: '', createdAt: '2026-03-31 10:00' },
  ...{ subtotal: cents(1000), commission: noCents, serviceFee: noCents, sellerCoupon: noCents },
  ...{ items: [], units: 1, lines: 1 },
})
const paid = (orderId: string, released: number): Income => ({
  ...{ orderId, released: cents(released), refunded: noCents },
  ...{ freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents },
})
const orders = ['FINE', 'LESS', 'OPEN', 'OWN'].map(sold)
const first = reconcile(rules, orders, [paid('FINE', 1000), paid('LESS', 900), paid('OWN', 700)])
const second = withExplained(
  shopee,
  reconcile(rules, orders.slice(0, 3), [paid('FINE', -50), paid('LESS', 60), paid('OPEN', 400)]),
)
const asOther = ({ unmatched, differences }: typeof first, isEarlier: boolean) => ({
  ...{ orders, isEarlier, differing: new Set(differences.map(({ orderId }) => orderId)) },
  unmatched: new Map(unmatched.map(({ orderId }) => [orderId, { hasDay: false }])),
})
const idsOf = (rows: readonly { readonly orderId: string }[]) => rows.map(({ orderId }) => orderId)

test('what is missing of an order that two months were paid for is asked for by the one that was paid as expected, or else the earlier one', () => {
  expect(idsOf(findAskedElsewhere(rules, second.differences, asOther(first, true)))).toEqual(['FINE', 'LESS'])
  expect(idsOf(findAskedElsewhere(rules, second.differences, asOther(first, false)))).toEqual(['FINE'])
  const others = { ...asOther(second, false), orders: orders.slice(0, 3) }
  expect(findAskedElsewhere(rules, first.differences, others)).toEqual([])
})

test('it is no claim and explained in the other one, whose specified figures stay', () => {
  const left = findAskedElsewhere(rules, second.differences, asOther(first, true))
  const march = { month: 3, year: 26 }
  const repeated = left.map(({ orderId }) => ({ orderId, ...march, isAsked: true as const }))
  const month = monthRows(shopee, second, [], repeated)
  expect(month.differences.map(({ orderId, askedIn }) => [orderId, askedIn])).toEqual([
    ['FINE', march],
    ['LESS', march],
    ['OPEN', undefined],
  ])
  expect(month.differences.map((row) => claimOf(shopee, row, today)?.amount)).toEqual([
    undefined,
    undefined,
    600,
  ])
  const asked = month.differences.map((row) => splitLoss(shopee, row, today).contestable)
  expect(asked).toEqual([0, 0, 600])
  const lost = left.map((row) => ({ difference: row.difference, ...keptLoss(shopee, row) }))
  const own = resultFigures(second)
  const figures = monthFigures(own, [], [], lost)
  expect(figures).toEqual({ ...own, late: 0, sums: { ...own.sums, explained: 1050 + 940 } })
  const explained = month.differences.map((row): Cents => lossOf(shopee, row).explained)
  expect(sumCents(explained)).toBe(figures.sums?.explained)
})
