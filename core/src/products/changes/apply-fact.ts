import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'
import type { ProductFact } from '../files/product-facts.ts'
import { productBounds } from '../model/bounds.ts'
import type { CostOrigin, DatedCost } from '../model/dated-cost.ts'
import type { Product } from '../model/product.ts'
import { keyText, type ProductKey } from '../model/product-key.ts'
import { isNamedByTitle, mergedKey, nameByTitles } from './fact-keys.ts'
import type { FieldChange } from './import-plan.ts'
import type { ProductDesk } from './product-desk.ts'

/** Where a fact comes from, and what its cost is. */
export interface FactOrigin {
  readonly key: ProductKey | null
  readonly cost: CostOrigin
  readonly costsFrom: CalendarDate
}

interface Applied {
  readonly product: Product
  readonly changes: readonly FieldChange[]
  readonly isFull: boolean
}

/**
 * A product with what a fact of it says. Blank cells change nothing. The names of marketplaces never replace one that the
 * seller or a stock system gave; a bar code is replaced only by stock. No key and no SKU is taken from another product.
 */
export function applyFact(
  desk: ProductDesk,
  product: Product,
  fact: ProductFact,
  origin: FactOrigin,
): Applied {
  const isStock = fact.marketplace === null
  const changes: FieldChange[] = []
  const change = (field: FieldChange['field'], was: FieldChange['was'], is: FieldChange['is']) => {
    if (JSON.stringify(was) !== JSON.stringify(is)) changes.push({ field, was, is })
  }
  const keyed = withKeys(desk, product, fact, origin)
  if (!keyed) return { product, changes: [], isFull: true }
  for (const one of keyed.changes) changes.push(one)
  const { costs, wasCost } = withCost(product, fact.cost, origin)
  if (costs.length > productBounds.costs) return { product, changes: [], isFull: true }
  if (costs !== product.costs) change('cost', wasCost, fact.cost)
  const next: Product = {
    ...keyed.product,
    costs,
    gtin: (product.gtin === '' || isStock ? fact.gtin : '') || product.gtin,
    weight: fact.weight ?? product.weight,
    size: fact.size ?? product.size,
    packaging: fact.packaging ?? product.packaging,
    tax: fact.tax ?? product.tax,
  }
  const named = { ...next, name: nameOf(product, next, fact) }
  for (const field of ['sku', 'name', 'gtin', 'weight', 'size', 'packaging', 'tax'] as const) {
    change(field, product[field], named[field])
  }
  return { product: named, changes, isFull: false }
}

/** A product that has a name keeps it, unless it is only a listing's title and a stock system says another. */
function nameOf(before: Product, after: Product, fact: ProductFact): string {
  const isOfStock = fact.marketplace === null && fact.name !== ''
  if (isOfStock && (fact.product !== undefined || isNamedByTitle(before))) return fact.name
  return before.name || nameByTitles(after)
}

/** The product with the key and the SKU of a fact; undefined if it has too many. */
function withKeys(desk: ProductDesk, product: Product, fact: ProductFact, { key }: FactOrigin) {
  const changes: FieldChange[] = []
  const known = key && product.keys.find((one) => keyText(one) === keyText(key))
  let { keys, sku } = product
  if (key && known) {
    const merged = mergedKey(known, key)
    keys = keys.map((one) => (one === known ? merged : one))
    for (const field of ['price', 'commission', 'fixedFee'] as const) {
      const [was, is] = [known.offer?.[field] ?? null, merged.offer?.[field] ?? null]
      if (was !== is) changes.push({ field, was, is })
    }
  } else if (key && !desk.ofKey(key)) {
    keys = [...keys, key]
    changes.push({ field: 'key', was: null, is: shownKey(key) })
  }
  const isFree = fact.sku !== '' && fact.sku !== sku && !desk.ofSku(fact.sku, fact.marketplace)
  if (isFree && (sku === '' || fact.product !== undefined)) sku = fact.sku
  else if (isFree && fact.marketplace !== null) {
    keys = [
      ...keys,
      { marketplace: fact.marketplace, kind: 'sku', id: fact.sku, variation: '', source: key?.source ?? '' },
    ]
    changes.push({ field: 'key', was: null, is: fact.sku })
  }
  if (keys.length > productBounds.keys) return undefined
  const texts = new Set(keys.map(keyText))
  const doubts = product.doubts.filter((doubt) => !texts.has(keyText(doubt.key)))
  return { product: { ...product, keys, sku, doubts }, changes }
}

function shownKey({ id, variation }: ProductKey): string {
  return variation === '' ? id : `${id} ${variation}`
}

/** The costs with one from a day on, unless that day has the same already. A kit has none of its own. */
function withCost(
  { costs, kit }: Product,
  cost: Cents | null,
  { costsFrom, cost: origin }: FactOrigin,
): { readonly costs: readonly DatedCost[]; readonly wasCost: Cents | null } {
  const wasCost = costs.findLast(({ from }) => from <= costsFrom)?.cost ?? null
  if (cost === null || cost === wasCost || kit.length > 0) return { costs, wasCost }
  const others = costs.filter(({ from }) => from !== costsFrom)
  const next = [...others, { from: costsFrom, cost, origin }]
  return { costs: next.sort((one, other) => (one.from < other.from ? -1 : 1)), wasCost }
}
