import type { CalendarDate } from '../../calendar/index.ts'
import { addCents, type Cents, noCents, shortfall, subtractCents, sumCents } from '../../money/index.ts'
import type { OrderDifference } from '../model/finding.ts'
import type { AwaitedRest } from '../model/month.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { MarketplaceRules } from '../model/rules.ts'
import {
  askedOfDifference,
  awaitedUntil,
  type Explained,
  isAwaitedOn,
  isContestable,
  isUncertain,
} from './claim-of.ts'

/** The parts of a marketplace that say what can be claimed. */
type ClaimedBy<Names extends ClosingNames> = Pick<MarketplaceRules<Names>, 'rules' | 'claims'>
type LossOf<Names extends ClosingNames> = Explained<Names> &
  Pick<OrderDifference<Names>, 'deliveredOn' | 'unread' | 'takenBack'>

/**
 * How the missing amount of a difference splits, in centavos; the three parts add up to it.
 *
 * - `contestable`: can be claimed now. All of it, if the reason is unknown.
 * - `rest`: awaited first, and claimed only after its day; null if there is none.
 * - `explained`: cannot be claimed: the seller agreed to it, it is made good elsewhere, it only moved, or an amount of
 *   the order could not be read.
 */
export interface Loss {
  readonly contestable: Cents
  readonly rest: AwaitedRest | null
  readonly explained: Cents
}

/** Splits the missing amount of a difference, independent of the current day. All parts are 0 if nothing is missing. */
export function lossOf<Names extends ClosingNames>(
  { rules, claims }: ClaimedBy<Names>,
  row: LossOf<Names>,
): Loss {
  const missing = shortfall(row.difference)
  if (isUncertain(row)) return { contestable: noCents, rest: null, explained: missing }
  const asked = askedOfDifference(claims, row)
  if (!asked) return { contestable: missing, rest: null, explained: noCents }
  const amount = isContestable(asked.rule) ? asked.amount : noCents
  const explained = subtractCents(missing, amount)
  if (!asked.rule.isAwaited || amount === 0) return { contestable: amount, rest: null, explained }
  return { contestable: noCents, rest: { until: awaitedUntil(rules, row), amount }, explained }
}

/**
 * Splits the missing amount as of `today` (the day in Brazil), in centavos. A rest whose last day has passed is
 * contestable. The result agrees with {@link contestableRows}.
 */
export function splitLoss<Names extends ClosingNames>(
  marketplace: ClaimedBy<Names>,
  row: LossOf<Names>,
  today: CalendarDate,
): Readonly<Record<'contestable' | 'awaited' | 'explained', Cents>> {
  const { contestable, rest, explained } = lossOf(marketplace, row)
  const awaited = sumRests(rest ? [rest] : [], today)
  const over = subtractCents(rest?.amount ?? noCents, awaited)
  return { contestable: addCents(contestable, over), awaited, explained }
}

/** The sum of the rests that are still awaited on a day, in centavos. */
export function sumRests(rests: readonly AwaitedRest[], today: CalendarDate): Cents {
  return sumCents(rests.filter(({ until }) => isAwaitedOn(until, today)).map(({ amount }) => amount))
}

/** Sums the rests of each day. Earlier days come first, the unknown day last. */
export function joinRests(rests: readonly AwaitedRest[]): readonly AwaitedRest[] {
  const byDay = new Map<CalendarDate | null, Cents>()
  for (const { until, amount } of rests) byDay.set(until, addCents(byDay.get(until) ?? noCents, amount))
  const joined = [...byDay].map(([until, amount]) => ({ until, amount }))
  return joined
    .filter(({ amount }) => amount > 0)
    .sort(
      (one, other) => Number(one.until === null) - Number(other.until === null) || compareDays(one, other),
    )
}

function compareDays({ until: one }: AwaitedRest, { until: other }: AwaitedRest): number {
  return String(one) < String(other) ? -1 : 1
}
