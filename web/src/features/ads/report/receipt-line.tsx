import { Text } from '@mantine/core'
import type { AdsReceipt } from '@vendaclara/core/ads'
import { formatCount } from '../../../ui/format-count.ts'
import { texts } from '../texts.ts'
import { BadRows } from './bad-rows.tsx'

interface ReceiptLineProps {
  receipt: AdsReceipt
}

/** Accounts for every row of the file. */
export function ReceiptLine({ receipt }: ReceiptLineProps) {
  const { rows, used, excluded, withoutClicks, overall, repeated, bad, unreadableValues } = receipt
  const parts = [
    texts.receipt.used(formatCount(used), used === 1),
    texts.receipt.excluded(formatCount(excluded)),
    texts.receipt.withoutClicks(formatCount(withoutClicks)),
    texts.receipt.overall(formatCount(overall)),
    ...(repeated > 0 ? [texts.receipt.repeated(formatCount(repeated), repeated === 1)] : []),
    texts.receipt.bad(formatCount(bad)),
  ]
  return (
    <section aria-label={texts.receipt.title}>
      <Text size="sm" c="dimmed">
        {`${texts.receipt.lines(formatCount(rows), rows === 1)} = ${parts.join(' + ')}.`}
        {unreadableValues > 0 && ` ${texts.receipt.unreadable(formatCount(unreadableValues))}`}
      </Text>
      <BadRows receipt={receipt} />
    </section>
  )
}
