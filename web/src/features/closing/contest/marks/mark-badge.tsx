import { Badge } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconFlag } from '@tabler/icons-react'
import type { OrderMark } from '@vendaclara/contract/closing'
import { texts } from './texts.ts'

interface MarkBadgeProps {
  state: NonNullable<OrderMark['state']>
}

const looks = {
  contestado: { icon: IconFlag, color: 'orange', c: 'var(--accent-text)' },
  recuperado: { icon: IconCircleCheck, color: 'green', c: 'var(--gain)' },
  perdido: { icon: IconCircleX, color: 'gray', c: 'dimmed' },
} as const

/** The seller's progress with an order. */
export function MarkBadge({ state }: MarkBadgeProps) {
  const { icon: Icon, ...look } = looks[state]
  return (
    <Badge variant="light" tt="none" fw={600} leftSection={<Icon size={13} aria-hidden />} {...look}>
      {texts.marks[state]}
    </Badge>
  )
}
