import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { Marketplace } from '../../pricing/index.ts'

/**
 * What a key names, the surest first:
 *
 * - 'listing': a listing and a variation of it by the marketplace's own ids (Shein: SKC and SHEIN-SKU; TikTok: product id
 *   and SKU id).
 * - 'calculator': a listing of the calculator.
 * - 'sku': a SKU of the marketplace that is not the product's own.
 * - 'name': name and variation of an order line without SKU; only ever chosen by the seller.
 */
export const keyKinds = ['listing', 'calculator', 'sku', 'name'] as const
export type KeyKind = (typeof keyKinds)[number]

/**
 * What a marketplace's file says about a listing, as of a day. `price` and `fixedFee` are per sale; `commission` is in
 * percent and, like `fixedFee`, only known where the file states the listing's own. Null if unknown.
 */
export interface Offer {
  readonly title: string
  readonly price: Cents | null
  readonly commission: number | null
  readonly fixedFee: Cents | null
  readonly readOn: CalendarDate
}

/**
 * What a marketplace's files call a product. `id` is a listing's id, a SKU or a name, depending on the kind; `variation`
 * is the id or name of the variation, '' if there is none. `source` is the file it was learned from, '' if the seller chose it.
 */
export interface ProductKey {
  readonly marketplace: Marketplace
  readonly kind: KeyKind
  readonly id: string
  readonly variation: string
  readonly source: string
  readonly offer?: Offer
}

/**
 * Why it is not certain that a key is a product's:
 *
 * - 'name': only their names are the same, and no other product has this name.
 * - 'shared': a file says that it is another product's.
 * - 'sku': a file has this SKU for more than one listing of different names.
 */
export const doubtReasons = ['name', 'shared', 'sku'] as const

/** A key that may be a product's. `refused`: the seller said no, so it is not asked again. */
export interface Doubt {
  readonly why: (typeof doubtReasons)[number]
  readonly key: ProductKey
  readonly refused?: true
}

/** Identifies a key: two keys with the same text are the same key. */
export function keyText({ marketplace, kind, id, variation }: ProductKey): string {
  return JSON.stringify([marketplace, kind, id, variation])
}
