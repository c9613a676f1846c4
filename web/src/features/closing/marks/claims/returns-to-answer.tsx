import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Analysis } from '@vendaclara/contract/closing'
import { type CalendarDate, daysBetween } from '@vendaclara/core/calendar'
import { awaitsSeller, type Movement, movementMarketplaces } from '@vendaclara/core/closing'
import { addCents, type Cents, negative, noCents, toReais } from '@vendaclara/core/money'
import { useId, useState } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { changeMark, type Mark, type Marks } from '../../model/marks.ts'
import { monthKey } from '../../model/months.ts'
import { movementQueries } from '../../movements/movement-queries.ts'
import { type ClaimStage, stageOfMark } from '../../results/claims-list.ts'
import { MarkBadge } from '../mark-badge.tsx'
import type { Marking } from '../use-marks.tsx'
import classes from './claims.module.css'
import { countdown, texts } from './texts.ts'

/** A return that the seller must answer by a day. */
export interface ReturnToAnswer {
  readonly line: Movement & { readonly orderId: string; readonly until: CalendarDate }
  readonly stage: ClaimStage
}

type OfMonth = Pick<Analysis, 'month' | 'year' | 'marketplace'>

/** The returns of a month that the seller must or had to answer; those that end first come first. */
export function useReturnsToAnswer(closing: OfMonth, marks: Marks, today: string): readonly ReturnToAnswer[] {
  const { user } = useSession()
  const { marketplace } = closing
  const { data } = useQuery({
    ...movementQueries.month(user, marketplace, monthKey(closing)),
    enabled: movementMarketplaces.includes(marketplace),
  })
  return (data?.returns ?? []).flatMap((line): ReturnToAnswer[] => {
    const { orderId, until } = line
    const state = orderId && marks.get(orderId)?.state
    if (!orderId || !until || (!state && !awaitsSeller(line))) return []
    const stage = state ? stageOfMark[state] : until < today ? 'gone-by' : 'to-do'
    return [{ line: { ...line, orderId, until }, stage }]
  })
}

interface ReturnsToAnswerProps {
  closing: OfMonth
  /** The returns of one stage. */
  returns: readonly ReturnToAnswer[]
  marking: Marking
  today: string
}

const shownAtFirst = 10
const step = 100

/** The returns of one stage: by when each must be answered, and how the seller marked it. */
export function ReturnsToAnswer({ closing, returns, marking, today }: ReturnsToAnswerProps) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const id = useId()
  if (returns.length === 0) return null
  const sum = returns.reduce((total, { line }) => addCents(total, refundOf(line)), noCents)
  const left = returns.length - wanted
  return (
    <Paper withBorder radius="lg" p="md" mb="sm" component="section" aria-labelledby={id}>
      <span className={classes.head}>
        <Title order={3} size="h5" id={id}>
          {texts.returns.title}
        </Title>
        <Text span fw={650} className={classes.amount}>
          {texts.returns.total(returns.length, sum === 0 ? '' : formatBrl(toReais(sum)))}
        </Text>
      </span>
      <Text size="xs" c="dimmed" mb="xs">
        {texts.returns.about(marketplaceWords[closing.marketplace])}
      </Text>
      <ul className={classes.orders}>
        {returns.slice(0, wanted).map(({ line }) => (
          <Return key={line.id} line={line} marking={marking} today={today} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setWanted(wanted + step)}>
          {texts.returns.more(Math.min(step, left))}
        </Button>
      )}
    </Paper>
  )
}

interface ReturnProps {
  line: ReturnToAnswer['line']
  marking: Marking
  today: string
}

function Return({ line, marking, today }: ReturnProps) {
  const { orderId, until, state, text, amount } = line
  const { marks, mark } = marking
  const marked = marks.get(orderId)?.state ?? null
  const say = (to: Mark['state'], missing: Cents) =>
    mark([changeMark({ orderId, difference: negative(missing) }, marks, { state: to }, today)])
  const { returns: words } = texts
  return (
    <li className={classes.return}>
      <span className={classes.id}>
        {orderId}
        <CopyButton value={orderId} label={texts.copyId(orderId)} copiedLabel={texts.copiedId} />
      </span>
      <span className={classes.due}>
        <strong>{words.until(formatDay(until), countdown(daysBetween(today, until)))}</strong>
        {[state, text].filter(Boolean).map((part) => ` · ${part}`)}
      </span>
      <span className={classes.amount}>
        {amount === undefined ? words.unknown : formatBrl(toReais(refundOf(line)))}
      </span>
      <Group gap={6} className={classes.answers}>
        {marked === null ? (
          <>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={words.mark(words.contested, orderId)}
              onClick={() => say('contestado', refundOf(line))}
            >
              {words.contested}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.mark(words.accepted, orderId)}
              onClick={() => say('perdido', noCents)}
            >
              {words.accepted}
            </Button>
          </>
        ) : (
          <>
            <MarkBadge state={marked} />
            <Button size="compact-sm" variant="subtle" onClick={() => say(null, refundOf(line))}>
              {words.reopen}
            </Button>
          </>
        )}
      </Group>
    </li>
  )
}

/** The amount that goes back to the buyer, 0 or more. */
function refundOf({ amount }: Pick<Movement, 'amount'>): Cents {
  return amount === undefined ? noCents : negative(amount)
}
