import type { Line } from '../../../reading/file-rows.ts'
import type { OrdersColumns } from '../columns.ts'

export type OrderLine = Line<OrdersColumns>

/** The lines of an order. `runs` has the indexes in `lines` where the order continues after lines of other orders. */
export interface OrderLines {
  lines: OrderLine[]
  readonly runs: number[]
}

/** Identifies the item of a line, including its amount. */
export function itemIn(line: OrderLine): string {
  const texts = [line.text('productName'), line.text('variation'), line.text('sku')]
  return [...texts, line.count('units'), line.peek('subtotal')].join('|')
}

/**
 * Drops lines that were pasted a second time, with a warning. Copies are:
 *
 * - the lines beyond the number of pieces that the order states;
 * - without such a number, lines of an order that occur again after lines of other orders;
 * - or every second line, if most orders have nothing but doubled lines.
 *
 * Other equal lines are separate items, with a warning.
 */
export function dropCopiedLines(orders: ReadonlyMap<string, OrderLines>): void {
  const several = [...orders.values()].filter(({ lines }) => hasEqual(lines))
  const doubled = several.filter(({ lines }) => isDoubled(lines))
  const areSorted = doubled.length > 1 && doubled.length * 2 > orders.size
  for (const order of several) {
    const kept = withoutCopies(order, areSorted)
    const dropped = order.lines.length - kept.length
    if (dropped > 0) order.lines[0]?.leaveOutCopies(dropped)
    else if (countOf(order.lines) === 0) order.lines[0]?.warn('equal-rows')
    order.lines = kept
  }
}

function withoutCopies({ lines, runs }: OrderLines, areSorted: boolean): OrderLine[] {
  const counted = countOf(lines)
  const units = (some: readonly OrderLine[]) => some.reduce((sum, line) => sum + line.count('units'), 0)
  if (counted > 0) {
    if (units(lines) <= counted) return lines
    const times = units(lines) / counted
    const fewer = [everySecondOf(lines, times), once(lines)]
    return fewer.find((some) => units(some) === counted) ?? lines
  }
  const [first] = runs
  if (first !== undefined && isPartOf(lines.slice(first), lines.slice(0, first), runs)) {
    return lines.slice(0, first)
  }
  return areSorted && isDoubled(lines) ? everySecondOf(lines, 2) : lines
}

function countOf(lines: readonly OrderLine[]): number {
  return lines[0]?.count('unitsOfOrder') ?? 0
}

function hasEqual(lines: readonly OrderLine[]): boolean {
  return lines.length > 1 && new Set(lines.map(itemIn)).size < lines.length
}

function isDoubled(lines: readonly OrderLine[]): boolean {
  return lines.length > 1 && [...timesOf(lines).values()].every((times) => times % 2 === 0)
}

function timesOf(lines: readonly OrderLine[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const line of lines) times.set(itemIn(line), (times.get(itemIn(line)) ?? 0) + 1)
  return times
}

function once(lines: readonly OrderLine[]): OrderLine[] {
  return upTo(lines, () => 1)
}

/** Keeps one in `inSoMany` equal lines of each item. */
function everySecondOf(lines: readonly OrderLine[], inSoMany: number): OrderLine[] {
  const times = timesOf(lines)
  return upTo(lines, (item) => (times.get(item) ?? 0) / inSoMany)
}

function upTo(lines: readonly OrderLine[], most: (item: string) => number): OrderLine[] {
  const seen = new Map<string, number>()
  return lines.filter((line) => {
    const item = itemIn(line)
    const times = (seen.get(item) ?? 0) + 1
    seen.set(item, times)
    return times <= most(item)
  })
}

/** Whether each later run of an order has only items of its first run, and none more often. */
function isPartOf(
  later: readonly OrderLine[],
  first: readonly OrderLine[],
  runs: readonly number[],
): boolean {
  const known = timesOf(first)
  const start = runs[0] ?? 0
  return runs.every((run, index) => {
    const lines = later.slice(run - start, (runs[index + 1] ?? Number.POSITIVE_INFINITY) - start)
    return [...timesOf(lines)].every(([item, times]) => times <= (known.get(item) ?? 0))
  })
}
