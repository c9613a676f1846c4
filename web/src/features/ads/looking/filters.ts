/** Which search terms are looked at. */
export interface Filters {
  /** In the keyword or in the term, whatever its accents and case. */
  readonly text: string
  readonly minClicks: number
  readonly withoutSales: boolean
}

export const noFilters: Filters = { text: '', minClicks: 0, withoutSales: false }

export function isFiltering({ text, minClicks, withoutSales }: Filters): boolean {
  return text.trim() !== '' || minClicks > 0 || withoutSales
}
