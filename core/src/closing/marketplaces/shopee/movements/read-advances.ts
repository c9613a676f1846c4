import { addCents, type Cents, cents, negative, noCents } from '../../../../money/index.ts'
import type { MovementLine } from '../../../files/movement.ts'
import { refuseOrders } from '../../../reading/closing-problem.ts'
import type { Table } from '../../../reading/locate-file.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import type { AdvancesColumn } from './columns.ts'
import { MovementRows, monthOf } from './movement-rows.ts'

const amounts = ['advanced', 'fee', 'received', 'rest'] as const

/**
 * Reads what Shopee Acelera paid in advance, for each order: the amount received, the fee, and what is still to come.
 * The received amount must be the advanced amount less the fee. Equal lines of one advance and order count once.
 *
 * @throws ClosingProblem if lines repeat a payment with another state or rest, as two exports in one file do
 */
export function readAdvances(
  table: Table<AdvancesColumn>,
  problems: ReadingProblems,
): readonly MovementLine[] {
  const rows = new MovementRows<AdvancesColumn>(table, { lead: 'orderId', amounts, dates: ['day'] }, problems)
  const seen = new Set<string>()
  const paid = new Set<string>()
  const doubled: string[] = []
  const lines = rows.lines().flatMap((row): MovementLine[] => {
    const orderId = rows.everyOrderId(row)
    const day = rows.dayOf(row, 'day', orderId)
    if (day === null) problems.refuse('no-date', rows.labelOf('day'), rows.cell(row, 'day'), orderId)
    const [advanced, charged, received, rest] = amounts.map((name) => rows.everyMoney(row, name) ?? noCents)
    const fee = negative(cents(Math.abs(charged ?? noCents)))
    if (addCents(advanced ?? noCents, fee) !== received) {
      problems.refuse('broken-sum', rows.labelOf('received'), rows.cell(row, 'received'), orderId)
    }
    const key = [rows.number(row, 'advanceId'), orderId]
    const state = rows.text(row, 'state')
    const payment = JSON.stringify([key, day, received, fee])
    const same = JSON.stringify([payment, rest, state])
    if (orderId === '' || day === null) return []
    if (seen.has(same)) {
      problems.warn('copied-rows', { orderId })
      return []
    }
    if (paid.has(payment)) doubled.push(orderId)
    seen.add(same)
    paid.add(payment)
    const found: Record<'amount' | 'rest', Cents> = { amount: received ?? noCents, rest: rest ?? noCents }
    const movement = { kind: 'advance', month: monthOf(orderId, day), day, orderId, fee, ...found } as const
    return [{ key, movement: { ...movement, ...(state && { state }), text: '' } }]
  })
  problems.throwFault()
  refuseOrders('doubled-rows', doubled, 'shopee-advances')
  return lines
}
