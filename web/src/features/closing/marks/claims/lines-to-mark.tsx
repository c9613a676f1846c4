import { Button, Group, Paper, Text, Title } from '@mantine/core'
import type { MovementSource } from '@vendaclara/core/closing'
import { type Cents, negative, noCents, sumCents } from '@vendaclara/core/money'
import { group } from 'd3-array'
import { type ReactNode, useId, useState } from 'react'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatCents } from '../../../../ui/number-formats.ts'
import { changeMark, type Mark, type MarkOf, markOf } from '../../model/marks.ts'
import type { ClaimStage } from '../../results/claims-list.ts'
import { MarkBadge } from '../mark-badge.tsx'
import type { Marking } from '../use-marks.tsx'
import classes from './claims.module.css'
import { texts } from './texts.ts'

/** What a file that serves all months says of an order, and what can be done about it. */
export interface LineToMark {
  readonly id: string
  readonly orderId: string
  /** What can be claimed, 0 or more; absent if the file leaves it unclear. */
  readonly amount: Cents | undefined
  readonly stage: ClaimStage
  /** Until when. */
  readonly due: string
  /** In the words of the file. */
  readonly said: readonly (string | undefined)[]
}

interface LinesToMarkProps {
  source: Extract<MovementSource, 'returns' | 'wallet'>
  /** The lines of one stage. */
  lines: readonly LineToMark[]
  marking: Marking
  today: string
  /** What the lines are, and what can be done. */
  children: ReactNode
}

const shownAtFirst = 10
const step = 100

/** Lines of one stage: until when something can be done about each, and how the seller marked it. */
export function LinesToMark({ source, lines, marking, today, children }: LinesToMarkProps) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const id = useId()
  const words = texts.lines[source]
  if (lines.length === 0) return null
  const sum = amountOf(lines)
  const ofOrder = group(lines, ({ orderId }) => orderId)
  const left = lines.length - wanted
  return (
    <Paper withBorder radius="lg" p="md" mb="sm" component="section" aria-labelledby={id}>
      <span className={classes.head}>
        <Title order={3} size="h5" id={id}>
          {words.title}
        </Title>
        <Text span fw={650} className={classes.amount}>
          {words.total(lines.length, sum === 0 ? '' : formatCents(sum))}
        </Text>
      </span>
      {children}
      <ul className={classes.orders}>
        {lines.slice(0, wanted).map((line) => (
          <Line
            key={line.id}
            {...{ line, marking, today, words }}
            missing={amountOf(ofOrder.get(line.orderId) ?? [])}
            of={{ orderId: line.orderId, subject: subjectOfLine[source] }}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setWanted(wanted + step)}>
          {texts.lines.more(Math.min(step, left))}
        </Button>
      )}
    </Paper>
  )
}

/** What lines come to, without those whose amount is unclear. */
export function amountOf(lines: readonly LineToMark[]): Cents {
  return sumCents(lines.map(({ amount = noCents }) => amount))
}

export function amountInWords(amount: LineToMark['amount']): string {
  return amount === undefined ? texts.lines.unknown : formatCents(amount)
}

/** A line is marked apart from what is missing of its order. */
export const subjectOfLine = { wallet: 'freight', returns: 'return' } as const

interface LineProps extends Pick<LinesToMarkProps, 'marking' | 'today'> {
  line: LineToMark
  /** What all lines of its order come to, which have one mark. */
  missing: Cents
  of: MarkOf
  words: (typeof texts.lines)['returns' | 'wallet']
}

function Line({ line, missing, of, marking, today, words }: LineProps) {
  const { orderId, amount, due, said } = line
  const { marks, mark } = marking
  const marked = markOf(marks, of).state
  const say = (state: Mark['state'], claimed = missing) =>
    mark([changeMark({ ...of, difference: negative(claimed) }, marks, { state }, today)])
  const { answers } = texts.lines
  return (
    <li className={classes.return}>
      <span className={classes.id}>
        {orderId}
        <CopyButton value={orderId} label={texts.copyId(orderId)} copiedLabel={texts.copiedId} />
      </span>
      <span className={classes.due}>
        <strong>{due}</strong>
        {said.filter(Boolean).map((part) => ` · ${part}`)}
      </span>
      <span className={classes.amount}>{amountInWords(amount)}</span>
      <Group gap={6} className={classes.answers}>
        {marked !== null && <MarkBadge state={marked} />}
        {marked === null && (
          <>
            <Answer label={words.mark(answers.contested, orderId)} onClick={() => say('contestado')} isMain>
              {answers.contested}
            </Answer>
            <Answer label={words.mark(answers.accepted, orderId)} onClick={() => say('perdido', noCents)}>
              {answers.accepted}
            </Answer>
          </>
        )}
        {marked === 'contestado' && (
          <>
            <Answer label={words.mark(answers.won, orderId)} onClick={() => say('recuperado')} isMain>
              {answers.won}
            </Answer>
            <Answer label={words.mark(answers.lost, orderId)} onClick={() => say('perdido')}>
              {answers.lost}
            </Answer>
          </>
        )}
        {marked !== null && (
          <Button size="compact-sm" variant="subtle" onClick={() => say(null)}>
            {texts.lines.reopen}
          </Button>
        )}
      </Group>
    </li>
  )
}

interface AnswerProps {
  label: string
  onClick: () => void
  isMain?: boolean
  children: string
}

function Answer({ label, onClick, isMain = false, children }: AnswerProps) {
  return (
    <Button size="compact-sm" variant={isMain ? 'light' : 'default'} aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}
