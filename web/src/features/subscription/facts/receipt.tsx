import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Payment } from '@vendaclara/contract/subscription'
import pieces from '../../../theme/pieces.module.css'
import { formatDay } from '../../../ui/days.ts'
import { texts } from './texts.ts'

/** A link to the receipt of a payment, if there is one. */
export function Receipt({ payment, label = texts.receipt }: { payment: Payment; label?: string }) {
  if (payment.receiptUrl === null) return null
  return (
    <Anchor
      href={payment.receiptUrl}
      target="_blank"
      rel="noreferrer"
      size="sm"
      c="var(--accent-text)"
      aria-label={texts.receiptOf(formatDay(payment.dueDate))}
      className={pieces.marked}
    >
      {label}
      <IconExternalLink size={15} aria-hidden />
    </Anchor>
  )
}
