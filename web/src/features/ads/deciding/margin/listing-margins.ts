/** The calculator's saved listings as a source of the margin. */
export interface ListingMargins {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly listings: readonly ListingsOfMarketplace[]
  /** Its contribution margin in percent of the price; null when it has none. */
  readonly marginOf: (id: string) => number | null
  readonly onRetry: () => void
}

interface ListingsOfMarketplace {
  readonly marketplace: string
  readonly listings: readonly { readonly id: string; readonly title: string }[]
}
