import { cents, negative, noCents } from '../../../../money/index.ts'
import type { MovementLine } from '../../../files/movement.ts'
import { UnnumberedRows } from '../../../reading/equal-rows.ts'
import type { Table } from '../../../reading/locate-file.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import { type Row, textOf, wordOf } from '../../../reading/sheet.ts'
import { dayOfOrder } from '../order-days.ts'
import { copiedBlocks } from '../other-sheets/copied-blocks.ts'
import type { AffiliatesColumn } from './columns.ts'
import { MovementRows, monthOf } from './movement-rows.ts'

/**
 * Reads what the seller owes to affiliates, order by order, from 'despesas'. The only day in the file is that in the
 * order id. A block of rows that appears twice counts once; other rows of one item are separate, with a
 * warning. A commission that the marketplace found invalid is not owed and has no amount.
 *
 * @throws ClosingProblem if most rows appear twice
 */
export function readAffiliates(
  table: Table<AffiliatesColumn>,
  problems: ReadingProblems,
): readonly MovementLine[] {
  const rows = new MovementRows<AffiliatesColumn>(
    table,
    { lead: 'orderId', amounts: ['commission', 'expense', 'price'], dates: [] },
    problems,
  )
  const lines = rows.lines().flatMap((row) => readLine(rows, row) ?? [])
  const copies = copiedBlocks(
    lines.map(({ key, movement }) => JSON.stringify([key, movement.amount, movement.state])),
  )
  for (const _ of copies) problems.warn('copied-rows', {})
  const kept = lines.filter((_, index) => !copies.has(index))
  const unnumbered = new UnnumberedRows()
  for (const { key } of kept) if (!unnumbered.add(JSON.stringify(key))) problems.warn('equal-rows', {})
  problems.throwFault()
  unnumbered.refusePasted()
  return kept
}

function readLine(rows: MovementRows<AffiliatesColumn>, row: Row): MovementLine | null {
  const orderId = rows.everyOrderId(row)
  const day = dayOfOrder(orderId)
  if (day === null) return null
  const expense = rows.everyMoney(row, 'expense') ?? noCents
  const [said, verified, affiliate, period] = (['state', 'verified', 'affiliate', 'period'] as const).map(
    (name) => rows.text(row, name),
  )
  const isInvalid = /^invalid/.test(wordOf(verified))
  const state = isInvalid ? verified : said
  return {
    key: [
      ...[orderId, rows.number(row, 'attributionId'), rows.written(row, 'price')],
      textOf(rows.cell(row, 'units')).replace(/[.,]0+$/, ''),
    ],
    movement: {
      ...({ kind: 'affiliate', month: monthOf(orderId, day), day, orderId } as const),
      ...(!isInvalid && { amount: negative(cents(Math.abs(expense))) }),
      ...(state && { state }),
      text: [affiliate, period].filter(Boolean).join(', '),
    },
  }
}
