import type { Cents } from '@vendaclara/core/money'
import {
  bareText,
  blankProduct,
  productBounds as bounds,
  nameKeyOf,
  type ProductKey,
  type SoldRow,
  type Uncosted,
} from '@vendaclara/core/products'
import { useState } from 'react'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import type { SoldMonth } from '../model/sold-months.ts'
import type { ProductList } from '../saving/queries.ts'
import {
  changeProblem,
  type NewChange,
  useChangeProducts,
  useUndoChange,
} from '../saving/use-change-products.ts'
import { texts } from './texts.ts'

/** What can be said of what was sold without a cost. Each counts at once, and can be undone. */
export function useUncostedActions({ products }: ProductList, { from }: SoldMonth) {
  const { mutate, isPending, error } = useChangeProducts()
  const [isFull, setFull] = useState(false)
  const undo = useUndoChange()
  const save = (product: NonNullable<NewChange['saved']>[number], done: string) => {
    setFull(product.keys.length > bounds.keys)
    if (product.keys.length > bounds.keys) return
    mutate(
      { kind: 'edit', name: product.name, saved: [product] },
      { onSuccess: ({ id }) => offerUndo(done, () => undo(id)) },
    )
  }
  const stored = (id: string) => products.find((product) => product.id === id)
  return {
    from,
    isBusy: isPending,
    failure: isFull ? texts.full : error && changeProblem(error),
    /** A cost that holds for the orders of the month. */
    setCost: (id: string, cost: Cents) => {
      const product = stored(id)
      if (!product) return
      const costs = [
        ...product.costs.filter((one) => one.from !== from),
        { from, cost, origin: 'typed' as const },
      ].sort((one, other) => (one.from < other.from ? -1 : 1))
      save({ ...product, costs }, texts.costDone(product.name))
    },
    /** Ties what orders call something to a product. */
    tie: ({ sold }: Uncosted, id: string) => {
      const product = stored(id)
      if (!product) return
      save({ ...product, keys: [...product.keys, ...keysOf(sold)] }, texts.tied(product.name))
    },
    create: ({ sold }: Uncosted, name: string) => {
      const [first] = sold
      const sku = first?.sku ?? ''
      const isFree =
        sku !== '' && sku.length <= bounds.sku && !products.some((product) => product.sku === sku)
      const product = {
        ...blankProduct(crypto.randomUUID()),
        name: bareText(name, bounds.name),
        ...(isFree ? { sku } : { keys: keysOf(sold) }),
        version: '',
      }
      save(product, texts.created(product.name))
    },
  }
}
export type UncostedActions = ReturnType<typeof useUncostedActions>

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
