import type { Marketplace } from '../../pricing/index.ts'
import { productBounds } from '../model/bounds.ts'
import type { ProductKey } from '../model/product-key.ts'

/**
 * What a file or the calculator calls something that is sold: an order line, a sold row, a listing. '' or absent where
 * it does not say. `listing` and `variationId` are the marketplace's own ids, `calculator` is the id of a listing of the
 * calculator, `variation` is the name of the variation.
 */
export interface SoldName {
  readonly marketplace: Marketplace
  readonly listing?: string
  readonly variationId?: string
  readonly calculator?: string
  readonly sku: string
  readonly name: string
  readonly variation: string
}

/**
 * A SKU, id or name in the form in which it is compared and stored: without blanks around it, cut to what may be stored.
 * Upper and lower case are told apart, as Shopee, Mercado Livre and stock systems do: 'kit-p' and 'KIT-P' are two SKUs.
 */
export function bareText(text: string, most: number = productBounds.id): string {
  return text
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** The key by which a line without a SKU can be tied to a product; null if it has no name. */
export function nameKeyOf({ marketplace, name, variation }: SoldName): ProductKey | null {
  const id = bareText(name)
  return id === '' ? null : { marketplace, kind: 'name', id, variation: bareText(variation), source: '' }
}

/** The title of a listing with the name of a variation of it, as one text. */
export function joinedName(name: string, variation: string): string {
  const both = [name, variation].map((text) => text.trim()).filter((text) => text !== '')
  return bareText(both.join(' - '), productBounds.name)
}
