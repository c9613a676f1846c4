import { Button, Group, Text } from '@mantine/core'
import type { OrderDifference } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents, toReais } from '@vendaclara/core/money'
import { useMemo } from 'react'
import { formatBrl } from '../../../ui/number-formats.ts'
import type { Marks } from '../model/marks.ts'
import { texts } from './texts.ts'

interface DifferencesSummaryProps {
  /** Those that the filters leave. */
  rows: readonly OrderDifference[]
  all: number
  marks: Marks
  isFiltered: boolean
  onClear: () => void
}

/** How many of the differences are shown, and what they come to. */
export function DifferencesSummary({ rows, all, marks, isFiltered, onClear }: DifferencesSummaryProps) {
  const { sum, contested, recovered } = useMemo(() => marksTotals(rows, marks), [rows, marks])
  return (
    <Group gap="2px 18px">
      <Text size="sm" fw={600} role="status">
        {isFiltered ? texts.countOf(rows.length, all) : texts.count(all)}
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
    </Group>
  )
}

interface MarksTotals {
  readonly sum: Cents
  readonly contested: { readonly count: number; readonly amount: Cents }
  readonly recovered: { readonly count: number; readonly amount: Cents }
}

/** The sum of differences, of those contested, and of what was recovered. */
export function marksTotals(rows: readonly OrderDifference[], marks: Marks): MarksTotals {
  let sum = noCents
  const contested = { count: 0, amount: noCents }
  const recovered = { count: 0, amount: noCents }
  for (const row of rows) {
    const amount = row.difference
    sum = addCents(sum, amount)
    const mark = marks.get(row.orderId)
    if (mark?.state === 'contestado') {
      contested.count += 1
      contested.amount = addCents(contested.amount, amount)
    } else if (mark?.state === 'recuperado') {
      recovered.count += 1
      recovered.amount = addCents(recovered.amount, mark.recovered)
    }
  }
  return { sum, contested, recovered }
}
