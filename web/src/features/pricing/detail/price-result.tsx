import type { ListingPrice, Marketplace } from '@vendaclara/core/pricing'
import classes from './listing-detail.module.css'
import { NoPrice } from './no-price.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import type { PricingSides } from './pricing-sides.ts'

interface PriceResultProps {
  marketplace: Marketplace
  sides: PricingSides
  price: ListingPrice
}

/** Where the price goes, or why there is none. */
export function PriceResult({ marketplace, sides, price }: PriceResultProps) {
  return (
    <section className={classes.breakdown}>
      {price.outcome === 'priced' ? (
        <PriceBreakdown priced={price} marketplace={marketplace} sides={sides} />
      ) : (
        <NoPrice price={price} isBanded={sides.isBanded} />
      )}
    </section>
  )
}
