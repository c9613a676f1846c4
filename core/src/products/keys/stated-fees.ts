import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { Offer, ProductKey } from '../model/product-key.ts'
import { listingKeys, type ProductIndex, productOf, productsOfListing } from './product-index.ts'
import { bareText, joinedName, type SoldName } from './sold-name.ts'

/** What a marketplace itself says that it takes of a listing: percent of the price and an amount per sale, from which file and day. */
export interface StatedFees {
  readonly commission: number
  readonly fixedFee: Cents | null
  readonly source: string
  readonly readOn: CalendarDate
}

/**
 * The marketplace's own commission for a listing, as its latest file states it. By the listing's id if the line has one;
 * otherwise that of the listings of its product, if all of them have the same, or else of the one with the line's name.
 * Null if no file states it, or it is not certain which listing is meant.
 */
export function statedFees(index: ProductIndex, line: SoldName): StatedFees | null {
  const listing = bareText(line.listing ?? '')
  const products =
    listing === '' ? [productOf(index, line)?.product] : productsOfListing(index, line.marketplace, listing)
  const keys = products.flatMap((product) => (product ? listingKeys(product, line.marketplace) : []))
  const stating = keys.filter(isStating).filter(({ id }) => listing === '' || id === listing)
  const titles = [bareText(line.name), joinedName(line.name, line.variation)]
  const titled = stating.filter(({ offer }) => offer.title !== '' && titles.includes(offer.title))
  return onlyFees(stating) ?? onlyFees(titled)
}

type StatingKey = ProductKey & { readonly offer: Offer & { readonly commission: number } }

function isStating(key: ProductKey): key is StatingKey {
  return key.offer !== undefined && key.offer.commission !== null
}

/** What the keys state, if it is one; of a listing's variations the latest counts. */
function onlyFees(keys: readonly StatingKey[]): StatedFees | null {
  const latest = new Map<string, StatingKey>()
  for (const key of keys) {
    const known = latest.get(key.id)
    if (!known || known.offer.readOn < key.offer.readOn) latest.set(key.id, key)
  }
  const [first, ...others] = latest.values()
  const isOne = others.every(
    ({ offer }) => offer.commission === first?.offer.commission && offer.fixedFee === first.offer.fixedFee,
  )
  if (!first || !isOne) return null
  const { commission, fixedFee, readOn } = first.offer
  return { commission, fixedFee, source: first.source, readOn }
}
