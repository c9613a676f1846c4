import { type Cents, subtractCents } from '../../../../money/index.ts'
import type { MovementLine } from '../../../files/movement.ts'
import { grouped } from '../../../model/grouped.ts'

export interface WalletLine extends MovementLine {
  readonly amount: Cents
  /** Null if the file does not say. */
  readonly balance: Cents | null
  readonly toAdjust: Cents
  /** Whether its status says that no money moved. */
  readonly isUnsettled: boolean
  /** Whether the amount is positive although its type takes money out, and nothing says that the money came back. */
  readonly isTurned: boolean
}

interface Step {
  readonly line: WalletLine
  readonly before: Cents
  readonly after: Cents
}

/**
 * Puts lines that were sorted by something else into the sequence in which each balance follows from the one before:
 * day by day, and on a day from balance to balance. Null if there is none, which shows that lines were removed, added
 * or changed, or if equal lines may be copies.
 */
export function chainOf(lines: readonly WalletLine[]): readonly WalletLine[] | null {
  const steps: Step[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const step = stepOf(line)
    const identity = JSON.stringify([line.key, step?.after])
    if (!step || seen.has(identity)) return null
    seen.add(identity)
    steps.push(step)
  }
  const days = grouped(steps, ({ line }) => line.movement.day)
  const inTime = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, steps]) => steps)
  for (const start of startsOf(inTime)) {
    const chain = chainFrom(start, inTime)
    if (chain) return chain
  }
  return null
}

function chainFrom(start: Cents, days: readonly (readonly Step[])[]): readonly WalletLine[] | null {
  const chain: WalletLine[] = []
  let balance = start
  for (const steps of days) {
    const trail = trailOf(steps, balance)
    if (!trail) return null
    for (const { line, after } of trail) {
      chain.push(line)
      balance = after
    }
  }
  return chain
}

/** What a line makes of the balance; null if the file does not say. A line that moved no money leaves it as it is. */
function stepOf(line: WalletLine): Step | null {
  const { amount, balance, isUnsettled } = line
  if (balance === null) return null
  return { line, after: balance, before: isUnsettled ? balance : subtractCents(balance, amount) }
}

/** On days that end with the balance they began with, any of their balances may be the first one. */
const mostStarts = 50

/** The balances from which the first day may have begun: what more of a day's steps leave than reach. */
function startsOf(days: readonly (readonly Step[])[]): readonly Cents[] {
  for (const steps of days) {
    const counts = new Map<Cents, number>()
    for (const { before, after } of steps) {
      counts.set(before, (counts.get(before) ?? 0) + 1)
      counts.set(after, (counts.get(after) ?? 0) - 1)
    }
    const start = [...counts].find(([, count]) => count > 0)
    if (start) return [start[0]]
  }
  return [...new Set(days[0]?.map(({ before }) => before))].slice(0, mostStarts)
}

/** All steps in a sequence in which each begins where the one before ended (Hierholzer's algorithm); null if there is none. */
function trailOf(steps: readonly Step[], start: Cents): readonly Step[] | null {
  const from: ReadonlyMap<Cents, Step[]> = grouped(steps, ({ before }) => before)
  const trail: Step[] = []
  const open: Step[] = []
  let balance = start
  for (;;) {
    const next = from.get(balance)?.pop()
    if (next) {
      open.push(next)
      balance = next.after
      continue
    }
    const done = open.pop()
    if (!done) break
    trail.push(done)
    balance = done.before
  }
  trail.reverse()
  const isWhole = trail.length === steps.length
  return isWhole && trail.every(({ before }, index) => before === (trail[index - 1]?.after ?? start))
    ? trail
    : null
}
