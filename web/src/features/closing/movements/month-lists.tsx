import { Button, Paper, Text, Title } from '@mantine/core'
import { brazilianDay, daysBetween } from '@vendaclara/core/calendar'
import type { Movement } from '@vendaclara/core/closing'
import { type ReactNode, useId, useState } from 'react'
import { formatDay, useDay } from '../../../ui/days.ts'
import { formatCents } from '../../../ui/number-formats.ts'
import classes from './movements.module.css'
import { texts } from './texts.ts'

const shownAtFirst = 10
const step = 100

interface ListProps {
  lines: readonly Movement[]
  /** How many there are in all. */
  count: number
}

/** The returns of a month; those to answer soonest come first. */
export function ReturnsList({ lines, count }: ListProps) {
  const today = useDay(brazilianDay)
  return (
    <LinesList title={texts.month.returnsList} lines={lines} count={count}>
      {({ day, orderId, state, text, until, amount }) => (
        <>
          <span>{formatDay(day)}</span>
          <span>
            {[orderId, state, text].filter(Boolean).join(' · ')}
            {until && (
              <Text span size="sm" fw={600} c={until >= today ? 'var(--accent-text)' : 'dimmed'}>
                {` ${texts.month.until(formatDay(until), daysBetween(today, until))}`}
              </Text>
            )}
          </span>
          <span className={classes.amount}>
            {amount === undefined ? texts.order.unknown : formatCents(amount)}
          </span>
        </>
      )}
    </LinesList>
  )
}

/** The wallet's lines of a month that are about no order. */
export function OutsideList({ lines, count }: ListProps) {
  return (
    <LinesList title={texts.month.outsideList} lines={lines} count={count}>
      {({ day, kind, state, text, amount }) => (
        <>
          <span>{formatDay(day)}</span>
          <span>{[text || texts.kinds[kind], state].filter(Boolean).join(' · ')}</span>
          <span
            className={classes.amount}
            data-loss={(kind === 'adjustment' && (amount ?? 0) < 0) || undefined}
          >
            {amount === undefined ? texts.order.unknown : formatCents(amount)}
          </span>
        </>
      )}
    </LinesList>
  )
}

interface LinesListProps extends ListProps {
  title: string
  children: (line: Movement) => ReactNode
}

function LinesList({ title, lines, count, children }: LinesListProps) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const id = useId()
  if (lines.length === 0) return null
  const left = lines.length - wanted
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <ul className={classes.lines}>
        {lines.slice(0, wanted).map((line) => (
          <li key={line.id} className={classes.line}>
            {children(line)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="default" size="sm" mt="xs" onClick={() => setWanted(wanted + step)}>
          {texts.month.more(Math.min(step, left))}
        </Button>
      )}
      {count > lines.length && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.month.onlyFirst(lines.length)}
        </Text>
      )}
    </Paper>
  )
}
