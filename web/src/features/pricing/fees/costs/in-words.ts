import type { ListingPrice } from '@vendaclara/core/pricing'
import { formatBrl } from '../../../../ui/number-formats.ts'
import type { Listing } from '../../model/listing.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import type { ChangedCost } from './changed-costs.ts'
import { texts } from './texts.ts'

export function titleOf({ title }: Listing): string {
  return title || pricingTexts.list.untitled
}

export function costInWords({ listing: { productCost }, cost }: ChangedCost): string {
  return texts.change(productCost === 0 ? texts.noCost : formatBrl(productCost), formatBrl(cost))
}

export function priceInWords(price: ListingPrice): string {
  return price.outcome === 'priced' ? formatBrl(price.price) : pricingTexts.list.without[price.outcome]
}
