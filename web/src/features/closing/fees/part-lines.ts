import {
  type ClosingMarketplace,
  closingOf,
  type ExpectedParts,
  type PaidParts,
  type Reason,
} from '@vendaclara/core/closing'
import { type Cents, noCents, subtractCents, sumCents } from '@vendaclara/core/money'
import { formatCents, formatPercent } from '../../../ui/number-formats.ts'
import type { NamedAmounts, PartLabel } from '../model/marketplaces/marketplace.ts'
import { partsOf, reasonWords } from '../model/marketplaces/marketplaces.ts'
import { texts } from './texts.ts'

/** One part of an order as expected and as received; null if a file does not have it. */
interface PartLine {
  readonly label: string
  readonly expected: Cents | null
  readonly received: Cents | null
  /** How much the order differs because of it; null if the two cannot be compared. */
  readonly difference: Cents | null
}

/** The parts of an order; those of each side add up to its total. */
export interface ComparedParts {
  readonly lines: readonly PartLine[]
  readonly expected: Cents
  readonly received: Cents
  /** The parts of the paid freight; empty if the file does not state them. */
  readonly freight: readonly PartLabel[]
}

/** The expected parts of an order beside the received ones, with signs so that both add up. */
export function compareParts(
  marketplace: ClosingMarketplace,
  expected: ExpectedParts,
  paid: PaidParts | undefined,
): ComparedParts {
  const parts = partsOf(marketplace)
  const due = parts.expected(expected)
  const total = sumCents(Object.values(due))
  if (!paid) return { lines: linesOf(due, {}, false), expected: total, received: noCents, freight: [] }
  const { amounts, rest } = parts.received(paid)
  const received = closingOf(marketplace).rules.receivedAmount(paid)
  const isDetailed = Object.keys(due).some((label) => amounts[label] !== undefined)
  const lines = linesOf(due, amounts, parts.hasSameParts && isDetailed)
  const left = subtractCents(received, sumCents(Object.values(amounts)))
  if (left !== 0) {
    const label = isDetailed ? texts.withoutDetail : rest
    lines.push({ label, expected: null, received: left, difference: isDetailed ? left : null })
  }
  return { lines, expected: total, received, freight: parts.freight(paid) }
}

/** The expected parts; fees and coupons are negative. */
export function expectedLines(
  marketplace: ClosingMarketplace,
  expected: ExpectedParts,
): readonly PartLabel[] {
  return Object.entries(partsOf(marketplace).expected(expected)).map(([label, amount]) => ({ label, amount }))
}

/** `isComplete`: a part that only one side has differs by its whole amount. */
function linesOf(due: NamedAmounts, amounts: NamedAmounts, isComplete: boolean): PartLine[] {
  const labels = [...new Set([...Object.keys(due), ...Object.keys(amounts)])]
  return labels.flatMap((label): PartLine[] => {
    const [expected = null, received = null] = [due[label], amounts[label]]
    if (!expected && !received) return []
    const isComparable = received !== null && (expected !== null || isComplete)
    const difference = isComparable ? subtractCents(received, expected ?? noCents) : null
    return [{ label, expected, received, difference }]
  })
}

/** A reason of a difference in a sentence, with the rates or the fee if known. */
export function partSentence({ kind, expectedRate, chargedRate, fee, units }: Reason): string {
  if (kind === 'commission-rate' && expectedRate !== undefined && chargedRate !== undefined) {
    return texts.rate(formatPercent(chargedRate), formatPercent(expectedRate))
  }
  if (kind === 'fixed-fee-per-unit' && fee !== undefined && units !== undefined) {
    return texts.perUnit(formatCents(fee), units)
  }
  return reasonWords[kind].sentence
}
