import { Stack, Text, Title } from '@mantine/core'
import { brazilianDay, daysBetween } from '@vendaclara/core/calendar'
import type { Movement } from '@vendaclara/core/closing'
import { type ReactNode, useId } from 'react'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { Loss } from '../../../../table/small-table.tsx'
import { SteppedTable, useSteps } from '../../../../table/stepped-table.tsx'
import { formatDay, useDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { texts } from './texts.ts'

interface ListProps {
  lines: readonly Movement[]
  /** How many there are in all. */
  count: number
}

/** The returns of a month; those to answer soonest come first. */
export function ReturnsList(list: ListProps) {
  const today = useDay(brazilianDay)
  const what = ({ orderId, state, text, until }: Movement) => (
    <>
      {[orderId, state, text].filter(Boolean).join(' · ')}
      {until && (
        <Text span size="sm" fw={600} c={until >= today ? 'var(--accent-text)' : 'dimmed'}>
          {` ${texts.month.until(formatDay(until), daysBetween(today, until))}`}
        </Text>
      )}
    </>
  )
  return <LinesList {...list} title={texts.month.returnsList} what={what} />
}

/** The wallet's lines of a month that are about no order. */
export function OutsideList(list: ListProps) {
  const what = ({ text, kind, state }: Movement) =>
    [text || texts.kinds[kind], state].filter(Boolean).join(' · ')
  return <LinesList {...list} title={texts.month.outsideList} what={what} />
}

interface LinesListProps extends ListProps {
  title: string
  /** What a line is about. */
  what: (line: Movement) => ReactNode
}

function LinesList({ title, lines, count, what }: LinesListProps) {
  const list = useSteps(lines)
  const id = useId()
  if (lines.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <SteppedTable
        label={title}
        columns={movementColumns(what)}
        list={list}
        keyOf={(line) => line.id}
        isCompact
      />
      {count > lines.length && (
        <Text size="sm" c="dimmed">
          {texts.month.onlyFirst(lines.length)}
        </Text>
      )}
    </Stack>
  )
}

/** Lines with their day, what they are about, and their amount. */
export function movementColumns(what: (line: Movement) => ReactNode): readonly TableColumn<Movement>[] {
  const names = texts.month.columns
  return [
    { id: 'day', kind: 'text', label: names.day, cell: ({ day }) => formatDay(day) },
    { id: 'what', kind: 'name', label: names.what, cell: what },
    { id: 'amount', kind: 'figure', label: names.amount, cell: amountOf },
  ]
}

function amountOf({ kind, amount }: Movement): ReactNode {
  if (amount === undefined) return texts.order.unknown
  return <Loss isLoss={kind === 'adjustment' && amount < 0}>{formatCents(amount)}</Loss>
}
