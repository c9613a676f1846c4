import type { CalendarDate } from '../../calendar/index.ts'
import type { MarketplaceClosing } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import type { ClosingRows, OrderDifference, UnmatchedOrder } from '../rows.ts'
import { type Claim, claimOf, isContestable } from './claim-of.ts'

/** What of a marketplace says what can be asked back. */
type ClaimedBy<Terms extends ClosingTerms> = Pick<MarketplaceClosing<Terms>, 'rules' | 'claims'>

/** A row of a month that the marketplace is asked about as of a day, with what is asked. */
export interface ContestableRow<Terms extends ClosingTerms> {
  readonly row: OrderDifference<Terms> | UnmatchedOrder<Terms>
  readonly claim: Claim<Terms>
}

/** The claim of a row that the marketplace is asked about as of `today`; null where it is asked about nothing, or not yet. */
export function contestableClaim<Terms extends ClosingTerms>(
  marketplace: ClaimedBy<Terms>,
  row: OrderDifference<Terms> | UnmatchedOrder<Terms>,
  today: CalendarDate,
): Claim<Terms> | null {
  const claim = claimOf(marketplace, row, today)
  return claim && isContestable(claim.rule) ? claim : null
}

/**
 * All that can be contested of a month as of `today`, in the order of its rows: what was paid less, and what nobody paid once its day
 * is over. Whoever lists, counts or sums what can be contested of a month uses these, so that one screen never says two sums.
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
