import { type Cents, noCents, shortfall, subtractCents, sumCents } from '../../money/index.ts'
import { joinRests } from '../claims/split-loss.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import type { Reconciliation } from '../reconcile.ts'
import type { ClosingFigures, MonthFigures, MonthSums } from '../rows.ts'
import { isRefundedAsExpected, type LateAmounts } from './late-amounts.ts'
import { owedWithout, withoutRepeated } from './repeated-orders.ts'

/**
 * The figures of a month without its rows; they agree with {@link monthRows}. `own` are the figures of its own files.
 *
 * - `late`: the orders that other months paid, with what they differ by now.
 * - `expectedOfRepeated`: the expected amounts, in centavos, of unmatched orders that another month has in its file and
 *   was paid for or awaits. They are taken off the sums.
 * - `askedElsewhere`: differences that another month claims. What is missing of them counts as explained here.
 */
export function monthFigures(
  own: MonthFigures,
  late: readonly LateAmounts[],
  expectedOfRepeated: readonly Cents[] = [],
  askedElsewhere: readonly LostOf[] = [],
): MonthFigures & Pick<ClosingFigures, 'late' | 'repeated'> {
  const matched = late.filter((one) => !one.own).length
  const before = late.flatMap((one) => one.own?.difference ?? [])
  const now = late.map(({ difference }) => difference)
  const changed = (of: (difference: Cents) => Cents, from: Cents) =>
    subtractCents(sumCents(now.map(of), from), sumCents(before.map(of)))
  return {
    matched: own.matched + matched,
    totalDifference: changed((difference) => difference, own.totalDifference),
    differences: own.differences - before.length + now.filter((difference) => difference !== 0).length,
    unmatched: own.unmatched - matched,
    lost: changed(shortfall, own.lost),
    sums:
      own.sums && withoutAsked(withoutRepeated(sumsWith(own.sums, late), expectedOfRepeated), askedElsewhere),
    late: late.length,
    ...(expectedOfRepeated.length > 0 && { repeated: expectedOfRepeated.length }),
  }
}

/** What an order differs by in its own month, and which part of that is explained or still awaited. */
export type LostOf = Pick<LateAmounts, 'difference' | 'explained' | 'rest'>

/** Counts what is missing of these differences as explained, because another month claims it. */
function withoutAsked(sums: MonthSums, asked: readonly LostOf[]): MonthSums {
  if (asked.length === 0) return sums
  const { explained = noCents, rests = [], ...others } = sums
  const missing = sumCents(
    asked.map(({ difference }) => shortfall(difference)),
    explained,
  )
  const now = subtractCents(missing, sumCents(asked.map((one) => one.explained)))
  const left = joinRests(
    rests,
    asked.flatMap(({ rest }) => rest ?? []),
  )
  return { ...others, ...(now > 0 && { explained: now }), ...(left.length > 0 && { rests: left }) }
}

function sumsWith(
  { explained: before = noCents, rests: restsBefore = [], owed: owedBefore, ...own }: MonthSums,
  late: readonly LateAmounts[],
): MonthSums {
  const explained = subtractCents(
    sumCents(
      late.map((one) => one.explained),
      before,
    ),
    sumCents(late.map((one) => one.own?.explained ?? noCents)),
  )
  const rests = joinRests(
    [...restsBefore, ...late.flatMap(({ rest }) => rest ?? [])],
    late.flatMap((one) => one.own?.rest ?? []),
  )
  const unpaid = late.filter((one) => one.unpaid)
  const beside = late.filter((one) => !one.unpaid && !one.own)
  const [awaited, owed] = [
    beside.filter(({ expected }) => expected >= 0),
    beside.filter(({ expected }) => expected < 0),
  ]
  const expectedOf = (some: readonly LateAmounts[]) => some.map(({ expected }) => expected)
  return {
    ...own,
    ...owedWithout(owedBefore, expectedOf(owed)),
    expected: sumCents(expectedOf([...unpaid, ...owed]), own.expected),
    received: sumCents(
      late.map(({ received }) => received),
      own.received,
    ),
    refunded: sumCents(
      late.map(({ refunded }) => refunded),
      own.refunded,
    ),
    awaited: subtractCents(own.awaited, sumCents(expectedOf(awaited))),
    ...(explained > 0 && { explained }),
    ...(rests.length > 0 && { rests }),
    ...(own.counts && {
      counts: {
        ...{ ...own.counts, unpaid: own.counts.unpaid - unpaid.length },
        ...(own.counts.refunded !== undefined && {
          refunded: own.counts.refunded + late.filter(isRefundedAsExpected).length,
        }),
      },
    }),
  }
}

/** The figures of the results that a month's own files gave. */
export function resultFigures<Terms extends ClosingTerms>({
  matched,
  totalDifference,
  differences,
  unmatched,
  sums,
}: Reconciliation<Terms>): MonthFigures {
  const lost = sumCents(differences.map(({ difference }) => shortfall(difference)))
  const counts = { differences: differences.length, unmatched: unmatched.length }
  return { matched, totalDifference, ...counts, lost, sums }
}
