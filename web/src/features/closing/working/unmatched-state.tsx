import { Badge, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { Unmatched } from '@vendaclara/contract/closing'
import type { LatePayment } from '@vendaclara/contract/closing-late'
import { toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../ui/format-brl.ts'
import { nameMonth } from '../detail/name-month.ts'
import { ageInDays } from './age-in-days.ts'
import { texts } from './texts.ts'

interface UnmatchedStateProps {
  row: Unmatched
  late: LatePayment | undefined
  today: string
}

/** That another month's income paid an order, or how long it has been waiting. */
export function UnmatchedState({ row, late, today }: UnmatchedStateProps) {
  if (late) {
    return (
      <>
        <Badge
          variant="light"
          color="green"
          c="var(--gain)"
          tt="none"
          fw={600}
          leftSection={<IconCircleCheck size={13} aria-hidden />}
        >
          {texts.paidIn(nameMonth(late))}
        </Badge>
        {late.difference !== 0 && (
          <Text span size="xs" c={late.difference < 0 ? 'var(--loss)' : 'var(--gain)'}>
            {texts.paidWith(formatBrl(toReais(late.difference)))}
          </Text>
        )}
      </>
    )
  }
  const age = ageInDays(row['Data de criação do pedido'], today)
  return age === null ? null : (
    <Text span size="xs" c="dimmed">
      {texts.age(age)}
    </Text>
  )
}
