import type { CalendarDate } from '../../calendar/index.ts'
import type { ClosingRows, OrderDifference, UnmatchedOrder } from '../model/finding.ts'
import type { MarketplaceRules } from '../model/rules.ts'
import type { ClosingTerms } from '../model/terms/closing-terms.ts'
import { type Claim, claimOf, isContestable } from './claim-of.ts'

/** The parts of a marketplace that say what can be claimed. */
type ClaimedBy<Terms extends ClosingTerms> = Pick<MarketplaceRules<Terms>, 'rules' | 'claims'>

/** A row that can be claimed now, with its claim. */
export interface ContestableRow<Terms extends ClosingTerms> {
  readonly row: OrderDifference<Terms> | UnmatchedOrder<Terms>
  readonly claim: Claim<Terms>
}

/**
 * The claim of a row if it can be made as of `today` (the day in Brazil); null if there is nothing to claim, or not
 * yet.
 */
export function contestableClaim<Terms extends ClosingTerms>(
  marketplace: ClaimedBy<Terms>,
  row: OrderDifference<Terms> | UnmatchedOrder<Terms>,
  today: CalendarDate,
): Claim<Terms> | null {
  const claim = claimOf(marketplace, row, today)
  return claim && isContestable(claim.rule) ? claim : null
}

/**
 * All claims of a month that can be made as of `today` (the day in Brazil), in the sequence of its rows. These are
 * differences paid too little, and unmatched orders whose due day is over. Every list, count and sum of claims uses
 * this, so that they agree.
 */
export function contestableRows<Terms extends ClosingTerms>(
  marketplace: ClaimedBy<Terms>,
  { differences, unmatched }: Pick<ClosingRows<Terms>, 'differences' | 'unmatched'>,
  today: CalendarDate,
): readonly ContestableRow<Terms>[] {
  return [...differences, ...unmatched].flatMap((row) => {
    const claim = contestableClaim(marketplace, row, today)
    return claim ? [{ row, claim }] : []
  })
}
