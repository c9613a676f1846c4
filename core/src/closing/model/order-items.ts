import type { Cents } from '../../money/index.ts'

/**
 * One line of an order: the product and the number of pieces sold. Texts are '' and `units` is 0 if the file does not
 * say. `price` is in centavos for one piece; absent if unknown. `listing` and `variationId` are the marketplace's own ids;
 * absent if the file has none.
 */
export interface OrderItem {
  readonly name: string
  readonly variation: string
  readonly sku: string
  readonly units: number
  readonly price?: Cents
  readonly listing?: string
  readonly variationId?: string
}

/** The most items kept for one order, and the longest text kept of an item, in characters. */
export const mostItems = 20
export const longestItemText = 200

/** Cuts the items of an order to {@link mostItems} and their texts to {@link longestItemText}. */
export function boundItems(items: readonly OrderItem[]): readonly OrderItem[] {
  const few = items.length > mostItems ? items.slice(0, mostItems) : items
  return few.some(isLong) ? few.map(cutItem) : few
}

function isLong(item: OrderItem): boolean {
  return Object.values(item).some((value) => typeof value === 'string' && value.length > longestItemText)
}

/** Cuts the texts of an item to {@link longestItemText}. */
export function cutItem(item: OrderItem): OrderItem {
  if (!isLong(item)) return item
  const cut = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === 'string' ? cutText(value) : value,
  ])
  return Object.fromEntries(cut)
}

/** Cuts a text to {@link longestItemText} without splitting a character. */
export function cutText(text: string): string {
  if (text.length <= longestItemText) return text
  return text.slice(0, longestItemText).replace(/[\ud800-\udbff]$/, '')
}
