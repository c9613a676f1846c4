import type { CalendarDate } from '../../calendar/index.ts'
import { marketplaces } from '../../pricing/index.ts'
import type { ProductFact } from '../files/product-facts.ts'
import { joinedName } from '../keys/sold-name.ts'
import type { Product } from '../model/product.ts'
import { keyText, type ProductKey } from '../model/product-key.ts'

/** The key of the listing that a fact is about, with what it says of it; null for a product in stock. */
export function keyOfFact(fact: ProductFact, source: string, readOn: CalendarDate): ProductKey | null {
  const { marketplace, listing, variationId, calculator, name, variation, price, commission, fixedFee } = fact
  if (marketplace === null) return null
  const offer = { title: joinedName(name, variation), price, commission, fixedFee, readOn }
  if (calculator !== undefined) {
    return { marketplace, kind: 'calculator', id: calculator, variation: '', source, offer }
  }
  if (listing === '') return null
  return { marketplace, kind: 'listing', id: listing, variation: variationId, source, offer }
}

/** What a key says after a file was read: what the file leaves open stays as it was known. */
export function mergedKey(known: ProductKey, read: ProductKey): ProductKey {
  const [was, is] = [known.offer, read.offer]
  if (!was || !is) return is ? read : known
  const isNews = is.price !== null || is.commission !== null
  const offer = {
    title: is.title === '' ? was.title : is.title,
    price: is.price ?? was.price,
    commission: is.commission ?? was.commission,
    // A fee that is stated without a fixed part has none.
    fixedFee: is.commission === null ? was.fixedFee : is.fixedFee,
    readOn: isNews && is.readOn > was.readOn ? is.readOn : was.readOn,
  }
  const isSaid = (['title', 'price', 'commission', 'fixedFee', 'readOn'] as const).every(
    (field) => offer[field] === was[field],
  )
  if (isSaid) return known
  return { ...known, source: isNews ? read.source : known.source, offer }
}

/** The SKUs that one file has for listings of different names. */
export function ambiguousSkus(facts: readonly ProductFact[]): ReadonlySet<string> {
  const namesOf = new Map<string, Map<string, string>>()
  const ambiguous = new Set<string>()
  for (const { sku, listing, calculator, name } of facts) {
    const id = calculator ?? listing
    if (sku === '' || id === '') continue
    const names = namesOf.get(sku) ?? new Map<string, string>()
    namesOf.set(sku, names)
    names.set(id, name)
    if (new Set(names.values()).size > 1) ambiguous.add(sku)
  }
  return ambiguous
}

/** The names that more than one fact of a file has: none of them is proposed. */
export function repeatedNames(facts: readonly ProductFact[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { name, variation } of facts) {
    const joined = joinedName(name, variation)
    if (seen.has(joined)) repeated.add(joined)
    seen.add(joined)
  }
  return repeated
}

/**
 * The name of a product that only its listings name: the title of the first of them by marketplace and id, so that it does not
 * depend on which file came first. '' if they have none.
 */
export function nameByTitles({ keys, doubts }: Pick<Product, 'keys' | 'doubts'>): string {
  const named = [...keys, ...doubts.map(({ key }) => key)].filter(({ offer }) => offer && offer.title !== '')
  const rank = (key: ProductKey) =>
    `${Number(key.kind !== 'listing')} ${marketplaces.indexOf(key.marketplace)} ${keyText(key)}`
  const [first] = named.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
  return first?.offer?.title ?? ''
}

/** Whether a product has no other name than a title of its listings. */
export function isNamedByTitle({ name, keys, doubts }: Product): boolean {
  return name === '' || [...keys, ...doubts.map(({ key }) => key)].some(({ offer }) => offer?.title === name)
}
