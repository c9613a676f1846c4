import { addCents, type Cents, cents, negative, noCents } from '../../../../money/index.ts'
import type { Table } from '../../../reading/locate-file.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import type { MovementLine } from '../../movements/movement.ts'
import type { AdvancesColumn } from './columns.ts'
import { MovementRows, monthOf, unwrapped } from './movement-rows.ts'

const amounts = ['advanced', 'fee', 'received', 'rest'] as const

/**
 * Reads what Shopee Acelera paid in advance, for each order: the amount received, the fee, and what is still to come.
 * The received amount must be the advanced amount less the fee. Equal lines of one advance and order count once.
 */
export function readAdvances(
  table: Table<AdvancesColumn>,
  problems: ReadingProblems,
): readonly MovementLine[] {
  const rows = new MovementRows<AdvancesColumn>(
    unwrapped(table),
    { lead: 'orderId', amounts, dates: ['day'] },
    problems,
  )
  const seen = new Set<string>()
  return rows.lines().flatMap((row): MovementLine[] => {
    const orderId = rows.everyOrderId(row)
    const day = rows.day(row, 'day')
    if (day === null) problems.refuse('no-date', rows.labelOf('day'), rows.cell(row, 'day'))
    const [advanced, charged, received, rest] = amounts.map((name) => rows.everyMoney(row, name) ?? noCents)
    const fee = negative(cents(Math.abs(charged ?? noCents)))
    if (addCents(advanced ?? noCents, fee) !== received) {
      problems.refuse('broken-sum', rows.labelOf('received'), rows.cell(row, 'received'))
    }
    const key = [rows.number(row, 'advanceId'), orderId]
    const state = rows.text(row, 'state')
    const same = JSON.stringify([key, day, received, fee, rest, state])
    if (orderId === '' || day === null) return []
    if (seen.has(same)) {
      problems.warn('copied-rows', { orderId })
      return []
    }
    seen.add(same)
    const found: Record<'amount' | 'rest', Cents> = { amount: received ?? noCents, rest: rest ?? noCents }
    const movement = { kind: 'advance', month: monthOf(orderId, day), day, orderId, fee, ...found } as const
    return [{ key, movement: { ...movement, ...(state && { state }), text: '' } }]
  })
}
