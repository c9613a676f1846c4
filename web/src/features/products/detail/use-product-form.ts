import type { StoredProduct } from '@vendaclara/contract/products'
import type { KitPart } from '@vendaclara/core/products'
import { useState } from 'react'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { changeProblem, isElsewhere, useChangeProducts } from '../saving/use-change-products.ts'
import { type CostEdits, editedCosts, noCostEdits } from './costs/cost-edits.ts'
import {
  fieldErrors,
  fieldNames,
  fieldsIn,
  type ProductField,
  type ProductTexts,
  textsOf,
} from './fields/product-fields.ts'
import { texts } from './texts.ts'

/**
 * The form of a product. Only what was changed in it is saved, over the product as it is stored by then: after a change
 * of another device what was typed stays, and the rest shows what the other one saved.
 */
export function useProductForm(
  product: StoredProduct,
  products: readonly StoredProduct[],
  onSaved: (saved: { readonly changeId: string; readonly product: StoredProduct }) => void,
) {
  const [base, setBase] = useState(product)
  const [costEdits, setCostEdits] = useState<CostEdits>(noCostEdits)
  const [kit, setKit] = useState<readonly KitPart[]>()
  const { mutateAsync } = useChangeProducts()
  const changedTexts = (values: ProductTexts) => {
    const start = textsOf(base)
    return fieldNames.filter((name) => values[name] !== start[name])
  }
  const form = useSubmitForm({
    start: textsOf(product),
    validate: (values: ProductTexts) => {
      const errors = fieldErrors(values)
      const sku = fieldsIn(values).sku
      const other = sku && products.find((one) => one.id !== product.id && one.sku === sku)
      return other ? { ...errors, sku: texts.errors.skuTaken(other.name) } : errors
    },
    send: async (values: ProductTexts) => {
      const saved = {
        ...product,
        ...readFields(values, changedTexts(values)),
        ...(costEdits.size > 0 && { costs: editedCosts(product.costs, costEdits) }),
        ...(kit && { kit }),
      } as StoredProduct
      const { id, version } = await mutateAsync({ kind: 'edit', name: saved.name, saved: [saved] }).catch(
        inWords,
      )
      return { changeId: id, product: { ...saved, version } }
    },
    onSent: ({ changeId, product: saved }) => {
      restartWith(saved)
      setCostEdits(noCostEdits)
      setKit(undefined)
      onSaved({ changeId, product: saved })
    },
  })
  const restartWith = (stored: StoredProduct) => {
    setBase(stored)
    form.restart(textsOf(stored))
  }
  if (base.version !== product.version) {
    // What is typed stays; what is not gets the stored value.
    const typed = new Set<ProductField>(changedTexts(form.values))
    const stored = Object.entries(textsOf(product)).filter(([name]) => !typed.has(name as ProductField))
    setBase(product)
    form.restart(Object.fromEntries(stored))
  }
  const isDirty = changedTexts(form.values).length > 0 || costEdits.size > 0 || kit !== undefined
  return { form, costEdits, setCostEdits, kit: kit ?? product.kit, setKit, isDirty }
}

function readFields(values: ProductTexts, changed: readonly ProductField[]): Partial<StoredProduct> {
  const read = fieldsIn(values)
  const sides: readonly ProductField[] = ['length', 'width', 'height']
  const names = new Set(changed.map((name) => (sides.includes(name) ? 'size' : name)))
  return Object.fromEntries(Object.entries(read).filter(([name]) => names.has(name as keyof typeof read)))
}

function inWords(error: unknown): never {
  if (error instanceof Error && isElsewhere(error)) throw new Error(changeProblem(error), { cause: error })
  throw error
}
