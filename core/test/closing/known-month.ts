import { expect } from 'vitest'
import { type DifferenceReason, missingOf, type Reconciliation } from '../../src/closing/index.ts'

/**
 * What is due for an order and what came of it, in centavos; nothing if it is not said. `back` went to the buyer and is
 * no difference. `reason` is that of the difference.
 */
export interface Known {
  readonly id: string
  readonly due: number
  readonly came?: number
  readonly back?: number
  readonly reason?: DifferenceReason | undefined
  readonly isUnpaid?: boolean
}

/** The sum of amounts in centavos. */
export const total = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0)

/** A month gives exactly what was put into it: of each order, and in sum. */
export function saysExactly(
  month: Reconciliation,
  known: readonly Known[],
  otherReceived: readonly number[],
): void {
  const paid = known.filter(({ came }) => came !== undefined)
  const expected = known.filter(({ isUnpaid }) => !isUnpaid)
  const differing = paid.filter(({ reason }) => reason !== undefined)
  const differences = differing.map(({ id, due, came = 0, back = 0, reason }) => {
    return { orderId: id, difference: came + back - due, reason }
  })
  const unmatched = known.filter(({ came }) => came === undefined)
  expect(
    month.differences.map(({ orderId, difference, reason }) => ({ orderId, difference, reason })),
  ).toEqual(differences)
  expect(month.unmatched.map(({ orderId }) => orderId)).toEqual(unmatched.map(({ id }) => id))
  expect(month.matched).toBe(paid.length)
  expect(month.totalDifference).toBe(total(differences.map(({ difference }) => difference)))
  const awaited = total(unmatched.filter(({ isUnpaid }) => !isUnpaid).map(({ due }) => due))
  expect(month.sums).toMatchObject({
    expected: total(expected.map(({ due }) => due)),
    received: total(paid.map(({ came = 0 }) => came)),
    refunded: total(paid.map(({ back = 0 }) => back)),
    awaited,
    otherOrders: otherReceived.length,
    otherReceived: total(otherReceived),
  })
  const lost = total(paid.map(({ due, came = 0, back = 0 }) => due - came - back))
  expect(missingOf(month.sums)).toBe(awaited + lost)
}

/** An amount in centavos as files write it. */
export const reais = (centavos: number): string => (centavos / 100).toFixed(2)
