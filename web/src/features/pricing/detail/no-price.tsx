import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ListingPrice } from '@vendaclara/core/pricing'
import { formatNumber } from '../../../ui/format-number.ts'
import { texts } from '../texts.ts'
import { explanations } from './explanations.ts'

interface NoPriceProps {
  price: Exclude<ListingPrice, { outcome: 'priced' }>
}

/** Says why there is no price, and what would change that. */
export function NoPrice({ price }: NoPriceProps) {
  const { title, lines } = words(price)
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle />} title={title}>
      {lines.map((line) => (
        <Text key={line} size="sm" mt={4}>
          {line}
        </Text>
      ))}
    </Alert>
  )
}

function words(price: NoPriceProps['price']): { title: string; lines: string[] } {
  if (price.outcome === 'no-price') {
    return { title: texts.noPrice.title, lines: [explanations.shares(price.shares), texts.noPrice.advice] }
  }
  const { heaviestWeight } = price
  return heaviestWeight === null
    ? { title: texts.noPrice.noFeeAtAll, lines: [] }
    : {
        title: texts.noPrice.noFee(formatNumber(heaviestWeight, 0, 3)),
        lines: [texts.noPrice.noFeeAdvice],
      }
}
