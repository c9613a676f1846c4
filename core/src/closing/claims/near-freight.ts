import { type Cents, negative, shortfall, subtractCents } from '../../money/index.ts'
import { tolerance } from '../marketplaces/closing-rules.ts'
import type { OrderDifference } from '../rows.ts'

/** How much more freight than expected an order was charged, and whether that is what it was paid less to the centavo. */
export interface NearFreight {
  readonly over: Cents
  readonly isExact: boolean
}

/**
 * The freight that comes to what an order was paid less, up to 9 centavos, where nothing else was found to explain it: what the carrier
 * charged beyond the expected, or the balance of the freight parts, `balance`, negative where they cost the seller something. Null where it
 * does not, or the order was not paid less. It is a hint and no reason: it changes neither the note nor the claim.
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

/** Files have the freight with either sign. */
function size(amount: Cents): Cents {
  return amount < 0 ? negative(amount) : amount
}
