import { Text } from '@mantine/core'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { type SettledState, settledStates } from '@vendaclara/core/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import { texts } from './texts.ts'

interface SettledProps {
  closing: AnalysisSummary
  settled: Readonly<Record<SettledState, number>>
}

/** How many orders of the month are cancelled and returned, from its receipts if they have the numbers. */
export function leftOutCounts({ figures, receipts }: AnalysisSummary) {
  const leftOut = [figures.sums?.counts, ...(receipts.orders ?? [])]
  const cancelled = leftOut.reduce((sum, one) => sum + (one?.cancelled ?? 0), 0)
  const returned = leftOut.reduce((sum, one) => sum + (one?.returned ?? 0), 0)
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
