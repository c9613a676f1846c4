import { type Cents, noCents } from '../../money/index.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { Payment } from '../model/payments.ts'
import { ClosingProblem } from '../reading/closing-problem.ts'
import type { ReadingProblems } from '../reading/reading-problems.ts'

interface Paying<Names extends ClosingNames> {
  readonly payments: readonly Payment<Names>[]
  /** What a payment pays, in centavos; what takes money back is not compared. */
  readonly amountOf: (payment: Payment<Names>) => Cents
}

/**
 * Warns of rows that pay one order the same amount, and that may be one row pasted twice with a cell changed: both have
 * the same number, or one has none and the days do not tell them apart. They are still summed.
 *
 * @throws ClosingProblem 'pasted-twice' if several orders, and most of all, have such rows
 */
export function warnOfLike<Names extends ClosingNames>(
  { payments, amountOf }: Paying<Names>,
  problems: ReadingProblems,
): void {
  const first = new Map<string, Payment<Names>>()
  const others = new Map<string, Payment<Names>[]>()
  const like = new Set<string>()
  let rows = 0
  const mayBeSame = (known: Payment<Names>, again: Payment<Names>) => {
    if (amountOf(known) !== amountOf(again)) return false
    if (known.number && again.number) return known.number === again.number
    const [day, otherDay] = [known.releasedOn.slice(0, 10), again.releasedOn.slice(0, 10)]
    return day === otherDay || day === '' || otherDay === ''
  }
  for (const payment of payments) {
    if (amountOf(payment) <= noCents) continue
    const { orderId } = payment
    const known = first.get(orderId)
    if (known === undefined) {
      first.set(orderId, payment)
      continue
    }
    const more = others.get(orderId) ?? []
    if ([known, ...more].some((one) => mayBeSame(one, payment))) {
      rows += 1
      like.add(orderId)
      if (!problems.hasWarned('equal-rows', orderId)) problems.warn('equal-rows', { orderId })
    }
    if (more.length < mostCompared) others.set(orderId, [...more, payment])
  }
  if (like.size > 1 && like.size * 2 > first.size) throw new ClosingProblem({ kind: 'pasted-twice', rows })
}

/** Only a file made on purpose has an order with more. */
const mostCompared = 50
