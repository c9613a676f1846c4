import type { ClosingFigures } from '@vendaclara/contract/closing'
import { monthFigures, monthRows } from '@vendaclara/contract/closing-month'
import { combineIncome, type IncomeFile, type Order, reconcile } from '@vendaclara/core/closing'
import { cents, noCents, toCents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closingWire, latePaid } from '../closing-wire.ts'
import { transferResults } from '../messages.ts'

/** In which month's income an order is: its own (0), a later one, or none. */
const anyOrder = fc.record({
  subtotal: fc.integer({ min: 1000, max: 90_000 }).map(cents),
  less: fc.integer({ min: -3000, max: 3000 }).map(cents),
  units: fc.integer({ min: 0, max: 4 }),
  paidIn: fc.constantFrom(0, 1, 2, undefined),
})

function made(orders: readonly (typeof anyOrder extends fc.Arbitrary<infer One> ? One : never)[]) {
  const income: Record<number, IncomeFile['payments'][number][]> = { 0: [], 1: [], 2: [] }
  const own = orders.map(({ subtotal, less, units, paidIn }, index): Order => {
    const orderId = `A${index}`
    const freight = {
      ...{ freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents },
    }
    if (paidIn !== undefined) {
      const released = cents(subtotal - 400 - less)
      income[paidIn]?.push({ orderId, releasedOn: '', released, refunded: noCents, ...freight })
    }
    return {
      ...{ orderId, subtotal, units, lines: 1 },
      ...{ commission: cents(300), serviceFee: cents(100), sellerCoupon: noCents },
      ...{ status: 'Concluído', cancelReason: '', createdAt: '2026-03-01', productNames: [] },
    }
  })
  return { orders: own, income }
}

const incomeOf = (payments: IncomeFile['payments']) =>
  combineIncome([{ payments, income: payments } as unknown as IncomeFile]).kept
const byId = <Row extends { 'ID do pedido': string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row['ID do pedido'], row]))

test('a month whose orders other months paid comes to what it would had its own income had them', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 1, maxLength: 25 }), (any) => {
      const { orders, income } = made(any)
      const own = closingWire.results(reconcile(orders, incomeOf(income[0] ?? [])))
      const closing = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
      const awaited = own.unmatched.map((row) => ({ closing, orderId: row['ID do pedido'] }))
      const late = [1, 2].flatMap((paidIn) =>
        latePaid(awaited, incomeOf(income[paidIn] ?? [])).map(({ orderId, came }) => ({
          ...{ orderId, came, month: 'Abril' as const, year: 26 },
        })),
      )
      const rows = monthRows(own, late)
      const at = closingWire.results(reconcile(orders, incomeOf(Object.values(income).flat())))

      expect(rows.unmatched).toEqual(at.unmatched)
      expect(byId(rows.errors.map(({ paidIn: _, ...row }) => row as (typeof at.errors)[number]))).toEqual(
        byId(at.errors),
      )
      expect(
        rows.errors
          .filter((row) => row.paidIn)
          .every((row) => awaited.some((one) => one.orderId === row['ID do pedido'])),
      ).toBe(true)

      const figures = monthFigures(transferResults(own).figures, rows.late)
      const { figures: whole } = transferResults(at)
      expect(figures).toEqual({ ...whole, late: late.length } satisfies Partial<ClosingFigures>)
      const sum = rows.errors.reduce((total, row) => total + toCents(row.Diferenca), 0)
      expect(toCents(figures.totalErrors)).toBe(sum)
      const losses = rows.errors.filter(({ Diferenca }) => Diferenca < 0)
      const lost = losses.reduce((total, row) => total - toCents(row.Diferenca), 0)
      expect(figures.lost).toBe(lost)
    }),
  )
})

test('without payments of other months a closing is what its own files gave', () => {
  const own = closingWire.results(
    reconcile(made([{ subtotal: cents(1000), less: noCents, units: 1, paidIn: undefined }]).orders, []),
  )
  expect(monthRows(own, [])).toEqual({ errors: own.errors, unmatched: own.unmatched, late: [] })
  expect(monthFigures(transferResults(own).figures, [])).toEqual({ ...transferResults(own).figures, late: 0 })
})
