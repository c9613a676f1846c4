import { Group, Paper, Text, Title } from '@mantine/core'
import type { ClosingFigures } from '@vendaclara/core/closing'
import { memo } from 'react'
import type { Filters } from '../worker/rows/filters.ts'
import type { ResultTotals } from '../worker/rows/month-rows.ts'
import classes from './charts.module.css'
import { DayBars } from './day-bars.tsx'
import { MonthSteps } from './month-steps.tsx'
import { ReasonBars } from './reason-bars.tsx'
import { texts } from './texts.ts'

interface DifferenceChartsProps {
  figures: Pick<ClosingFigures, 'sums'>
  totals: ResultTotals
  reasons: Filters['reasons']
  onReasons: (reasons: Filters['reasons']) => void
}

/** The differences of a closing, drawn by day and by reason. */
export const DifferenceCharts = memo(function DifferenceCharts({
  figures,
  totals,
  reasons,
  onReasons,
}: DifferenceChartsProps) {
  const { days, undated } = totals
  return (
    <section aria-label={texts.title}>
      <Group align="stretch" gap="md">
        {figures.sums && (
          <Paper withBorder className={classes.panel} flex="1 1 100%">
            <Title order={2} size="h4">
              {texts.bySteps}
            </Title>
            <MonthSteps figures={figures} reasons={totals.reasons} />
          </Paper>
        )}
        <Paper withBorder className={classes.panel} flex="3 1 420px">
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
        <Paper withBorder className={classes.panel} flex="2 1 280px">
          <Title order={2} size="h4">
            {texts.byReason}
          </Title>
          <ReasonBars reasons={totals.reasons} chosen={reasons} onChoose={onReasons} />
        </Paper>
      </Group>
    </section>
  )
})
