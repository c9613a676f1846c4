import { Text, Title } from '@mantine/core'
import { texts } from '../texts.ts'
import { explanations } from './explanations.ts'
import type { UnpricedListing } from './no-price-reason.ts'

interface NoPriceProps {
  price: UnpricedListing
}

/** What stands behind the sentence in the price's place, and what would change it. */
export function NoPrice({ price }: NoPriceProps) {
  return (
    <>
      <Title order={3}>{texts.noPrice.why}</Title>
      {linesOf(price).map((line) => (
        <Text key={line} size="sm" mt={8}>
          {line}
        </Text>
      ))}
    </>
  )
}

function linesOf(price: UnpricedListing): string[] {
  if (price.outcome === 'no-price') return [explanations.shares(price.shares), texts.noPrice.advice]
  return [price.heaviestWeight === null ? texts.noPrice.noFeeAtAllAdvice : texts.noPrice.noFeeAdvice]
}
