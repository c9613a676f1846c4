import type { Amounts } from '../model/names/closing-names.ts'
import { tolerance } from '../model/rules.ts'

/** What was expected and received for an order, in centavos. */
export interface Paid {
  readonly expected: number
  readonly received: number
  /** Whether the price of the order has no centavos, as where they are lost. */
  readonly isWhole: boolean
}

/** The same with the amounts they are of. */
export interface Seen extends Paid {
  readonly amounts: Readonly<Record<'orders' | 'income', Amounts>>
}

export const oneReal = 100
/** A fee of all orders, in centavos or as a share of what is expected; shares are rounded, or differ by category. */
const sameAmount = 1
const sameShare = 0.05
const byRounding = 2
export const mostOfFee = 0.15

export function isOff({ expected, received }: Paid): boolean {
  return Math.abs(received - expected) >= tolerance
}

/** Whether a new fee may be why these orders differ: they are all paid a little less, or by the same amount or share. */
export function isOfOneFee(off: readonly Paid[]): boolean {
  if (isSameFee(off)) return true
  const lower = off.filter(({ expected, received }) => received < expected).length
  const isOneWay = Math.max(lower, off.length - lower) * 10 >= off.length * 9
  if (!isOneWay || Math.abs(middleOf(off.map(shareOf))) > mostOfFee) return false
  const middle = Math.abs(middleOf(off.map(({ expected, received }) => received - expected)))
  return middle >= oneReal || off.some(({ isWhole }) => !isWhole)
}

/** Whether most orders differ by the same amount, or by the same share of what is expected. */
export function isSameFee(off: readonly Paid[]): boolean {
  const middle = middleOf(off.map(({ expected, received }) => received - expected))
  const share = middleOf(off.map(shareOf))
  const areMost = (isSame: (one: Paid) => boolean) => off.filter(isSame).length * 2 > off.length
  if (areMost(({ expected, received }) => Math.abs(received - expected - middle) <= sameAmount)) return true
  if (Math.abs(share) > mostOfFee) return false
  return areMost(({ expected, received }) => {
    const fee = share * expected
    return Math.abs(received - expected - fee) <= Math.max(byRounding, Math.abs(fee) * sameShare)
  })
}

export function shareOf({ expected, received }: Paid): number {
  if (expected === 0) return received === 0 ? 0 : Number.POSITIVE_INFINITY
  return received / expected - 1
}

export function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
