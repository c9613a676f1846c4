import type { CalendarDate } from '../../calendar/index.ts'
import { addCents, type Cents, noCents, shortfall, subtractCents, sumCents } from '../../money/index.ts'
import type { MarketplaceClosing } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import type { Reconciliation } from '../reconcile.ts'
import type { AwaitedRest, OrderDifference } from '../rows.ts'
import { askedOfDifference, awaitedUntil, type Explained, isAwaitedOn, isContestable } from './claim-of.ts'

/** What of a marketplace says what can be asked back. */
type ClaimedBy<Terms extends ClosingTerms> = Pick<MarketplaceClosing<Terms>, 'rules' | 'claims'>
type LossOf<Terms extends ClosingTerms> = Explained<Terms> &
  Pick<OrderDifference<Terms>, 'deliveredOn' | 'askedIn'>

/**
 * Of what was paid too little the part that can be contested at once, the rest that is awaited first, and the part that is
 * explained: agreed to, made good elsewhere, only moved, or asked for in another month. They come to what is missing. Where
 * nobody read why, nothing is explained.
 */
export interface Loss {
  readonly contestable: Cents
  readonly rest: AwaitedRest | null
  readonly explained: Cents
}

/** What a loss is made of, whichever day it is. */
export function lossOf<Terms extends ClosingTerms>(
  { rules, claims }: ClaimedBy<Terms>,
  row: LossOf<Terms>,
): Loss {
  const missing = shortfall(row.difference)
  if (row.askedIn) return { contestable: noCents, rest: null, explained: missing }
  const asked = askedOfDifference(claims, row)
  if (!asked) return { contestable: missing, rest: null, explained: noCents }
  const amount = isContestable(asked.rule) ? asked.amount : noCents
  const explained = subtractCents(missing, amount)
  if (!asked.rule.isAwaited || amount === 0) return { contestable: amount, rest: null, explained }
  return { contestable: noCents, rest: { until: awaitedUntil(rules, row), amount }, explained }
}

/**
 * The same as of `today`: what is awaited until an earlier day can be contested. Whoever says what of a difference can be contested uses
 * this or {@link contestableRows}, which agree.
 */
export function splitLoss<Terms extends ClosingTerms>(
  marketplace: ClaimedBy<Terms>,
  row: LossOf<Terms>,
  today: CalendarDate,
): Readonly<Record<'contestable' | 'awaited' | 'explained', Cents>> {
  const { contestable, rest, explained } = lossOf(marketplace, row)
  const awaited = sumRests(rest ? [rest] : [], today)
  const over = subtractCents(rest?.amount ?? noCents, awaited)
  return { contestable: addCents(contestable, over), awaited, explained }
}

/** What of rests is still awaited on a day. */
export function sumRests(rests: readonly AwaitedRest[], today: CalendarDate): Cents {
  return sumCents(rests.filter(({ until }) => isAwaitedOn(until, today)).map(({ amount }) => amount))
}

/** Rests in one for each day, earlier days first and those of no known day last; without those in `gone`, which are among them. */
export function joinRests(
  rests: readonly AwaitedRest[],
  gone: readonly AwaitedRest[] = [],
): readonly AwaitedRest[] {
  const byDay = new Map<CalendarDate | null, Cents>()
  for (const { until, amount } of rests) byDay.set(until, addCents(byDay.get(until) ?? noCents, amount))
  for (const { until, amount } of gone) byDay.set(until, subtractCents(byDay.get(until) ?? noCents, amount))
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

/** The answer of a closing with what of its differences is explained, and what of them is awaited, among its sums. */
export function withExplained<Terms extends ClosingTerms>(
  marketplace: ClaimedBy<Terms>,
  found: Reconciliation<Terms>,
): Reconciliation<Terms> {
  const losses = found.differences.map((row) => lossOf(marketplace, row))
  const explained = sumCents(losses.map((loss) => loss.explained))
  const rests = joinRests(losses.flatMap(({ rest }) => rest ?? []))
  if (explained === 0 && rests.length === 0) return found
  return {
    ...found,
    sums: { ...found.sums, ...(explained !== 0 && { explained }), ...(rests.length > 0 && { rests }) },
  }
}
