export type Marketplace = 'shopee' | 'mercadoLivre' | 'shein'

/** From `from` (included) up to `to`, which belongs to it only with `toIncluded`; null has no upper end. */
export interface Range {
  readonly from: number
  readonly to: number | null
  readonly toIncluded?: boolean
}

/**
 * One line of a fee table. It holds for the sale prices (reais), weights (kg) and programme it names; what it leaves
 * out does not matter to it. `commission` is in percent of the price, `fixedFee` in reais a sale; 'typed' means that
 * the seller enters it on the listing.
 */
export interface FeeRule {
  readonly price?: Range
  readonly weight?: Range
  readonly freeShipping?: boolean
  readonly commission: number | 'typed'
  readonly fixedFee: number | 'typed'
}

/** The fees of one marketplace as data, with what a seller needs to judge them. Dates are ISO; null is open. */
export interface FeeTable {
  readonly id: string
  readonly marketplace: Marketplace
  readonly name: string
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly source: string
  readonly rules: readonly FeeRule[]
}

/** Whether a range holds a value; a missing range holds every value. */
export function holds(range: Range | undefined, value: number): boolean {
  if (range === undefined) return true
  if (value < range.from) return false
  return range.to === null || value < range.to || (range.toIncluded === true && value === range.to)
}
