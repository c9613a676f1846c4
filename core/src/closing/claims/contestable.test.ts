import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awaited, differing } from '../../../test/closing/made-rows.ts'
import { addDays } from '../../calendar/index.ts'
import { type Cents, cents, sumCents } from '../../money/index.ts'
import {
  claimOf,
  closingOf,
  contestableRows,
  isContestable,
  type OrderDifference,
  splitLoss,
} from '../index.ts'

const shopee = closingOf('shopee')
const today = '2026-11-22'

const notPaid = { status: 'Não pago' }
const due = (on: string) => ({ due: { on, basis: 'rule' as const } })

test('orders that were paid less and orders that were not paid in time are in one list', () => {
  const differences = [
    differing(-500, { orderId: 'A', reason: 'commission-rate' }),
    differing(-300, { orderId: 'B', reason: 'affiliate-fee' }),
    differing(200, { orderId: 'C', reason: 'commission-rate' }),
  ]
  const unmatched = [
    awaited(900, { orderId: 'D', ...due('2026-03-10') }),
    awaited(900, { orderId: 'E', ...due(addDays(today, 3)) }),
    awaited(900, { orderId: 'F', ...due('2026-03-10'), ...notPaid }),
  ]
  const found = contestableRows(shopee, { differences, unmatched }, today)
  expect(found.map(({ row, claim }) => [row.orderId, claim.amount])).toEqual([
    ['A', 500],
    ['D', 900],
  ])
})

const someDay = fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days))
const someDifference = fc
  .record({
    amount: fc.integer({ min: -9000, max: 9000 }),
    reason: fc.constantFrom<OrderDifference['reason']>(
      ...(['freight-subtotal', 'refund', 'pix-subsidy', 'affiliate-fee', 'unexplained', undefined] as const),
    ),
  })
  .map(({ amount, reason }) => differing(amount, reason && { reason }))
const someAwaited = fc
  .record({ on: someDay, status: fc.constantFrom('Concluído', 'Enviado', 'Não pago') })
  .map(({ on, status }) => awaited(900, { ...due(on), status }))

test('its sum is what can be contested of each difference and each order whose day is over', () => {
  fc.assert(
    fc.property(
      fc.array(someDifference, { maxLength: 20 }),
      fc.array(someAwaited, { maxLength: 20 }),
      (differences, unmatched) => {
        const rows = contestableRows(shopee, { differences, unmatched }, today)
        const less = differences.map((row): Cents => {
          // Without a known reason nothing can be claimed yet.
          return row.reason === undefined ? cents(0) : splitLoss(shopee, row, today).contestable
        })
        const missing = unmatched.map((row): Cents => {
          const isAsked = row.status !== 'Não pago' && row.due !== undefined && row.due.on < today
          return isAsked ? cents(900) : cents(0)
        })
        expect(sumCents(rows.map(({ claim }) => claim.amount))).toBe(sumCents([...less, ...missing]))
        for (const { row, claim } of rows) {
          expect(claim).toEqual(claimOf(shopee, row, today))
          expect(isContestable(claim.rule)).toBe(true)
        }
      },
    ),
  )
})
