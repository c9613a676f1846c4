import { type Cents, sumCents } from '../../money/index.ts'
import type { DifferenceReason, Reason } from './finding.ts'
import { tolerance } from './rules.ts'

interface Explained<Kind extends string> {
  readonly reason: DifferenceReason<Kind>
  readonly reasons: readonly Reason<Kind>[]
}

/** A reason whose amount, in centavos, the files themselves state; none if it is 0 or unknown. */
export function statedReason<Kind extends string>(kind: Kind, amount: Cents | undefined): Reason<Kind>[] {
  return amount ? [{ kind, amount, basis: 'stated' }] : []
}

/**
 * The reasons of a difference in centavos if they add up to it, up to 9 centavos: the one that comes to all of it, or
 * 'several'. Null if they do not, or if there are none.
 */
export function addingUp<Kind extends string>(
  difference: Cents,
  reasons: readonly Reason<Kind>[],
): Explained<Kind> | null {
  const isNear = (amount: Cents) => Math.abs(difference - amount) < tolerance
  if (reasons.length === 0 || !isNear(sumCents(reasons.map(({ amount }) => amount)))) return null
  return { reason: reasons.find(({ amount }) => isNear(amount))?.kind ?? 'several', reasons }
}

/** Reasons that alone would make a difference: the only one, otherwise it is unexplained and all are named. */
export function soleReason<Kind extends string>(reasons: readonly Reason<Kind>[]): Explained<Kind> {
  const [first, ...others] = reasons
  return { reason: first && others.length === 0 ? first.kind : 'unexplained', reasons }
}
