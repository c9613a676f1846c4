import type { Cents } from '../../../money/index.ts'
import { makeAmounts } from './make-amounts.ts'

/** Amounts in centavos by name; one without a column in the file is absent. */
export type Amounts = Readonly<Partial<Record<string, Cents>>>

/** A marketplace's names for the parts of what was sold and paid, and for why the two differ. */
export interface ClosingNames {
  /** The parts of an order's expected amount. */
  readonly expected: Amounts
  /** The parts of a payment. */
  readonly paid: Amounts
  /** What can be the reason of a difference. */
  readonly reason: string
  /** Which sentence of the specification is shown beside a difference and beside an unmatched order. */
  readonly differenceInfo: string
  readonly unmatchedInfo: string
  /** Where in the seller's centre a claim is made. */
  readonly claimWay: string
}

/** Picks the amounts with these names. */
export function pickAmounts<Parts extends Amounts>(from: Parts, names: readonly string[]): Parts {
  return makeAmounts(names, (name) => from[name]) as Parts
}
