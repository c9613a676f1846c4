import type { StoredProduct } from '@vendaclara/contract/products'
import type { Cents } from '@vendaclara/core/money'
import {
  bareText,
  blankProduct,
  productBounds as bounds,
  nameKeyOf,
  type ProductKey,
  proposedProducts,
  type SoldRow,
  type Uncosted,
} from '@vendaclara/core/products'
import { useMemo, useState } from 'react'
import type { SoldMonth } from '../model/sold-months.ts'
import { texts as words } from '../model/texts.ts'
import type { ProductList } from '../saving/queries.ts'
import { useOfferedChange } from '../saving/use-change-products.ts'
import { texts } from './texts.ts'

/** What can be said of what was sold without a cost. Each counts at once, and can be undone. */
export function useUncostedActions({ products }: ProductList, { from }: SoldMonth) {
  const { isBusy, failure, save: saveChange } = useOfferedChange()
  const [isFull, setFull] = useState(false)
  const save = (done: string, ...saved: readonly StoredProduct[]) => {
    const isTooMuch = saved.some(({ keys }) => keys.length > bounds.keys)
    setFull(isTooMuch)
    if (isTooMuch) return
    const name = saved.map((product) => product.name).join(', ')
    saveChange({ kind: 'edit', name: bareText(name, bounds.name), saved: [...saved] }, done)
  }
  const stored = (id: string) => products.find((product) => product.id === id)
  const propose = useMemo(() => proposedProducts(products), [products])
  const proposalFor = ({ product, sold: [first] }: Uncosted) =>
    product === null && first ? propose(first) : null
  return {
    from,
    isBusy,
    failure: isFull ? texts.full : failure,
    /** A cost that holds for the orders of the month. */
    setCost: (id: string, cost: Cents) => {
      const product = stored(id)
      if (!product) return
      const costs = [
        ...product.costs.filter((one) => one.from !== from),
        { from, cost, origin: 'typed' as const },
      ].sort((one, other) => (one.from < other.from ? -1 : 1))
      save(texts.costDone(product.name), { ...product, costs })
    },
    /** Ties what orders call something to a product. */
    tie: ({ sold }: Uncosted, id: string) => {
      const product = stored(id)
      if (!product) return
      save(texts.tied(product.name), { ...product, keys: [...product.keys, ...keysOf(sold)] })
    },
    proposalFor,
    /** Ties all of these to the products that are proposed for them. */
    tieAll: (many: readonly Uncosted[]) => {
      const tied = new Map<string, StoredProduct>()
      for (const one of many) {
        const proposed = proposalFor(one)
        const product = proposed && (tied.get(proposed.id) ?? proposed)
        if (product) tied.set(product.id, { ...product, keys: [...product.keys, ...keysOf(one.sold)] })
      }
      save(texts.tiedAll(tied.size), ...tied.values())
    },
    create: (one: Uncosted) => {
      const [product] = newProducts([one], products)
      if (product) save(texts.created(product.name), product)
    },
    /** Makes a product of each of these; what has the same SKU becomes one. */
    createAll: (many: readonly Uncosted[]) => {
      const made = newProducts(many, products)
      save(texts.createdAll(made.length), ...made)
    },
  }
}
export type UncostedActions = ReturnType<typeof useUncostedActions>

/** What was sold without a product, each as one: by its SKU if that is nobody's, otherwise by what orders call it. */
function newProducts(
  many: readonly Uncosted[],
  products: readonly StoredProduct[],
): readonly StoredProduct[] {
  const taken = new Set(products.map(({ sku }) => sku))
  const made = new Set<string>()
  return many.flatMap((one): StoredProduct[] => {
    const sku = one.sold[0]?.sku ?? ''
    if (made.has(sku)) return []
    const isFree = sku !== '' && sku.length <= bounds.sku && !taken.has(sku)
    if (isFree) made.add(sku)
    const product = { ...blankProduct(crypto.randomUUID()), name: bareText(soldName(one), bounds.name) }
    return [{ ...product, ...(isFree ? { sku } : { keys: keysOf(one.sold) }), version: '' }]
  })
}

/** What orders call it, or its product. */
export function soldName({ product, sold: [first] }: Uncosted): string {
  return (
    product?.name ||
    [first?.name, first?.variation].filter(Boolean).join(' - ') ||
    first?.sku ||
    words.unnamed
  )
}

/** What the lines are called by, chosen by the seller. */
function keysOf(sold: readonly SoldRow[]): readonly ProductKey[] {
  const keys = sold.flatMap((row): ProductKey[] => {
    const { marketplace, listing = '', variationId = '', sku } = row
    if (listing !== '') {
      return [{ marketplace, kind: 'listing', id: listing, variation: variationId, source: '' }]
    }
    if (sku !== '') return [{ marketplace, kind: 'sku', id: bareText(sku), variation: '', source: '' }]
    const byName = nameKeyOf(row)
    return byName ? [byName] : []
  })
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}
