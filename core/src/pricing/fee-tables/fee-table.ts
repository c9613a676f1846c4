/** The marketplaces whose fees are known; `marketplaceEntries` says all about each. */
export type Marketplace = 'shopee' | 'mercadoLivre' | 'shein' | 'tiktok' | 'amazon'

/**
 * From `from` up to `to`. `from` belongs to it unless `fromExcluded`, `to` only with `toIncluded`; null has no upper
 * end. A source's "up to 79,99" is `to: 80`; its weight "up to 0.3 kg" is `to: 0.3, toIncluded: true`.
 */
export interface Range {
  readonly from: number
  readonly to: number | null
  readonly fromExcluded?: boolean
  readonly toIncluded?: boolean
}

/**
 * One line of a fee table. It holds for the sale prices (reais), weights (kg), programme and ways of delivery it names;
 * what it leaves out does not matter to it. `commission` is in percent of the price, `fixedFee` in reais a sale; 'typed' means
 * that the seller enters it on the listing, 'category' that the category of the listing has it (`FeeCategory`). With
 * `fixedFeeCap` the fixed fee takes at most that percent of the price; with `eachKilogramMore` it grows by so many reais
 * for each kilogram begun above the weight at which the line begins. `certainty` is there where the line is less sure
 * than its table.
 */
export interface FeeRule {
  readonly price?: Range
  readonly weight?: Range
  readonly freeShipping?: boolean
  readonly fulfilled?: boolean
  readonly ownDelivery?: boolean
  readonly commission: number | 'typed' | 'category'
  readonly fixedFee: number | 'typed'
  readonly fixedFeeCap?: number
  readonly eachKilogramMore?: number
  readonly certainty?: Certainty
}

/**
 * What a category of products pays as commission: `commission` percent of the price, `least` reais at least. Of what a
 * price has above `above.price` reais it is `above.commission` percent instead.
 */
export interface FeeCategory {
  readonly id: string
  readonly name: string
  readonly commission: number
  readonly least: number
  readonly above?: { readonly price: number; readonly commission: number }
}

/** How sure the figures of a table are; 'inferred' are computed, or contradict their source; 'own' are the seller's own. */
export type Certainty = 'high' | 'medium-high' | 'medium' | 'inferred' | 'own'

/** A public page that figures of a table were read on; its URL begins with https. */
export interface FeePage {
  readonly name: string
  readonly url: string
}

/**
 * The fees of one marketplace as data, with what a seller needs to judge them. Dates are ISO days, both included;
 * null is open. `note` says in words what is not quite sure or left out; `followedBy` is the id of the table that
 * takes its place. A table with `holdsFor` holds for those sellers or products only, said in words, and is never the one
 * in force for everybody.
 */
export interface FeeTable<Of extends string = Marketplace> {
  readonly id: string
  readonly marketplace: Of
  readonly name: string
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly source: string
  readonly pages?: readonly FeePage[]
  readonly holdsFor?: string
  readonly certainty: Certainty
  readonly note: string | null
  readonly followedBy: string | null
  /** The id of the known table that one of the seller's own was copied from, where it was kept. */
  readonly copiedFrom?: string
  /** Those that lines with the commission 'category' ask a listing for. */
  readonly categories?: readonly FeeCategory[]
  readonly rules: readonly FeeRule[]
}

/** Whether a range holds a value; a missing range holds every value. */
export function holds(range: Range | undefined, value: number): boolean {
  if (range === undefined) return true
  if (value < range.from || (range.fromExcluded === true && value === range.from)) return false
  return range.to === null || value < range.to || (range.toIncluded === true && value === range.to)
}

/** What both ranges hold; null where that is nothing. */
export function overlap(one: Range, other: Range): Range | null {
  const [later, earlier] = one.from >= other.from ? [one, other] : [other, one]
  const { from } = later
  const fromExcluded = later.fromExcluded === true || (earlier.from === from && earlier.fromExcluded === true)
  const [first, last] =
    (one.to ?? Number.POSITIVE_INFINITY) <= (other.to ?? Number.POSITIVE_INFINITY)
      ? [one, other]
      : [other, one]
  const { to } = first
  if (to === null) return fromExcluded ? { from, to, fromExcluded } : { from, to }
  const toIncluded = first.toIncluded === true && (last.to !== to || last.toIncluded === true)
  if (from > to || (from === to && (fromExcluded || !toIncluded))) return null
  if (!fromExcluded && !toIncluded) return { from, to }
  return { from, to, ...(fromExcluded && { fromExcluded }), ...(toIncluded && { toIncluded }) }
}

/** The weights (kg) over `lighter`, the band before, up to `to` with it; from 0 where there is no band before. */
export function weightUpTo(to: number, lighter: number | undefined): Range {
  if (lighter === undefined) return { from: 0, to, toIncluded: true }
  return { from: lighter, to, fromExcluded: true, toIncluded: true }
}

/**
 * A copy of a table for the seller to edit: the same fees and source under another id and name, valid until changed. The
 * copy of a copy names the table that the first was made from.
 */
export function copyOf(table: FeeTable, id: string, name: string): FeeTable {
  const { pages: _pages, holdsFor: _holdsFor, ...copied } = table
  return {
    ...copied,
    copiedFrom: table.copiedFrom ?? table.id,
    id,
    name,
    validFrom: null,
    validUntil: null,
    certainty: 'own',
    note: null,
    followedBy: null,
    rules: table.rules.map(({ certainty: _, ...rule }) => rule),
  }
}
