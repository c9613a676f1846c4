import { Button, Text } from '@mantine/core'
import { toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../ui/format-brl.ts'
import type { MarksTotals } from './marks-totals.ts'
import { texts } from './texts.ts'
import classes from './working.module.css'

interface WorkingSummaryProps {
  shown: number
  all: number
  totals: MarksTotals
  isFiltered: boolean
  onClear: () => void
}

/** How many of the differences are shown, and what they come to. */
export function WorkingSummary({ shown, all, totals, isFiltered, onClear }: WorkingSummaryProps) {
  const { sum, contested, recovered } = totals
  return (
    <div className={classes.totals}>
      <Text size="sm" fw={600} role="status">
        {isFiltered ? texts.countOf(shown, all) : texts.count(all)}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.sum(formatBrl(toReais(sum)))}
      </Text>
      {contested.count > 0 && (
        <Text size="sm" c="dimmed">
          {texts.contested(contested.count, formatBrl(toReais(contested.amount)))}
        </Text>
      )}
      {recovered.count > 0 && (
        <Text size="sm" c="dimmed">
          {texts.recovered(formatBrl(toReais(recovered.amount)))}
        </Text>
      )}
      {isFiltered && (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}
