import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import type { Row } from '../../../reading/sheet.ts'

/** The lines of an order. `runs` has the indexes in `lines` where the order continues after lines of other orders. */
export interface OrderLines {
  lines: Row[]
  readonly runs: number[]
}

/** How to tell the lines of an order from copies of them. */
export interface LineMeaning {
  /** Identifies the item of a line, including its amount. */
  readonly itemOf: (line: Row) => string
  readonly unitsOf: (line: Row) => number
  /** The number of pieces that each line states for the whole order; 0 if the file does not say. */
  readonly unitsOfOrder: (line: Row) => number
}

/**
 * Drops lines that were pasted a second time, and answers how many. Copies are:
 *
 * - the lines beyond the number of pieces that the order states;
 * - without such a number, lines of an order that occur again after lines of other orders;
 * - or every second line, if most orders have nothing but doubled lines.
 *
 * Other equal lines are separate items, with a warning.
 */
export function dropCopiedLines(
  orders: ReadonlyMap<string, OrderLines>,
  meaning: LineMeaning,
  problems: ReadingProblems,
): number {
  const several: [string, OrderLines][] = []
  for (const order of orders) if (hasEqual(order[1].lines, meaning)) several.push(order)
  const doubled = several.filter(([, { lines }]) => isDoubled(lines, meaning))
  const areSorted = doubled.length > 1 && doubled.length * 2 > orders.size
  let copies = 0
  for (const [orderId, order] of several) {
    const kept = withoutCopies(order, meaning, areSorted)
    const dropped = order.lines.length - kept.length
    if (dropped > 0) problems.warn('copied-rows', { count: dropped, orderId })
    else if (countOf(order.lines, meaning) === 0) problems.warn('equal-rows', { orderId })
    copies += dropped
    order.lines = kept
  }
  return copies
}

function withoutCopies({ lines, runs }: OrderLines, meaning: LineMeaning, areSorted: boolean): Row[] {
  const counted = countOf(lines, meaning)
  const units = (some: readonly Row[]) => some.reduce((sum, line) => sum + meaning.unitsOf(line), 0)
  if (counted > 0) {
    if (units(lines) <= counted) return lines
    const times = units(lines) / counted
    const fewer = [everySecondOf(lines, meaning, times), once(lines, meaning)]
    return fewer.find((some) => units(some) === counted) ?? lines
  }
  const [first] = runs
  if (first !== undefined && isPartOf(lines.slice(first), lines.slice(0, first), runs, meaning)) {
    return lines.slice(0, first)
  }
  return areSorted && isDoubled(lines, meaning) ? everySecondOf(lines, meaning, 2) : lines
}

function countOf(lines: readonly Row[], { unitsOfOrder }: LineMeaning): number {
  return lines[0] ? unitsOfOrder(lines[0]) : 0
}

function hasEqual(lines: readonly Row[], { itemOf }: LineMeaning): boolean {
  return lines.length > 1 && new Set(lines.map(itemOf)).size < lines.length
}

function isDoubled(lines: readonly Row[], meaning: LineMeaning): boolean {
  return lines.length > 1 && [...timesOf(lines, meaning).values()].every((times) => times % 2 === 0)
}

function timesOf(lines: readonly Row[], { itemOf }: LineMeaning): Map<string, number> {
  const times = new Map<string, number>()
  for (const line of lines) times.set(itemOf(line), (times.get(itemOf(line)) ?? 0) + 1)
  return times
}

function once(lines: readonly Row[], meaning: LineMeaning): Row[] {
  return upTo(lines, meaning, () => 1)
}

/** Keeps one in `inSoMany` equal lines of each item. */
function everySecondOf(lines: readonly Row[], meaning: LineMeaning, inSoMany: number): Row[] {
  const times = timesOf(lines, meaning)
  return upTo(lines, meaning, (item) => (times.get(item) ?? 0) / inSoMany)
}

function upTo(lines: readonly Row[], { itemOf }: LineMeaning, most: (item: string) => number): Row[] {
  const seen = new Map<string, number>()
  return lines.filter((line) => {
    const item = itemOf(line)
    const times = (seen.get(item) ?? 0) + 1
    seen.set(item, times)
    return times <= most(item)
  })
}

/** Whether each later run of an order has only items of its first run, and none more often. */
function isPartOf(
  later: readonly Row[],
  first: readonly Row[],
  runs: readonly number[],
  meaning: LineMeaning,
): boolean {
  const known = timesOf(first, meaning)
  const start = runs[0] ?? 0
  return runs.every((run, index) => {
    const lines = later.slice(run - start, (runs[index + 1] ?? Number.POSITIVE_INFINITY) - start)
    return [...timesOf(lines, meaning)].every(([item, times]) => times <= (known.get(item) ?? 0))
  })
}
