import { Text, Title } from '@mantine/core'
import { texts } from '../texts.ts'
import { explanations } from './explanations.ts'
import type { UnpricedListing } from './no-price-reason.ts'

interface NoPriceProps {
  price: UnpricedListing
  isBanded: boolean
}

/** What stands behind the sentence in the price's place, and what would change it. */
export function NoPrice({ price, isBanded }: NoPriceProps) {
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
