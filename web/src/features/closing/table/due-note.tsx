import { Text } from '@mantine/core'
import { daysBetween } from '@vendaclara/core/calendar'
import type { AwaitedState, UnmatchedOrder } from '@vendaclara/core/closing'
import { ageInDays, formatOrderDate } from '../model/order-dates.ts'
import { texts } from './texts.ts'

interface DueNoteProps {
  row: UnmatchedOrder
  state: AwaitedState
  today: string
}

const colors: Partial<Record<AwaitedState, string>> = { overdue: 'var(--loss)', due: 'var(--accent-text)' }

/** When the money of an order is expected, by the calendar; how old the order is where that is not known. */
export function DueNote({ row: { due, createdAt }, state, today }: DueNoteProps) {
  if (state === 'unpaid') return <Note>{texts.due.unpaid}</Note>
  if (!due) {
    const age = ageInDays(createdAt, today)
    return <Note>{age === null ? texts.due.none : `${texts.due.none} · ${texts.age(age)}`}</Note>
  }
  const day = formatOrderDate(due.on)
  return (
    <>
      <Text span size="xs" fw={600} c={colors[state] ?? 'dimmed'}>
        {texts.due.in(daysBetween(today, due.on))}
      </Text>
      <Note>{due.basis === 'estimated' ? texts.due.estimated(day) : day}</Note>
    </>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Text span size="xs" c="dimmed">
      {children}
    </Text>
  )
}
