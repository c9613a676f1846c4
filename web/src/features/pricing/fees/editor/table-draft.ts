/** What the fees of a table depend on besides commission and fixed fee. */
export type Dimension = 'price' | 'weight' | 'programme' | 'cap'

/** A line of a fee table as it is edited: what the table does not depend on keeps its value unseen. */
export interface RuleDraft {
  readonly key: number
  readonly priceFrom: number
  readonly priceTo: number | null
  readonly weightFrom: number
  readonly weightTo: number | null
  readonly freeShipping: boolean | null
  readonly commission: number | 'typed'
  readonly fixedFee: number | 'typed'
  readonly cap: number | null
}

/** An own fee table as it is edited. `edge` says to which band a weight on the border of two belongs. */
export interface TableDraft {
  readonly name: string
  readonly validFrom: string
  readonly validUntil: string
  readonly dependsOn: readonly Dimension[]
  readonly edge: 'below' | 'above'
  readonly rules: readonly RuleDraft[]
}
