import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reais } from '../../../../test/closing/known-month.ts'
import { income, invoices, orders, releases, sales, units } from '../../../../test/closing/written-files.ts'
import { sumCents } from '../../../money/index.ts'
import {
  closeMonth,
  closingOf,
  combineIncome,
  combineOrders,
  type IncomeFile,
  missingOf,
  type OrdersFile,
} from '../../index.ts'
import type { ClosingMarketplace } from '../../model/names/known-names.ts'

/** What an order is worth and was paid, in centavos; `sold` and `paid` are the files that have it. */
const order = fc.record({
  worth: fc.integer({ min: 1, max: 300_000 }),
  sold: fc.constantFrom<number[]>([0], [1], [0, 1]),
  isUnpaid: fc.boolean(),
  payments: fc.array(
    fc.record({
      amount: fc.integer({ min: -50_000, max: 300_000 }),
      files: fc.constantFrom<number[]>([0], [1], [0, 1]),
    }),
    { maxLength: 3 },
  ),
})
type Made = typeof order extends fc.Arbitrary<infer One> ? One : never

type Sold = Pick<Made, 'worth'> & { readonly orderId: string; readonly status: string }
interface Paid {
  readonly orderId: string
  readonly day: string
  readonly amount: number
}

/** Writes and reads the two files of a marketplace. */
interface Files {
  readonly idOf: (index: number) => string
  readonly sold: (rows: readonly Sold[]) => OrdersFile
  readonly paid: (rows: readonly Paid[]) => IncomeFile
}

const files: Readonly<Record<ClosingMarketplace, Files>> = {
  shopee: {
    idOf: (index) => `260305${String(index).padStart(8, '0')}`,
    sold: (rows) => orders(...rows.map(({ worth, ...row }) => ({ ...row, subtotal: reais(worth + 2900) }))),
    paid: (rows) =>
      income(
        ...rows.map(({ orderId, day: releasedOn, amount }) => ({
          orderId,
          releasedOn,
          released: reais(amount - 30),
          refunded: '-0.30',
        })),
      ),
  },
  mercadoLivre: {
    idOf: (index) => `20000090${String(index).padStart(8, '0')}`,
    sold: (rows) => {
      const parts = { products: undefined, saleFee: undefined }
      const row = ({ orderId, worth, status: state }: Sold) => ({
        orderId,
        state,
        total: reais(worth),
        ...parts,
      })
      return sales(...rows.map(row))
    },
    paid: (rows) =>
      releases(
        ...rows.map(({ orderId, day, amount }) => ({
          orderId,
          operation: `${day}${orderId}`,
          releasedOn: `${day}T12:00:00.000-03:00`,
          credit: reais(Math.max(0, amount)),
          debit: reais(Math.max(0, -amount)),
        })),
      ),
  },
  shein: {
    idOf: (index) => `GSH1${String(index).padStart(8, '0')}`,
    sold: (rows) => units(...rows.map(({ worth, ...row }) => ({ ...row, price: reais(worth + 1650) }))),
    paid: (rows) =>
      invoices(
        ...rows.map(({ orderId, day: releasedOn, amount }) => ({
          orderId,
          invoice: `F${releasedOn}${orderId}`,
          releasedOn,
          received: reais(amount),
          price: undefined,
          coupon: undefined,
          campaign: undefined,
          commission: undefined,
        })),
      ),
  },
}

/** Reads the available files that have any rows. */
function readAll(marketplace: ClosingMarketplace, made: readonly Made[], atHand: readonly string[]) {
  const { idOf, sold, paid } = files[marketplace]
  const read: { readonly sold: OrdersFile[]; readonly paid: IncomeFile[] } = { sold: [], paid: [] }
  for (const file of [0, 1]) {
    const lines = made.flatMap(({ worth, isUnpaid, sold: has }, index) =>
      has.includes(file) ? { orderId: idOf(index), worth, status: isUnpaid ? 'Não pago' : 'Concluído' } : [],
    )
    if (lines.length > 0 && atHand.includes(`sold ${file}`)) read.sold.push(sold(lines))
    const payments = made.flatMap((one, index) =>
      one.payments.flatMap(({ amount, files: has }, place) =>
        has.includes(file) ? { orderId: idOf(index), day: `2026-03-${10 + 3 * place}`, amount } : [],
      ),
    )
    if (payments.length > 0 && atHand.includes(`paid ${file}`)) read.paid.push(paid(payments))
  }
  return read
}

/** The expected result, computed from the orders themselves. */
function known(made: readonly Made[], atHand: readonly string[]) {
  const has = (kind: string, places: readonly number[]) =>
    places.some((file) => atHand.includes(`${kind} ${file}`))
  let [expected, received, awaited, otherReceived, unpaid] = [0, 0, 0, 0, 0]
  for (const { worth, isUnpaid, sold, payments } of made) {
    const paid = payments.filter((payment) => has('paid', payment.files))
    const sum = paid.reduce((total, { amount }) => total + amount, 0)
    if (!has('sold', sold)) otherReceived += sum
    else if (paid.length > 0) {
      expected += worth
      received += sum
    } else if (isUnpaid) unpaid += 1
    else {
      expected += worth
      awaited += worth
    }
  }
  return { expected, received, awaited, otherReceived, unpaid }
}

const everyFile = ['sold 0', 'sold 1', 'paid 0', 'paid 1']
const marketplaces = Object.keys(files) as ClosingMarketplace[]

it.each(marketplaces)('sums of %s add up to the centavo, with any of its files missing', (marketplace) => {
  const entry = closingOf(marketplace)
  const { rules } = entry
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 12 }), fc.subarray(everyFile), (made, atHand) => {
      const { sold, paid } = readAll(marketplace, made, atHand)
      const { kept: named } = combineOrders(sold)
      const { kept: payments } = combineIncome(rules, paid)
      const answer = closeMonth(entry, named, payments)
      const { sums, matched, unmatched, differences, totalDifference } = answer
      const { unpaid, ...amounts } = known(made, atHand)
      // Only Shopee states what went back to the buyer apart from what was received.
      expect({
        expected: sums.expected,
        received: sums.received + sums.refunded,
        awaited: sums.awaited,
        otherReceived: sums.otherReceived,
        unpaid: sums.counts?.unpaid,
      }).toEqual({ ...amounts, otherReceived: amounts.otherReceived - otherRefunds(), unpaid })
      expect(missingOf(sums)).toBe(amounts.expected - amounts.received)
      expect(matched + unmatched.length).toBe(named.length)
      expect(sums.otherOrders).toBe(payments.length - matched)
      expect(totalDifference).toBe(sumCents(differences.map((one) => one.difference)))

      function otherRefunds(): number {
        const ids = new Set(named.map(({ orderId }) => orderId))
        const others = payments.filter(({ orderId }) => !ids.has(orderId))
        return others.reduce((sum, one) => sum + rules.refundedAmount(one), 0)
      }
    }),
  )
})
