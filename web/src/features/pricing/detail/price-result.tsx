import { Text, Title } from '@mantine/core'
import type { ListingPrice, Marketplace } from '@vendaclara/core/pricing'
import { explanations, type UnpricedListing } from '../model/explanations.ts'
import type { PricingSides } from '../model/pricing-sides.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'
import { PriceBreakdown } from './price-breakdown.tsx'

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

interface NoPriceProps {
  price: UnpricedListing
  isBanded: boolean
}

/** What stands behind the sentence in the price's place, and what would change it. */
function NoPrice({ price, isBanded }: NoPriceProps) {
  return (
    <>
      <Title order={3}>{texts.noPrice.why}</Title>
      {linesOf(price, isBanded).map((line) => (
        <Text key={line} size="sm" mt={8}>
          {line}
        </Text>
      ))}
    </>
  )
}

function linesOf(price: UnpricedListing, isBanded: boolean): readonly string[] {
  if (price.outcome === 'no-commission') return texts.noPrice.noCommissionAdvice
  if (price.outcome === 'no-fee') {
    return [price.heaviestWeight === null ? texts.noPrice.noFeeAtAllAdvice : texts.noPrice.noFeeAdvice]
  }
  const shares = explanations.shares(price.shares)
  return [isBanded ? `${texts.noPrice.highestBand} ${shares}` : shares, texts.noPrice.advice]
}
