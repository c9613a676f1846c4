import { Badge } from '@mantine/core'
import { IconCircleCheck, IconFlag } from '@tabler/icons-react'
import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { texts } from './texts.ts'

interface MarkBadgeProps {
  state: NonNullable<ClosingOrder['state']>
}

/** How far the seller is with an order. */
export function MarkBadge({ state }: MarkBadgeProps) {
  const isRecovered = state === 'recuperado'
  const Icon = isRecovered ? IconCircleCheck : IconFlag
  return (
    <Badge
      variant="light"
      color={isRecovered ? 'green' : 'orange'}
      c={isRecovered ? 'var(--gain)' : 'var(--accent-text)'}
      tt="none"
      fw={600}
      leftSection={<Icon size={13} aria-hidden />}
    >
      {texts.marks[state]}
    </Badge>
  )
}
