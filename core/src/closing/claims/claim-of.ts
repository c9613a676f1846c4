import { addDays, addMonths, type CalendarDate, daysBetween, readDate } from '../../calendar/index.ts'
import { type Cents, shortfall, sumCents } from '../../money/index.ts'
import type { ClaimEvent, ClaimPeriod, ClaimRule, ClaimRules } from '../model/claim-rule.ts'
import type { DifferenceReason, OrderDifference, UnmatchedOrder } from '../model/finding.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { KnownNames } from '../model/names/known-names.ts'
import type { ClosingRules, MarketplaceRules } from '../model/rules.ts'
import { awaitedState, isExpected } from '../receivable/order-states.ts'

/**
 * Until when a claim is accepted. `left` is the number of days from today to the last day: 0 on that day, negative
 * after it.
 *
 * - `until`: the period ends on `day`.
 * - `at-least`: the files do not have the day from which the period counts. It cannot be before the day of the order, so
 *   the period ends on `day` or later. Only given until `day` is over.
 * - `count`: only the length of the period is known, so the seller has to count.
 * - `unpublished`: no official source gives a period.
 *
 * Impossible days count as unknown: an order or a delivery after today, or a delivery before its order.
 */
export type ClaimDue =
  | { readonly kind: 'until' | 'at-least'; readonly day: CalendarDate; readonly left: number }
  | { readonly kind: 'count'; readonly period: ClaimPeriod }
  | { readonly kind: 'unpublished' }

/** Why money is missing: the reason of a difference, or the info of an unmatched order. */
export type ClaimReason<Names extends ClosingNames = KnownNames> =
  | DifferenceReason<Names['reason']>
  | Names['unmatchedInfo']

/** What can be claimed for one order: an `amount` in centavos above 0, by which rule, and until when. */
export interface Claim<Names extends ClosingNames = KnownNames> {
  readonly reason: ClaimReason<Names>
  readonly rule: ClaimRule<Names>
  readonly amount: Cents
  readonly due: ClaimDue
}

export type Explained<Names extends ClosingNames> = Pick<
  OrderDifference<Names>,
  'difference' | 'reason' | 'reasons'
>
type Row<Names extends ClosingNames> = OrderDifference<Names> | UnmatchedOrder<Names>

/**
 * The claim for a row of a closing. Null if nothing is missing, or if the reason is unknown: the closing is older than
 * reasons, or another client wrote the info. Null, too, if an amount could not be read or the buyer's refund is not
 * compared. `today` is the current day in Brazil.
 *
 * An unmatched order is claimed once its due day is over, and the rest of an order paid in parts likewise. Before that
 * the claim's rule says to wait. There is no claim if the buyer has not paid. Several reasons make one claim: it covers
 * those that can be contested, up to the amount missing, by the rule of the most expensive reason.
 */
export function claimOf<Names extends ClosingNames>(
  { rules, claims }: Pick<MarketplaceRules<Names>, 'rules' | 'claims'>,
  row: Row<Names>,
  today: CalendarDate,
): Claim<Names> | null {
  if (isDifference(row)) {
    const asked = isUncertain(row) ? null : askedOfDifference(claims, row)
    if (!asked) return null
    const isAwaited = asked.rule.isAwaited && isAwaitedOn(awaitedUntil(rules, row), today)
    const rule = isAwaited ? notYet(asked.rule) : asked.rule
    return { ...asked, rule, due: dueOf(rule, row, today) }
  }
  if (typeof row.info !== 'string' || isUncertain(row)) return null
  const reason: Names['unmatchedInfo'] = row.info
  const rule = claims.ofMissing(reason)
  const amount = rules.expectedAmount(row)
  const state = awaitedState(rules, row, today)
  if (!rule || amount <= 0 || !isExpected(state)) return null
  const asked = state === 'overdue' ? rule : notYet(rule)
  return { reason, rule: asked, amount, due: dueOf(asked, row, today) }
}

/** Whether an amount of an order could not be read, or a refund that is not compared belongs to it. */
export function isUncertain({ unread, takenBack }: Pick<OrderDifference, 'unread' | 'takenBack'>): boolean {
  return unread === true || takenBack !== undefined
}

/** The rule for what may still come and is not claimed yet. */
function notYet<Names extends ClosingNames>(rule: ClaimRule<Names>): ClaimRule<Names> {
  return { ...rule, contest: 'later', advice: 'wait' }
}

