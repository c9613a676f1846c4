import { Text } from '@mantine/core'
import { settledStates } from '@vendaclara/core/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import type { MonthStates } from '../../worker/rows/month-calls.ts'
import { texts } from './texts.ts'

type SettledProps = Pick<MonthStates, 'settled' | 'nothingDue'>

/** How many of the month's other orders are in each state; empty states are left out. */
export function Settled({ settled, nothingDue }: SettledProps) {
  const counts = [
    ...settledStates.map((state) => ({ name: texts.settled[state], count: settled[state] })),
    { name: texts.cancelled, count: nothingDue.cancelled },
    { name: texts.returned, count: nothingDue.returned },
  ].filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <Text size="sm" mt="sm">
      {texts.others} {counts.map(({ name, count }) => `${formatCount(count)} ${name(count)}`).join(' · ')}
    </Text>
  )
}
