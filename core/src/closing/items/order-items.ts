import type { Cents } from '../../money/index.ts'

/** What one line of an order sold, and how many pieces of it: '' and 0 where the file does not say. `price` is that of one piece. */
export interface OrderItem {
  readonly name: string
  readonly variation: string
  readonly sku: string
  readonly units: number
  readonly price?: Cents
}

/** The most items kept of an order, and the longest text of one, in characters. */
export const mostItems = 20
export const longestItemText = 200

/** So much of an order's items as is kept beside what was found of it; most orders are within that and keep what they have. */
export function boundItems(items: readonly OrderItem[]): readonly OrderItem[] {
  const few = items.length > mostItems ? items.slice(0, mostItems) : items
  return few.some(isLong) ? few.map(cut) : few
}

function isLong({ name, variation, sku }: OrderItem): boolean {
  return Math.max(name.length, variation.length, sku.length) > longestItemText
}

function cut(item: OrderItem): OrderItem {
  const { name, variation, sku } = item
  return { ...item, name: cutText(name), variation: cutText(variation), sku: cutText(sku) }
}

/** A text of a file in the length that is kept, cut where no character is torn in two. */
export function cutText(text: string): string {
  if (text.length <= longestItemText) return text
  return text.slice(0, longestItemText).replace(/[\ud800-\udbff]$/, '')
}
