import { Text } from '@mantine/core'
import { type AdsReport, outsideTerms, profitAfterAds, type WeighedTerms } from '@vendaclara/core/ads'
import { formatBrl } from '../../../ui/format-brl.ts'
import { texts } from './texts.ts'

const smallest = 0.005

interface OutsideTermsNoteProps {
  report: AdsReport
  weighed: WeighedTerms
  margin: number
}

/** Why the results of the terms do not add up to that of the whole report, where they do not. */
export function OutsideTermsNote({ report, weighed, margin }: OutsideTermsNoteProps) {
  const outside = outsideTerms(report, weighed)
  const parts = (['spend', 'gmv'] as const).flatMap((name) => {
    const amount = outside[name]
    return amount === 0 ? [] : texts.outside.part(name, formatBrl(Math.abs(amount)), amount > 0)
  })
  if (parts.length === 0) return null
  const result = profitAfterAds(outside, margin)
  return (
    <Text size="sm" c="dimmed" maw="96ch">
      {texts.outside.more(parts.join(' e '))}{' '}
      {Math.abs(result) >= smallest && texts.outside.result(formatBrl(Math.abs(result)), result > 0)}{' '}
      {texts.outside.cause(report.receipt)}
    </Text>
  )
}
