import type { ListingPrice } from '@vendaclara/core/pricing'
import { formatNumber } from '../../../ui/format-number.ts'
import { texts } from '../texts.ts'

export type UnpricedListing = Exclude<ListingPrice, { outcome: 'priced' }>

/** In one sentence why a listing has no price. */
export function noPriceReason(price: UnpricedListing): string {
  if (price.outcome === 'no-price') return texts.noPrice.title
  if (price.outcome === 'no-commission') return texts.noPrice.noCommission
  return price.heaviestWeight === null
    ? texts.noPrice.noFeeAtAll
    : texts.noPrice.noFee(formatNumber(price.heaviestWeight, 0, 3))
}
