import type { Difference } from '@vendaclara/contract/closing'
import { addCents, type Cents, noCents } from '@vendaclara/core/money'
import { differenceCents } from '../model/differences.ts'

export interface DaySum {
  /** 'YYYY-MM-DD' */
  readonly day: string
  /** Not positive. */
  readonly loss: Cents
  readonly gain: Cents
}

const date = /^\d{4}-\d{2}-\d{2}/
const millisecondsOfDay = 86_400_000
/** Orders of a closing are of a month or little more; days without any are drawn only within such a span. */
const longestSpan = 62

/** Differences summed by the day the order was made, and how many have no date. */
export function daySums(rows: readonly Difference[]): { days: readonly DaySum[]; undated: number } {
  const sums = new Map<string, { day: string; loss: Cents; gain: Cents }>()
  let undated = 0
  for (const row of rows) {
    const [day] = date.exec(row['Data de criação do pedido']) ?? []
    if (day === undefined) {
      undated += 1
      continue
    }
    const sum = sums.get(day) ?? { day, loss: noCents, gain: noCents }
    const amount = differenceCents(row)
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
