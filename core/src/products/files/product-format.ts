import type { Marketplace } from '../../pricing/index.ts'
import { plainName } from './reading/cells.ts'

/**
 * What a column of a file of products can say. `fee` is a text such as '14.50% + $6.00', `sizeUnit` the unit of the measures;
 * `salePrice` is what stock is sold for, and only confirms its cost.
 */
export type FactColumn =
  | ('product' | 'listing' | 'variationId' | 'name' | 'variation' | 'parentSku' | 'sku' | 'gtin')
  | (
      | 'price'
      | 'fee'
      | 'weight'
      | 'length'
      | 'width'
      | 'height'
      | 'sizeUnit'
      | 'salePrice'
      | 'cost'
      | 'packaging'
      | 'tax'
    )
  | 'mark'

/**
 * A file of products, declared.
 *
 * - `columns`: all names that each column has had, compared without accents, case and signs.
 * - `marks`: the columns that together tell the file from any other. `required`: what it also has today.
 * - `template`: the word by which a cell of its first column says which of Shopee's templates it is.
 * - `listing`: the form of a listing's id; rows without one are notes. Absent if the file has no listings.
 * - `country`: how the ids of Brazil begin, where they say the country.
 * - `inherits`: what the first row of a listing says for its further rows.
 * - `twins`: a SKU usually has several listings, as of Mercado Livre one for each way to pay in instalments.
 * - `firstSheet`: further sheets with these columns repeat a part of the first.
 * - `weight`, `size`: the units of weight and measures.
 */
export interface ProductFormat {
  readonly id: string
  readonly marketplace: Marketplace | null
  readonly columns: Readonly<Partial<Record<FactColumn, readonly string[]>>>
  readonly marks: readonly FactColumn[]
  readonly required?: readonly FactColumn[]
  readonly template?: string
  readonly listing?: RegExp
  readonly country?: string
  readonly inherits?: readonly FactColumn[]
  readonly twins?: true
  readonly firstSheet?: true
  readonly weight?: 'kg' | 'g'
  readonly size?: 'cm' | 'mm'
}

/** The columns of a format that a header names twice, so that either could be meant. */
export function twinsIn(columns: ReturnType<typeof columnsIn>, header: readonly string[]): readonly string[] {
  const plain = header.map(plainName)
  return [...columns.values()].flatMap(({ label }) =>
    plain.filter((name) => name === plainName(label)).length > 1 ? label : [],
  )
}

/** Where the columns of a format are in a header, from 0, and what it calls them. The first name of a column that is there counts. */
export function columnsIn(
  { columns }: ProductFormat,
  header: readonly string[],
): ReadonlyMap<FactColumn, { readonly place: number; readonly label: string }> {
  const plain = header.map(plainName)
  const found = new Map<FactColumn, { place: number; label: string }>()
  for (const [column, names = []] of Object.entries(columns) as [FactColumn, readonly string[]][]) {
    const place = names.map((name) => plain.indexOf(plainName(name))).find((at) => at >= 0)
    if (place !== undefined) found.set(column, { place, label: header[place] ?? '' })
  }
  return found
}
