import { Text } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { type ListingPrice, specificationTables } from '@vendaclara/core/pricing'
import type { Listing } from '../listing/listing.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'
import { NoPrice } from './no-price.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'

interface PriceResultProps {
  listing: Listing
  config: ShopConfig
  price: ListingPrice
}

/** Where the price goes, or why there is none, and by which fees. */
export function PriceResult({ listing, config, price }: PriceResultProps) {
  const table = specificationTables[listing.marketplace]
  return (
    <section className={classes.breakdown}>
      {price.outcome === 'priced' ? (
        <PriceBreakdown priced={price} marketplace={listing.marketplace} shop={config} />
      ) : (
        <NoPrice price={price} />
      )}
      <Text size="xs" c="dimmed" mt="lg">
        {texts.fees.table(table.name)} · {texts.fees.source(table.source)}
      </Text>
    </section>
  )
}