/** The last day on which the rest of an order is awaited; null if that is unknown. */
export function awaitedUntil<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  { deliveredOn }: Pick<OrderDifference<Names>, 'deliveredOn'>,
): CalendarDate | null {
  return rules.dueDay({ status: '', createdAt: '', ...(deliveredOn && { deliveredOn }) })?.on ?? null
}

/** Whether money is still awaited; an unknown last day never passes. */
export function isAwaitedOn(until: CalendarDate | null, today: CalendarDate): boolean {
  return until === null || until >= today
}

/** The claim for a difference without its due day; null if nothing is missing or no rule applies. */
export function askedOfDifference<Names extends ClosingNames>(
  claims: ClaimRules<Names>,
  row: Explained<Names>,
): Omit<Claim<Names>, 'due'> | null {
  const { reason, difference, reasons = [] } = row
  const missing = shortfall(difference)
  if (reason === undefined || missing === 0) return null
  if (reason !== 'several') {
    const rule = claims.ofReason(reason)
    return rule ? { reason, rule, amount: missing } : null
  }
  const losses = reasons
    .flatMap(({ kind, amount }) => {
      const rule = claims.ofReason(kind)
      return rule && amount < 0 ? [{ rule, lost: shortfall(amount) }] : []
    })
    .toSorted((one, other) => other.lost - one.lost)
  const open = losses.filter(({ rule }) => isContestable(rule))
  const [main] = open.length > 0 ? open : losses
  if (!main) return null
  const asked = sumCents((open.length > 0 ? open : losses).map(({ lost }) => lost))
  return { reason, rule: main.rule, amount: asked < missing ? asked : missing }
}

/** Whether the marketplace can be asked for the money, at once or after a check by the seller. */
export function isContestable({ contest }: Pick<ClaimRule, 'contest'>): boolean {
  return contest === 'yes' || contest === 'depends'
}

/** The last day of a period that counts from `from`. */
export function endOfPeriod({ length }: Pick<ClaimPeriod, 'length'>, from: CalendarDate): CalendarDate {
  return 'days' in length ? addDays(from, length.days) : addMonths(from, length.months)
}

/**
 * The day from which a period ends on `end`. If months differ in length, no such day may exist: then the answer is the
 * last day of the shorter month, whose period ends up to three days before `end`.
 */
export function startOfPeriod({ length }: Pick<ClaimPeriod, 'length'>, end: CalendarDate): CalendarDate {
  return 'days' in length ? addDays(end, -length.days) : addMonths(end, -length.months)
}

function dueOf<Names extends ClosingNames>(
  { periods: [period] }: Pick<ClaimRule, 'periods'>,
  row: Row<Names>,
  today: CalendarDate,
): ClaimDue {
  if (!period) return { kind: 'unpublished' }
  const created = readDate(row.createdAt)
  const known = eventDays(row)[period.from]
  if (known !== undefined && (created ?? known) <= known && known <= today) {
    const day = endOfPeriod(period, known)
    return { kind: 'until', day, left: daysBetween(today, day) }
  }
  if (created === null || created > today || period.from === 'own-logistics') return { kind: 'count', period }
  const day = endOfPeriod(period, created)
  const left = daysBetween(today, day)
  return left < 0 ? { kind: 'count', period } : { kind: 'at-least', day, left }
}

/**
 * The last day on which what is missing of a difference can be claimed, independent of today; `isExact` is false if
 * it is only the earliest possible one, because the file has no day of delivery. Null if nothing can be claimed, or the
 * day is unknown.
 */
export function contestUntil<Names extends ClosingNames>(
  { claims }: Pick<MarketplaceRules<Names>, 'claims'>,
  row: OrderDifference<Names>,
): { readonly day: CalendarDate; readonly isExact: boolean } | null {
  const asked = isUncertain(row) ? null : askedOfDifference(claims, row)
  const latest = [row.deliveredOn, readDate(row.createdAt)]
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1)
  if (!asked || !isContestable(asked.rule) || !latest) return null
  const due = dueOf(asked.rule, row, latest)
  return 'day' in due ? { day: due.day, isExact: due.kind === 'until' } : null
}

/** The days of events that a closing's files state for an order. */
function eventDays<Names extends ClosingNames>(row: Row<Names>): Partial<Record<ClaimEvent, CalendarDate>> {
  return isDifference(row) && row.deliveredOn !== undefined ? { delivery: row.deliveredOn } : {}
}

function isDifference<Names extends ClosingNames>(row: Row<Names>): row is OrderDifference<Names> {
  return 'difference' in row
}
