import type { StoredProduct } from '@vendaclara/contract/products'
import { brazilianDay } from '@vendaclara/core/calendar'
import { toReais } from '@vendaclara/core/money'
import { type ProductIndex, productOf, statedFees } from '@vendaclara/core/products'
import type { ComponentProps } from 'react'
import type { Listing } from '../../../features/pricing/model/listing.ts'
import type { ProductFacts, ProductSlot } from '../../../features/pricing/saving/actions/product-slot.ts'
import { ProductPicker } from '../../../features/products/model/product-picker.tsx'
import { type CostInForce, costInForce } from '../../../features/products/model/product-row.ts'
import {
  changeProblem,
  useChangeProducts,
  useUndoChange,
} from '../../../features/products/saving/use-change-products.ts'
import { texts } from '../../texts.ts'
import { nameOf, useKnownProducts } from './use-known-products.ts'

/** Chooses the product of a listing of the calculator, which then takes what the product says. */
export function ProductOfListing({ listing, onFill }: ComponentProps<ProductSlot>) {
  const known = useKnownProducts()
  const change = useChangeProducts()
  const undo = useUndoChange()
  if (!known) return null
  const { products, index, book } = known
  const current = productOf(index, nameOf(listing))?.product.id
  const choose = (id: string) => {
    const product = products.find((one) => one.id === id)
    if (!product) return
    const facts = factsFor(listing, product, costInForce(book, id, brazilianDay(new Date())), index)
    if (id === current) return onFill(facts)
    const tied = change.mutateAsync(tying(products, product, listing))
    // What failed is said beside the choice.
    tied.catch(() => undefined)
    onFill({ ...facts, untie: async () => undo((await tied).id) })
  }
  return (
    <ProductPicker
      label={texts.productOfListing}
      products={products}
      value={current ?? null}
      error={change.error ? changeProblem(change.error) : undefined}
      onChoose={choose}
    />
  )
}

/** What a product says of a listing; other costs and a current price that the seller typed stay. */
function factsFor(
  listing: Listing,
  product: StoredProduct,
  cost: CostInForce | null,
  index: ProductIndex,
): ProductFacts {
  const { sku, weight, packaging, keys } = product
  const prices = keys.flatMap(({ marketplace, offer }) =>
    marketplace === listing.marketplace && offer?.price ? [offer.price] : [],
  )
  const [price, ...others] = new Set(prices)
  const fees = statedFees(index, { ...nameOf(listing), calculator: '', sku, name: product.name })
  return {
    name: product.name || sku,
    part: {
      ...(cost && { productCost: toReais(cost.cost) }),
      ...(packaging !== null && listing.variableCost === 0 && { variableCost: toReais(packaging) }),
      ...(price &&
        others.length === 0 &&
        listing.currentPrice === undefined && { currentPrice: toReais(price) }),
      ...(weight !== null && { peso: weight / 1000 }),
      ...(fees && { mlTax: fees.commission }),
      ...(sku !== '' && !listing.sku && { sku }),
    },
  }
}

/** The change by which a listing of the calculator is this product's, and no other's. */
function tying(
  products: readonly StoredProduct[],
  product: StoredProduct,
  { marketplace, id, title }: Listing,
) {
  const key = { marketplace, kind: 'calculator', id, variation: '', source: '' } as const
  const isKey = (one: StoredProduct['keys'][number]) =>
    one.kind === 'calculator' && one.marketplace === marketplace && one.id === id
  const others = products.filter((one) => one.id !== product.id && one.keys.some(isKey))
  return {
    kind: 'edit' as const,
    name: title,
    saved: [
      ...others.map((one) => ({ ...one, keys: one.keys.filter((other) => !isKey(other)) })),
      { ...product, keys: [...product.keys.filter((one) => !isKey(one)), key] },
    ],
  }
}
