import { type Cents, noCents } from '../../money/index.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { Payment } from '../model/payments.ts'
import { ClosingProblem } from '../reading/closing-problem.ts'
import type { ReadingProblems } from '../reading/reading-problems.ts'

interface Paying<Names extends ClosingNames> {
  readonly payments: readonly Payment<Names>[]
  /** The number that identifies each payment, '' if it has none; absent if the file has no numbers. */
  readonly numbers?: readonly string[]
  /** What a payment pays, in centavos; what takes money back is not compared. */
  readonly amountOf: (payment: Payment<Names>) => Cents
}

/**
 * Warns of rows that pay one order the same amount, and that may be one row pasted twice with a cell changed: both have
 * the same number, or one has none and the days do not tell them apart. They are summed all the same.
 *
 * @throws ClosingProblem 'pasted-twice' if several orders, and most of all, have such rows
 */
export function warnOfLike<Names extends ClosingNames>(
  { payments, numbers = [], amountOf }: Paying<Names>,
  problems: ReadingProblems,
): void {
  const first = new Map<string, number>()
  const others = new Map<string, number[]>()
  const like = new Set<string>()
  let rows = 0
  const mayBeSame = (one: number, other: number) => {
    const [known, again] = [payments[one], payments[other]]
    if (!known || !again || amountOf(known) !== amountOf(again)) return false
    const [number = '', otherNumber = ''] = [numbers[one], numbers[other]]
    if (number !== '' && otherNumber !== '') return number === otherNumber
    const [day, otherDay] = [known.releasedOn.slice(0, 10), again.releasedOn.slice(0, 10)]
    return day === otherDay || day === '' || otherDay === ''
  }
  for (const [index, payment] of payments.entries()) {
    if (amountOf(payment) <= noCents) continue
    const { orderId } = payment
    const known = first.get(orderId)
    if (known === undefined) {
      first.set(orderId, index)
      continue
    }
    const more = others.get(orderId) ?? []
    if ([known, ...more].some((one) => mayBeSame(one, index))) {
      rows += 1
      like.add(orderId)
      if (!problems.hasWarned('equal-rows', orderId)) problems.warn('equal-rows', { orderId })
    }
    if (more.length < mostCompared) others.set(orderId, [...more, index])
  }
  if (like.size > 1 && like.size * 2 > first.size) throw new ClosingProblem({ kind: 'pasted-twice', rows })
}

/** Only a file made on purpose has an order with more. */
const mostCompared = 50
