/** The marketplaces whose fees are known; see `marketplaceEntries`. */
export type Marketplace = 'shopee' | 'mercadoLivre' | 'shein' | 'tiktok' | 'amazon'

/**
 * The values from `from` to `to`. `from` is included unless `fromExcluded` is set; `to` is only included with
 * `toIncluded`. `to` is null if there is no upper end. "Up to 79,99" in a source is `to: 80`; a weight "up to 0.3 kg"
 * is `to: 0.3, toIncluded: true`.
 */
export interface Range {
  readonly from: number
  readonly to: number | null
  readonly fromExcluded?: boolean
  readonly toIncluded?: boolean
}

/**
 * One line of a fee table. It applies to the prices (reais), weights (kg), programme and ways of delivery that it
 * names; anything it does not name is irrelevant.
 *
 * - `commission`: percent of the price. `fixedFee`: reais a sale. 'typed' means that the seller enters it on the
 *   listing, 'category' that it depends on the listing's category (`FeeCategory`).
 * - `fixedFeeCap`: the fixed fee is at most this percent of the price.
 * - `eachKilogramMore`: reais added for each started kilogram above the line's lowest weight.
 * - `certainty`: present if the line is less certain than its table.
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
 * The commission of a category of products: `commission` percent of the price, but at least `least` reais. For the part
 * of the price above `above.price` reais it is `above.commission` percent instead.
 */
export interface FeeCategory {
  readonly id: string
  readonly name: string
  readonly commission: number
  readonly least: number
  readonly above?: { readonly price: number; readonly commission: number }
}

/**
 * How certain the figures of a table are. 'inferred' figures are computed or contradict their source; 'own' are the
 * seller's.
 */
export type Certainty = 'high' | 'medium-high' | 'medium' | 'inferred' | 'own'

/** A public page with figures of a table; its URL begins with https. */
export interface FeePage {
  readonly name: string
  readonly url: string
}

/**
 * The fees of one marketplace, and what a seller needs to judge them.
 *
 * - `validFrom`, `validUntil`: ISO days, both included; null means open.
 * - `readOn`: the ISO day on which its source was last read; absent if there is none to read.
 * - `note`: in words, what is uncertain or left out. `followedBy`: the id of the table that replaces it.
 * - `holdsFor`: in words, the sellers or products it is limited to. Such a table is never the one in force for
 *   everybody.
 */
export interface FeeTable<Of extends string = Marketplace> {
  readonly id: string
  readonly marketplace: Of
  readonly name: string
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly source: string
  readonly readOn?: string
  readonly pages?: readonly FeePage[]
  readonly holdsFor?: string
  readonly certainty: Certainty
  readonly note: string | null
  readonly followedBy: string | null
  /** The id of the known table that a seller's own table was copied from; absent if that was not stored. */
  readonly copiedFrom?: string
  /** The categories for lines with the commission 'category'. */
  readonly categories?: readonly FeeCategory[]
  readonly rules: readonly FeeRule[]
}

/** Whether a range contains a value; an undefined range contains every value. */
export function holds(range: Range | undefined, value: number): boolean {
  if (range === undefined) return true
  if (value < range.from || (range.fromExcluded === true && value === range.from)) return false
  return range.to === null || value < range.to || (range.toIncluded === true && value === range.to)
}

/** The intersection of two ranges; null if it is empty. */
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

/**
 * The weights (kg) above `lighter`, the limit of the band before, up to and including `to`; from 0 if there is no band
 * before.
 */
export function weightUpTo(to: number, lighter: number | undefined): Range {
  if (lighter === undefined) return { from: 0, to, toIncluded: true }
  return { from: lighter, to, fromExcluded: true, toIncluded: true }
}

/**
 * A copy of a table for the seller to edit: the same fees and source with another id and name, and no dates. A copy of
 * a copy names the first table in `copiedFrom`.
 */
export function copyOf(table: FeeTable, id: string, name: string): FeeTable {
  const { pages: _pages, holdsFor: _holdsFor, readOn: _readOn, ...copied } = table
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
    rules: withoutCertainty(table.rules),
  }
}

/** The lines of a table without their certainty. Lines that only differed in it, with adjacent prices, become one. */
export function withoutCertainty(rules: readonly FeeRule[]): FeeRule[] {
  const lines: FeeRule[] = []
  for (const [place, { certainty, ...line }] of rules.entries()) {
    const before = lines.at(-1)
    const isSplit = certainty !== rules[place - 1]?.certainty && before?.price && line.price
    if (isSplit && before.price?.to === line.price?.from && isSameFee(before, line))
      lines[lines.length - 1] = { ...line, price: { from: before.price.from, to: line.price.to } }
    else lines.push(line)
  }
  return lines
}

/** Whether two lines are the same except for their prices. */
function isSameFee({ price: _, ...one }: FeeRule, { price: _other, ...other }: FeeRule): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
