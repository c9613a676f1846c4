export interface Page<Item> {
  readonly items: readonly Item[]
  /** Counted from 1; the last one when the page asked for lies beyond it. */
  readonly number: number
  readonly count: number
}

/** One page of a list; a list without items has one empty page. */
export function pageOf<Item>(items: readonly Item[], asked: number, length: number): Page<Item> {
  const count = Math.max(1, Math.ceil(items.length / length))
  const number = Math.min(Math.max(1, asked), count)
  return { items: items.slice((number - 1) * length, number * length), number, count }
}
