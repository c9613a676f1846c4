import { categoriesOf } from '@vendaclara/core/pricing'
import { formatNumber, unbroken } from '../../../../ui/number-formats.ts'
import type { Listing } from '../../model/listing.ts'
import type { SellerField } from '../../saving/conflict/merge-listings.ts'
import { texts } from '../../saving/conflict/texts.ts'

const money = (reais: number) => unbroken(`R$ ${formatNumber(reais, 2, 6)}`)
const percent = (share: number) => `${formatNumber(share, 0, 6)}%`
const kilograms = (weight: number) => unbroken(`${formatNumber(weight, 0, 6)} kg`)

const numbers: { readonly [Field in SellerField]?: (value: number) => string } = {
  productCost: money,
  variableCost: money,
  shippingCost: money,
  currentPrice: money,
  adsAmount: money,
  couponAmount: money,
  affiliateAmount: money,
  profitMargin: percent,
  mlTax: percent,
  adsPercent: percent,
  couponPercent: percent,
  affiliatePercent: percent,
  peso: kilograms,
}

/** The value of a field with all its decimals, so that two values that differ never read alike. */
export function fieldInWords(listing: Listing, field: SellerField): string {
  const value = listing[field]
  if (typeof value === 'number') return numbers[field]?.(value) ?? String(value)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (value === undefined || value === '') return texts.none
  if (field !== 'category') return value
  return categoriesOf(listing.marketplace).find(({ id }) => id === value)?.name ?? value
}
