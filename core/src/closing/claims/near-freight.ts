import { type Cents, negative, shortfall, subtractCents } from '../../money/index.ts'
import type { OrderDifference } from '../model/finding.ts'
import { tolerance } from '../model/rules.ts'

/**
 * How much more freight than expected was charged for an order, in centavos, and whether that is exactly what is
 * missing.
 */
export interface NearFreight {
  readonly over: Cents
  readonly isExact: boolean
}

/**
 * A freight amount that comes within 9 centavos of what an unexplained difference is missing. Two amounts are tried:
 * what the carrier charged beyond the expected freight, and `balance`, the sum of the freight parts in centavos, where
 * it is negative because freight cost the seller something. The closer one is answered.
 *
 * Null if neither is close, the difference has a reason, or the order was not paid too little. It is only a hint: it
 * changes neither the info nor the claim.
 */
export function nearFreight(
  { difference, reason, freight }: Pick<OrderDifference, 'difference' | 'reason' | 'freight'>,
  balance: Cents,
): NearFreight | null {
  const missing = shortfall(difference)
  if (missing === 0 || reason !== 'unexplained') return null
  const carrier = freight ? subtractCents(size(freight.charged), size(freight.expected)) : undefined
  const near = [carrier, shortfall(balance)]
    .filter((over) => over !== undefined)
    .filter((over) => over > 0 && Math.abs(missing - over) < tolerance)
    .sort((one, other) => Math.abs(missing - one) - Math.abs(missing - other))
  const [over] = near
  return over === undefined ? null : { over, isExact: over === missing }
}

/** Files write the freight with either sign. */
function size(amount: Cents): Cents {
  return amount < 0 ? negative(amount) : amount
}
