import type { CalendarDate } from '../../calendar/index.ts'
import type { ClosingRows, OrderDifference, UnmatchedOrder } from '../model/finding.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { MarketplaceRules } from '../model/rules.ts'
import { type Claim, claimOf, isContestable, isUncertain } from './claim-of.ts'

/** The parts of a marketplace that say what can be claimed. */
type ClaimedBy<Names extends ClosingNames> = Pick<MarketplaceRules<Names>, 'rules' | 'claims'>

/** A row that can be claimed now, with its claim. */
export interface ContestableRow<Names extends ClosingNames> {
  readonly row: OrderDifference<Names> | UnmatchedOrder<Names>
  readonly claim: Claim<Names>
}

/**
 * Whether an order without payment can be claimed once its day is over, independent of the current day. Otherwise it has
 * to be waited for, as while it is on its way, or nothing sure is expected.
 */
export function isClaimedWhenLate<Names extends ClosingNames>(
  { rules, claims }: ClaimedBy<Names>,
  row: UnmatchedOrder<Names>,
): boolean {
  const rule = typeof row.info === 'string' && !isUncertain(row) ? claims.ofMissing(row.info) : undefined
  return rule !== undefined && isContestable(rule) && rules.expectedAmount(row) > 0
}

/**
 * The claim of a row if it can be made as of `today` (the day in Brazil); null if there is nothing to claim, or not
 * yet.
 */
export function contestableClaim<Names extends ClosingNames>(
  marketplace: ClaimedBy<Names>,
  row: OrderDifference<Names> | UnmatchedOrder<Names>,
  today: CalendarDate,
): Claim<Names> | null {
  const claim = claimOf(marketplace, row, today)
  return claim && isContestable(claim.rule) ? claim : null
}

/**
 * All claims of a month that can be made as of `today` (the day in Brazil), in the sequence of its rows. These are
 * differences paid too little, and unmatched orders whose due day is over. Every list, count and sum of claims uses
 * this, so that they agree.
 */
export function contestableRows<Names extends ClosingNames>(
  marketplace: ClaimedBy<Names>,
  { differences, unmatched }: Pick<ClosingRows<Names>, 'differences' | 'unmatched'>,
  today: CalendarDate,
): readonly ContestableRow<Names>[] {
  return [...differences, ...unmatched].flatMap((row) => {
    const claim = contestableClaim(marketplace, row, today)
    return claim ? [{ row, claim }] : []
  })
}
