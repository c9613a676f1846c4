import { Text } from '@mantine/core'
import { daysBetween } from '@vendaclara/core/calendar'
import type { AwaitedState, UnmatchedOrder } from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import { formatCents } from '../../../../ui/number-formats.ts'
import { ageInDays, formatOrderDate } from '../../model/order-dates.ts'
import { texts } from './texts.ts'

interface DueNoteProps {
  row: UnmatchedOrder
  /** The expected amount. */
  amount: Cents
  state: AwaitedState
  today: string
}

const colors: Partial<Record<AwaitedState, string>> = { overdue: 'var(--loss)', due: 'var(--accent-text)' }

/** When an order's money is expected, and how much; the age of the order if that is unknown. */
export function DueNote({ row: { due, createdAt }, amount, state, today }: DueNoteProps) {
  if (state === 'unpaid') return <Note>{texts.due.unpaid}</Note>
  const money = formatCents(amount)
  if (!due) {
    const age = ageInDays(createdAt, today)
    return <Note>{[money, texts.due.none, age === null ? [] : texts.age(age)].flat().join(' · ')}</Note>
  }
  const day = formatOrderDate(due.on)
  const dayNote = due.basis === 'estimated' ? texts.due.estimated(day) : texts.due.on(day)
  return (
    <>
      <Text span size="xs" fw={600} c={colors[state] ?? 'dimmed'}>
        {texts.due.in(daysBetween(today, due.on))}
      </Text>
      <Note>{`${dayNote} · ${money}`}</Note>
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
