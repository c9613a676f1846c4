import type { StoredProduct } from '@vendaclara/contract/products'
import {
  answerDoubt,
  type ChangeRefusal,
  type Doubt,
  joinProducts,
  keyText,
  type ListChange,
  type ProductKey,
  partProducts,
  type SupplierItem,
} from '@vendaclara/core/products'
import { useState } from 'react'
import { texts as words } from '../model/texts.ts'
import { type NewChange, useOfferedChange } from '../saving/use-change-products.ts'
import { versioned } from '../saving/versioned.ts'
import { texts } from './texts.ts'

/** The list that a product is in, and whose product a supplier's code is. */
export interface Shelf {
  readonly products: readonly StoredProduct[]
  readonly items: readonly SupplierItem[]
}

/** What can be done with a stored product at once; each can be undone. */
export function useProductActions(product: StoredProduct, { products, items }: Shelf, onRemoved: () => void) {
  const { isBusy, failure, reset, save } = useOfferedChange()
  const [refusal, setRefusal] = useState<ChangeRefusal>()
  const name = product.name || words.unnamed
  const makePlanned = (
    kind: NewChange['kind'],
    planned: (ListChange & { readonly items?: readonly SupplierItem[] }) | ChangeRefusal,
    done: string,
  ) => {
    reset()
    setRefusal(typeof planned === 'string' ? planned : undefined)
    if (typeof planned === 'string') return
    const { saved, removed, items: moved = [] } = planned
    save({ kind, name, ...versioned(products, { saved, removed }), items: [...moved] }, done)
  }
  const newId = () => crypto.randomUUID()
  return {
    isBusy,
    failure: refusal ? texts.refusals[refusal] : failure,
    remove: () => {
      const removedItems = items
        .filter((item) => item.product === product.id)
        .map(({ supplier, code }) => ({ supplier, code }))
      const { id, version } = product
      save({ kind: 'edit', name, removed: [{ id, version }], removedItems }, texts.removed(name), onRemoved)
    },
    removeKey: (key: ProductKey) => {
      const keys = product.keys.filter((one) => keyText(one) !== keyText(key))
      save({ kind: 'edit', name, saved: [{ ...product, keys }] }, texts.keys.removed)
    },
    part: (key: ProductKey) => {
      const sku = key.kind === 'sku' ? key.id : ''
      const keys = key.kind === 'sku' ? [] : [key]
      makePlanned(
        'part',
        partProducts(products, { product: product.id, keys, sku }, newId),
        texts.keys.parted,
      )
    },
    join: (other: StoredProduct) =>
      makePlanned(
        'join',
        joinProducts(products, items, { into: product.id, from: other.id }),
        texts.join.done,
      ),
    answer: ({ key }: Doubt, isIts: boolean) =>
      makePlanned(
        'edit',
        answerDoubt(products, { product: product.id, key, isIts }, newId),
        isIts ? texts.doubts.taken : texts.doubts.refused,
      ),
  }
}
export type ProductActions = ReturnType<typeof useProductActions>
