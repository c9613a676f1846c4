import { Text } from '@mantine/core'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { type SettledState, settledStates } from '@vendaclara/core/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import { texts } from './texts.ts'

interface SettledProps {
  closing: ListedAnalysis
  settled: Readonly<Record<SettledState, number>>
}

/** How many orders of the month are cancelled and returned. */
export function leftOutCounts({ figures }: ListedAnalysis) {
  const { cancelled = 0, returned = 0 } = figures.sums?.counts ?? {}
  return { cancelled, returned }
}

/** How many of the month's other orders are in each state; empty states are left out. */
export function Settled({ closing, settled }: SettledProps) {
  const { cancelled, returned } = leftOutCounts(closing)
  const counts = [
    ...settledStates.map((state) => ({ name: texts.settled[state], count: settled[state] })),
    { name: texts.cancelled, count: cancelled },
    { name: texts.returned, count: returned },
  ].filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <Text size="sm" mt="sm">
      {texts.others} {counts.map(({ name, count }) => `${formatCount(count)} ${name(count)}`).join(' · ')}
    </Text>
  )
}
