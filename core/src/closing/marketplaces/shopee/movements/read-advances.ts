import { addCents, cents, negative, noCents, subtractCents } from '../../../../money/index.ts'
import type { MovementLine } from '../../../files/movement.ts'
import { SumCheck } from '../../../files/sum-check.ts'
import { refuseOrders } from '../../../reading/closing-problem.ts'
import type { FileRows } from '../../../reading/file-rows.ts'
import type { AdvancesColumns } from './columns.ts'
import { MovementRows, monthOf, numberIn, textIn } from './movement-rows.ts'

/**
 * Reads what Shopee Acelera paid in advance, for each order: the amount received, the fee, and what is still to come.
 * The received amount must be the advanced amount less the fee, which is the smaller part; no more is advanced than is available. Equal lines of one advance and order count once.
 *
 * @throws ClosingProblem if lines repeat a payment with another state or rest, as two exports in one file do
 */
export function readAdvances(file: FileRows<AdvancesColumns>): readonly MovementLine[] {
  const rows = new MovementRows(file)
  const [rests, tooMuch] = [new SumCheck(file, 'rest'), new SumCheck(file, 'advanced')]
  const seen = new Set<string>()
  const paid = new Set<string>()
  const doubled: string[] = []
  const lines = rows.lines('orderId').flatMap((line): MovementLine[] => {
    const orderId = rows.everyOrderId(line)
    const day = rows.dayOf(line, 'day')
    if (day === null) line.refuse('no-date', 'day')
    const advanced = line.everyAmount('advanced') ?? noCents
    const fee = negative(cents(Math.abs(line.everyAmount('fee') ?? noCents)))
    const amount = line.everyAmount('received') ?? noCents
    const rest = line.everyAmount('rest') ?? noCents
    if (addCents(advanced, fee) !== amount) line.refuse('broken-sum', 'received')
    if (-fee > amount) line.refuse('broken-sum', 'fee')
    // What came back since then lowers the rest.
    const available = line.sureAmount('available')
    if (available !== null) rests.see(orderId, true, rest, subtractCents(available, advanced))
    if (available !== null && advanced > available) tooMuch.see(orderId, true, advanced, available)
    const key = [numberIn(line, 'advanceId'), orderId]
    const state = textIn(line, 'state')
    const payment = JSON.stringify([key, day, amount, fee])
    const same = JSON.stringify([payment, rest, state])
    if (orderId === '' || day === null) return []
    if (seen.has(same)) {
      line.warn('copied-rows')
      return []
    }
    if (paid.has(payment)) doubled.push(orderId)
    seen.add(same)
    paid.add(payment)
    const movement = {
      kind: 'advance',
      month: monthOf(orderId, day),
      day,
      orderId,
      fee,
      amount,
      rest,
    } as const
    return [{ key, movement: { ...movement, ...(state && { state }), text: '' } }]
  })
  file.problems.throwFault()
  refuseOrders('doubled-rows', doubled, 'shopee-advances')
  return lines
}
