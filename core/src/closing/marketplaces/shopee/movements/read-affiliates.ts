import { addCents, cents, negative, noCents } from '../../../../money/index.ts'
import { withoutSum } from '../../../files/assemble-files.ts'
import type { MovementLine } from '../../../files/movement.ts'
import { SumCheck } from '../../../files/sum-check.ts'
import { UnnumberedRows } from '../../../reading/equal-rows.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import { wordOf } from '../../../reading/sheet.ts'
import { dayOfOrder } from '../order-days.ts'
import { copiedBlocks } from '../other-sheets/copied-blocks.ts'
import type { AffiliatesColumns } from './columns.ts'
import { MovementRows, monthOf, numberIn, textIn } from './movement-rows.ts'

/**
 * Reads what the seller owes to affiliates, order by order, from 'despesas'. The only day in the file is that in the
 * order id. It is the commission and the service fee together. A block of rows that appears twice counts once; other rows of one item are separate, with a
 * warning. A commission that the marketplace found invalid is not owed and has no amount.
 *
 * @throws ClosingProblem if most rows appear twice
 */
export function readAffiliates(file: FileRows<AffiliatesColumns>): readonly MovementLine[] {
  const { problems } = file
  const rows = new MovementRows(file)
  const sums = new SumCheck(file, 'expense', { isExact: true })
  const lines = rows.lines('orderId').flatMap((line) => readLine(line, rows.everyOrderId(line), sums) ?? [])
  const copies = copiedBlocks(
    lines.map(({ key, movement }) => JSON.stringify([key, movement.amount, movement.state])),
  )
  for (const _ of copies) problems.warn('copied-rows', {})
  const once = lines.filter((_, index) => !copies.has(index))
  const kept = withoutSum(
    file,
    once.map((line) => ({ ...line, orderId: line.movement.orderId })),
    ({ movement }) => movement.amount ?? noCents,
  )
  const unnumbered = new UnnumberedRows()
  for (const { key } of kept) if (!unnumbered.add(JSON.stringify(key))) problems.warn('equal-rows', {})
  problems.throwFault()
  unnumbered.refusePasted()
  return kept
}

function readLine(line: Line<AffiliatesColumns>, orderId: string, sums: SumCheck): MovementLine | null {
  const day = dayOfOrder(orderId)
  if (day === null) return null
  const expense = line.everyAmount('expense') ?? noCents
  const [commission, fee] = [line.sureAmount('commission'), line.sureAmount('serviceFee')]
  if (commission !== null && fee !== null) {
    const sum = addCents(commission, fee)
    sums.see(orderId, Math.abs(sum) === Math.abs(expense), expense, sum)
  }
  const verified = textIn(line, 'verified')
  const isInvalid = /^invalid/.test(wordOf(verified))
  const said = textIn(line, 'state')
  const state = isInvalid ? verified : said
  return {
    key: [
      orderId,
      numberIn(line, 'attributionId'),
      line.written('price'),
      line.text('units').replace(/[.,]0+$/, ''),
    ],
    movement: {
      ...({ kind: 'affiliate', month: monthOf(orderId, day), day, orderId } as const),
      ...(!isInvalid && { amount: negative(cents(Math.abs(expense))) }),
      ...(state && { state }),
      text: [textIn(line, 'affiliate'), textIn(line, 'period')].filter(Boolean).join(', '),
    },
  }
}
