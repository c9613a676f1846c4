import { Badge, Chip, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { type AwaitedState, awaitedStates, type Receivable as Sums } from '@vendaclara/core/closing'
import { negative } from '@vendaclara/core/money'
import { memo } from 'react'
import { formatCents, formatCount } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { useMonth, useView } from '../../worker/rows/open-month.tsx'
import { AgeBar } from './age-bar.tsx'
import { OrderLists } from './order-lists.tsx'
import classes from './receivable.module.css'
import { Settled } from './settled.tsx'
import { texts } from './texts.ts'
import { Weeks } from './weeks.tsx'

interface ReceivableProps {
  /** The state of the orders shown below; null for all. */
  state: AwaitedState | null
  onState: (state: AwaitedState | null) => void
}

/** What is still to be paid for a month: how much, by age, week by week, and by state. */
export const Receivable = memo(function Receivable({ state, onState }: ReceivableProps) {
  const { closing, today } = useMonth()
  const { matched, sums } = closing.figures
  const states = useView('states', { today, matched, counts: sums?.counts })
  if (!states) return null
  const { receivable, settled, asExpected, nothingDue } = states
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      aria-label={texts.title}
      className={classes.panel}
    >
      <Group justify="space-between" align="baseline" gap="4px 16px">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        <Text fw={700} fz="1.5rem">
          {formatCents(receivable.amount)}
          <Text span size="sm" c="dimmed" fw={400} ms={8}>
            {texts.orders(receivable.count)}
          </Text>
        </Text>
      </Group>
      {receivable.count > 0 && (
        <>
          {Object.values(receivable.bands).filter(({ count }) => count > 0).length > 1 && (
            <AgeBar sums={receivable} />
          )}
          <Weeks weeks={receivable.weeks} today={today} />
        </>
      )}
      <Advice sums={receivable} />
      <Settled settled={settled} nothingDue={nothingDue} />
      <OrderLists asExpected={asExpected} nothingDue={nothingDue} />
      <StateChips sums={receivable} state={state} onState={onState} />
    </Paper>
  )
})

/** What the dates are based on, and what to do about overdue or undated orders. */
function Advice({ sums }: { sums: Sums }) {
  const { marketplace, figures } = useMonth().closing
  const words = marketplaceWords[marketplace]
  const { overdue, undated, owed } = sums.states
  const isOlder = undated.count > 0 && !figures.sums?.counts
  const sentences = [
    sums.count === 0 && texts.nothing,
    overdue.count > 0 && texts.overdue(words),
    sums.estimated > 0 && texts.estimated(sums.estimated),
    isOlder && texts.older(words),
    undated.count > 0 && !isOlder && texts.undated(undated.count, words),
    owed.count > 0 && texts.owed(owed.count, formatCents(negative(owed.amount))),
  ]
  return (
    <Stack gap={4} mt="sm">
      {sentences.map(
        (sentence) =>
          sentence && (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ),
      )}
      {sums.count > undated.count && (
        <Text size="xs" c="dimmed">
          {words.due}
        </Text>
      )}
    </Stack>
  )
}

interface StateChipsProps extends Pick<ReceivableProps, 'state' | 'onState'> {
  sums: Sums
}

/**
 * Chooses the state of the orders shown below. States without orders are left out, except the chosen one. A single
 * state is no choice.
 */
function StateChips({ sums: { states }, state, onState }: StateChipsProps) {
  const shown = awaitedStates.filter((one) => states[one].count > 0 || one === state)
  if (shown.length < 2 && state === null) return null
  return (
    <Group gap={8} mt="md" role="group" aria-label={texts.show}>
      {shown.map((one) => (
        <Chip
          key={one}
          size="sm"
          variant="outline"
          checked={state === one}
          onChange={() => onState(state === one ? null : one)}
        >
          {texts.states[one]}{' '}
          <Badge component="span" size="sm" variant="light" color="gray" ms={4}>
            {formatCount(states[one].count)}
          </Badge>
        </Chip>
      ))}
    </Group>
  )
}
