import { addDays, addMonths, type CalendarDate, daysBetween, readDate } from '../../calendar/index.ts'
import { type Cents, shortfall, sumCents } from '../../money/index.ts'
import type { ClosingRules, MarketplaceClosing } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms, KnownTerms } from '../marketplaces/terms.ts'
import { awaitedState, isExpected } from '../receivable/order-states.ts'
import type { DifferenceReason, OrderDifference, UnmatchedOrder } from '../rows.ts'
import type { ClaimEvent, ClaimRule, ClaimRules, ClaimTerm } from './claim-rule.ts'

/**
 * Until when a claim is taken. `left` counts the days from today to the last one: 0 on that day, negative after it.
 *
 * `at-least`: the files do not have the day the term counts from; that day is not before the order was made, and counted from
 * there the term ends on `day`, the real one on it or later. It is given until `day` is over. `count`: nothing but the term is
 * known, the seller has to count. A day that cannot be is not known: an order or a delivery after today, a delivery before its
 * order. `unpublished`: no official source gives a term.
 */
export type ClaimDue =
  | { readonly kind: 'until' | 'at-least'; readonly day: CalendarDate; readonly left: number }
  | { readonly kind: 'count'; readonly term: ClaimTerm }
  | { readonly kind: 'unpublished' }

/** Why money is missing: the reason of a difference, or the note of an order that no income has. */
export type ClaimReason<Terms extends ClosingTerms = KnownTerms> =
  | DifferenceReason<Terms['cause']>
  | Terms['unmatchedNote']

/** What can be asked back for one order: an `amount` above 0, by a rule, until a day. */
export interface Claim<Terms extends ClosingTerms = KnownTerms> {
  readonly reason: ClaimReason<Terms>
  readonly rule: ClaimRule<Terms>
  readonly amount: Cents
  readonly due: ClaimDue
}

export type Explained<Terms extends ClosingTerms> = Pick<
  OrderDifference<Terms>,
  'difference' | 'reason' | 'causes'
>
type Row<Terms extends ClosingTerms> = OrderDifference<Terms> | UnmatchedOrder<Terms>

/**
 * What a row of a closing may be claimed for; null where nothing is missing, or its reason was never read (closings of before there
 * were reasons, notes of other clients). `today` is the day in Brazil.
 *
 * An order that no income has, or the rest of one that is paid in parts, is claimed once its expected day is over, and not as
 * long as its buyer has not paid, nor where another month paid it or asks for it. So is a difference that another month asks for.
 * Several causes are one claim: of those that can be contested, at most the shortfall, by the rule of the dearest.
 */
export function claimOf<Terms extends ClosingTerms>(
  { rules, claims }: Pick<MarketplaceClosing<Terms>, 'rules' | 'claims'>,
  row: Row<Terms>,
  today: CalendarDate,
): Claim<Terms> | null {
  if (isDifference(row)) {
    const asked = row.askedIn ? null : askedOfDifference(claims, row)
    if (!asked) return null
    const isAwaited = asked.rule.isAwaited && isAwaitedOn(awaitedUntil(rules, row), today)
    const rule = isAwaited ? notYet(asked.rule) : asked.rule
    return { ...asked, rule, due: dueOf(rule, row, today) }
  }
  if (typeof row.note !== 'string') return null
  const reason: Terms['unmatchedNote'] = row.note
  const rule = claims.ofMissing(reason)
  const amount = rules.expectedAmount(row)
  const state = awaitedState(rules, row, today)
  if (!rule || amount <= 0 || !isExpected(state)) return null
  const asked = state === 'overdue' ? rule : notYet(rule)
  return { reason, rule: asked, amount, due: dueOf(asked, row, today) }
}

/** What is not asked for as long as it may still come. */
function notYet<Terms extends ClosingTerms>(rule: ClaimRule<Terms>): ClaimRule<Terms> {
  return { ...rule, contest: 'later', advice: 'wait' }
}

/** The last day on which the rest of an order is awaited, by what is known of it; null where that is not known. */
export function awaitedUntil<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  { deliveredOn }: Pick<OrderDifference<Terms>, 'deliveredOn'>,
): CalendarDate | null {
  return rules.dueDay({ status: '', createdAt: '', ...(deliveredOn && { deliveredOn }) })?.on ?? null
}

/** Whether what is awaited until a day still is; what nobody knows the day of always is. */
export function isAwaitedOn(until: CalendarDate | null, today: CalendarDate): boolean {
  return until === null || until >= today
}

/** What is asked for a difference, whichever day it is. */
export function askedOfDifference<Terms extends ClosingTerms>(
  claims: ClaimRules<Terms>,
  row: Explained<Terms>,
): Omit<Claim<Terms>, 'due'> | null {
  const { reason, difference, causes = [] } = row
  const missing = shortfall(difference)
  if (reason === undefined || missing === 0) return null
  if (reason !== 'several') {
    const rule = claims.ofCause(reason)
    return rule ? { reason, rule, amount: missing } : null
  }
  const losses = causes
    .flatMap(({ kind, amount }) => {
      const rule = claims.ofCause(kind)
      return rule && amount < 0 ? [{ rule, lost: shortfall(amount) }] : []
    })
    .toSorted((one, other) => other.lost - one.lost)
  const open = losses.filter(({ rule }) => isContestable(rule))
  const [main] = open.length > 0 ? open : losses
  if (!main) return null
  const asked = sumCents((open.length > 0 ? open : losses).map(({ lost }) => lost))
  return { reason, rule: main.rule, amount: asked < missing ? asked : missing }
}

/** Whether the marketplace is asked for what a rule is of, at once or after a look. */
export function isContestable({ contest }: Pick<ClaimRule, 'contest'>): boolean {
  return contest === 'yes' || contest === 'depends'
}

/** The last day of a term that is counted from a day. */
export function endOfTerm({ length }: Pick<ClaimTerm, 'length'>, from: CalendarDate): CalendarDate {
  return 'days' in length ? addDays(from, length.days) : addMonths(from, length.months)
}

/** The day from which a term ends on a day; up to three days earlier after the last of a shorter month. */
export function startOfTerm({ length }: Pick<ClaimTerm, 'length'>, end: CalendarDate): CalendarDate {
  return 'days' in length ? addDays(end, -length.days) : addMonths(end, -length.months)
}

function dueOf<Terms extends ClosingTerms>(
  { terms: [term] }: Pick<ClaimRule, 'terms'>,
  row: Row<Terms>,
  today: CalendarDate,
): ClaimDue {
  if (!term) return { kind: 'unpublished' }
  const created = readDate(row.createdAt)
  const known = eventDays(row)[term.from]
  if (known !== undefined && (created ?? known) <= known && known <= today) {
    const day = endOfTerm(term, known)
    return { kind: 'until', day, left: daysBetween(today, day) }
  }
  if (created === null || created > today || term.from === 'own-logistics') return { kind: 'count', term }
  const day = endOfTerm(term, created)
  const left = daysBetween(today, day)
  return left < 0 ? { kind: 'count', term } : { kind: 'at-least', day, left }
}

/** The days of events that the files of a closing have for an order. */
function eventDays<Terms extends ClosingTerms>(row: Row<Terms>): Partial<Record<ClaimEvent, CalendarDate>> {
  return isDifference(row) && row.deliveredOn !== undefined ? { delivery: row.deliveredOn } : {}
}

function isDifference<Terms extends ClosingTerms>(row: Row<Terms>): row is OrderDifference<Terms> {
  return 'difference' in row
}
