import { useQuery } from '@tanstack/react-query'
import type { StoredProduct } from '@vendaclara/contract/products'
import { brazilianDay } from '@vendaclara/core/calendar'
import { toReais } from '@vendaclara/core/money'
import { costBook, type ProductIndex, productIndex, productOf, statedFees } from '@vendaclara/core/products'
import { type ComponentProps, useMemo } from 'react'
import type { Listing } from '../../features/pricing/model/listing.ts'
import type { ProductFacts, ProductSlot } from '../../features/pricing/saving/actions/product-slot.ts'
import { PricingScreen } from '../../features/pricing/screens/pricing-screen.tsx'
import { ProductPicker } from '../../features/products/model/product-picker.tsx'
import { type CostInForce, costInForce } from '../../features/products/model/product-row.ts'
import { productsQuery, purchasesQuery } from '../../features/products/saving/queries.ts'
import { changeProblem, useChangeProducts } from '../../features/products/saving/use-change-products.ts'
import { useSession } from '../../session/use-session.ts'
import { texts } from '../texts.ts'

/** The calculator, whose listings take what the list of products knows. */
export function PricingPage() {
  return <PricingScreen ProductSlot={ProductOfListing} />
}

const none: readonly StoredProduct[] = []

function ProductOfListing({ listing, onFill }: ComponentProps<ProductSlot>) {
  const account = useSession().user
  const list = useQuery(productsQuery(account)).data
  const products = list?.products ?? none
  const bought = useQuery({ ...purchasesQuery(account), enabled: products.length > 0 }).data
  const index = useMemo(() => productIndex(products), [products])
  const change = useChangeProducts()
  const book = useMemo(
    () => list && bought && costBook({ ...list, ...bought, method: list.settings.method }),
    [list, bought],
  )
  if (products.length === 0 || !book) return null
  const current = productOf(index, nameOf(listing))?.product.id
  const choose = (id: string) => {
    const product = products.find((one) => one.id === id)
    if (!product) return
    onFill(factsFor(listing, product, costInForce(book, id, brazilianDay(new Date())), index))
    if (id !== current) change.mutate(tying(products, product, listing))
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

function nameOf({ marketplace, id, sku = '', title }: Listing) {
  return { marketplace, calculator: id, sku, name: title, variation: '' }
}

/** What a product says of a listing; other costs that the seller typed stay. */
function factsFor(
  listing: Listing,
  product: StoredProduct,
  cost: CostInForce | null,
  index: ProductIndex,
): ProductFacts {
  const { sku, weight, packaging } = product
  const fees = statedFees(index, { ...nameOf(listing), calculator: '', sku, name: product.name })
  return {
    name: product.name || sku,
    part: {
      ...(cost && { productCost: toReais(cost.cost) }),
      ...(packaging !== null && listing.variableCost === 0 && { variableCost: toReais(packaging) }),
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
