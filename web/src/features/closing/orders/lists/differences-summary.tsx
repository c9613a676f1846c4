import { Button, Group, Text } from '@mantine/core'
import { AnnouncedResult } from '../../../../forms/announced-result.tsx'
import { formatCents } from '../../../../ui/number-formats.ts'
import type { MarksTotals } from '../../worker/rows/totals.ts'
import { texts } from './texts.ts'

interface DifferencesSummaryProps {
  /** The number of differences that match the filters. */
  count: number
  totals: MarksTotals
  all: number
  isFiltered: boolean
  onClear: () => void
}

/** How many of the differences are shown, and their sum. */
export function DifferencesSummary(props: DifferencesSummaryProps) {
  const { count, totals, all, isFiltered, onClear } = props
  const { sum, contested, recovered } = totals
  return (
    <Group gap="2px 18px">
      <AnnouncedResult>{texts.inWords(count, all, formatCents(sum))}</AnnouncedResult>
      <Text size="sm" fw={600}>
        {isFiltered ? texts.countOf(count, all) : texts.count(all)}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.sum(formatCents(sum))}
      </Text>
      {contested.count > 0 && (
        <Text size="sm" c="dimmed">
          {texts.contested(contested.count, formatCents(contested.amount))}
        </Text>
      )}
      {recovered.count > 0 && (
        <Text size="sm" c="dimmed">
          {texts.recovered(formatCents(recovered.amount))}
        </Text>
      )}
      {isFiltered && (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </Group>
  )
}
