import { Group, Paper, Text, Title } from '@mantine/core'
import type { Filters } from '../worker/rows/filters.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { DayBars } from './day-bars.tsx'
import { MonthSteps } from './month-steps.tsx'
import { ReasonBars } from './reason-bars.tsx'
import { texts } from './texts.ts'

interface DifferenceChartsProps {
  reasons: Filters['reasons']
  onReasons: (reasons: Filters['reasons']) => void
}

/** The differences of the open month, drawn by day and by reason. */
export function DifferenceCharts({ reasons, onReasons }: DifferenceChartsProps) {
  const { closing, totals } = useMonth()
  if (!totals) return null
  const { figures } = closing
  const { days, undated } = totals
  return (
    <section aria-label={texts.title}>
      <Group align="stretch" gap="md">
        {figures.sums && (
          <Paper withBorder px={20} py={18} miw={0} flex="1 1 100%">
            <Title order={2} size="h4">
              {texts.bySteps}
            </Title>
            <MonthSteps figures={figures} reasons={totals.reasons} />
          </Paper>
        )}
        <Paper withBorder px={20} py={18} miw={0} flex="3 1 420px">
          <Title order={2} size="h4">
            {texts.byDay}
          </Title>
          {days.length > 0 && <DayBars days={days} />}
          {undated > 0 && (
            <Text size="sm" c="dimmed">
              {texts.undated(undated)}
            </Text>
          )}
        </Paper>
        <Paper withBorder px={20} py={18} miw={0} flex="2 1 280px">
          <Title order={2} size="h4">
            {texts.byReason}
          </Title>
          <ReasonBars reasons={totals.reasons} chosen={reasons} onChoose={onReasons} />
        </Paper>
      </Group>
    </section>
  )
}
