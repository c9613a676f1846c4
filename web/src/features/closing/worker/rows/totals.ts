import {
  type AwaitedRest,
  joinRests,
  type KnownNames,
  lossOf,
  type MarketplaceClosing,
  type OrderDifference,
} from '@vendaclara/core/closing'
import { addCents, type Cents, noCents } from '@vendaclara/core/money'
import { type Reason, reasonOf } from '../../model/differences.ts'
import type { MarkStates } from '../../model/marks.ts'

/**
 * What was lost and gained for one reason, in centavos. `lost` is 0 or negative. `explained` is the part of it that
 * cannot be claimed, `rests` the part that is still awaited.
 */
export interface ReasonCount {
  readonly reason: Reason
  readonly count: number
  readonly lost: Cents
  readonly gained: Cents
  readonly explained: Cents
  readonly rests: readonly AwaitedRest[]
}

/** The reasons of differences with what was lost and gained by each, the largest loss first. */
export function reasonCounts(
  marketplace: Pick<MarketplaceClosing<KnownNames>, 'rules' | 'claims'>,
  rows: readonly OrderDifference[],
): readonly ReasonCount[] {
  const counts = new Map<Reason, ReasonCount>()
  for (const row of rows) {
    const reason = reasonOf(row)
    const before = counts.get(reason) ?? { reason, count: 0, ...nothing }
    const amount = row.difference
    const { explained, rest } = lossOf(marketplace, row)
    counts.set(reason, {
      ...before,
      count: before.count + 1,
      explained: addCents(before.explained, explained),
      rests: rest ? joinRests([...before.rests, rest]) : before.rests,
      ...(amount < 0 ? { lost: addCents(before.lost, amount) } : { gained: addCents(before.gained, amount) }),
    })
  }
  return [...counts.values()].sort((one, other) => one.lost - other.lost || other.count - one.count)
}

const nothing = { lost: noCents, gained: noCents, explained: noCents, rests: [] }

export interface DaySum {
  /** 'YYYY-MM-DD' */
  readonly day: string
  /** Not positive. */
  readonly loss: Cents
  readonly gain: Cents
}

const date = /^\d{4}-\d{2}-\d{2}/
const millisecondsOfDay = 86_400_000
/**
 * The orders of a closing are of a month or little more. Days without orders are only drawn if the span is not longer.
 */
const longestSpan = 62

/** Sums the differences by the day of the order; `undated` counts those without a date. */
export function daySums(rows: readonly OrderDifference[]): { days: readonly DaySum[]; undated: number } {
  const sums = new Map<string, { day: string; loss: Cents; gain: Cents }>()
  let undated = 0
  for (const row of rows) {
    const [day] = date.exec(row.createdAt) ?? []
    if (day === undefined) {
      undated += 1
      continue
    }
    const sum = sums.get(day) ?? { day, loss: noCents, gain: noCents }
    const amount = row.difference
    if (amount < 0) sum.loss = addCents(sum.loss, amount)
    else sum.gain = addCents(sum.gain, amount)
    sums.set(day, sum)
  }
  const known = [...sums.keys()].sort()
  return {
    days: between(known).map((day) => sums.get(day) ?? { day, loss: noCents, gain: noCents }),
    undated,
  }
}

function between(known: readonly string[]): readonly string[] {
  const first = Date.parse(known.at(0) ?? '')
  const span = (Date.parse(known.at(-1) ?? '') - first) / millisecondsOfDay + 1
  if (!(span <= longestSpan)) return known
  return Array.from({ length: span }, (_, index) =>
    new Date(first + index * millisecondsOfDay).toISOString().slice(0, 10),
  )
}

export interface MarksTotals {
  readonly sum: Cents
  readonly contested: { readonly count: number; readonly amount: Cents }
  readonly recovered: { readonly count: number; readonly amount: Cents }
}

/** The sum of differences, of those contested, and of what was recovered. */
export function marksTotals(rows: readonly OrderDifference[], marks: MarkStates): MarksTotals {
  let sum = noCents
  const contested = { count: 0, amount: noCents }
  const recovered = { count: 0, amount: noCents }
  for (const row of rows) {
    const amount = row.difference
    sum = addCents(sum, amount)
    const mark = marks.get(row.orderId)
    if (mark?.state === 'contestado') {
      contested.count += 1
      contested.amount = addCents(contested.amount, amount)
    } else if (mark?.state === 'recuperado') {
      recovered.count += 1
      recovered.amount = addCents(recovered.amount, mark.recovered)
    }
  }
  return { sum, contested, recovered }
}
