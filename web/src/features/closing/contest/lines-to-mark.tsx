import { Button, Group, Paper, Text, Title } from '@mantine/core'
import type { MovementSource } from '@vendaclara/core/closing'
import { type Cents, negative, noCents, sumCents } from '@vendaclara/core/money'
import { group } from 'd3-array'
import { type ReactNode, useId } from 'react'
import { SteppedTable, useSteps } from '../../../table/stepped-table.tsx'
import { formatCents } from '../../../ui/number-formats.ts'
import { changeMark, type Mark, type MarkOf, markOf } from '../model/marks.ts'
import { OrderId } from '../model/order-id.tsx'
import type { ClaimStage } from '../worker/rows/claims-list.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { MarkBadge } from './marks/mark-badge.tsx'
import { useMarking } from './marks/use-marks.tsx'
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
  /** What the lines are, and what can be done. */
  children: ReactNode
}

/** Lines of one stage: until when something can be done about each, and how the seller marked it. */
export function LinesToMark({ source, lines, children }: LinesToMarkProps) {
  const list = useSteps(lines)
  const id = useId()
  const words = texts.lines[source]
  if (lines.length === 0) return null
  const sum = amountOf(lines)
  const ofOrder = group(lines, ({ orderId }) => orderId)
  const { columns } = texts
  return (
    <Paper withBorder radius="lg" p="md" mb="sm" component="section" aria-labelledby={id}>
      <Group justify="space-between" gap="2px 16px">
        <Title order={2} size="h5" id={id}>
          {words.title}
        </Title>
        <Text span fw={650}>
          {words.total(lines.length, sum === 0 ? '' : formatCents(sum))}
        </Text>
      </Group>
      {children}
      <SteppedTable
        label={words.title}
        columns={[
          {
            id: 'order',
            kind: 'name',
            label: columns.order,
            cell: ({ orderId }) => <OrderId orderId={orderId} canOpen={false} />,
          },
          {
            id: 'due',
            kind: 'text',
            label: columns.due,
            cell: ({ due, said }) => [due, ...said].filter(Boolean).join(' · '),
          },
          {
            id: 'amount',
            kind: 'figure',
            label: columns.amount,
            cell: ({ amount }) => amountInWords(amount),
          },
          {
            id: 'answer',
            kind: 'text',
            label: columns.answer,
            cell: ({ orderId }) => (
              <Answers
                words={words}
                missing={amountOf(ofOrder.get(orderId) ?? [])}
                of={{ orderId, subject: subjectOfLine[source] }}
              />
            ),
          },
        ]}
        list={list}
        keyOf={(line) => line.id}
        nameShare="auto"
        isCompact
      />
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

interface AnswersProps {
  /** What all lines of its order come to, which have one mark. */
  missing: Cents
  of: MarkOf
  words: (typeof texts.lines)['returns' | 'wallet']
}

function Answers({ missing, of, words }: AnswersProps) {
  const { today } = useMonth()
  const { marks, mark } = useMarking()
  const { orderId } = of
  const marked = markOf(marks, of).state
  const say = (state: Mark['state'], claimed = missing) =>
    mark([changeMark({ ...of, difference: negative(claimed) }, marks, { state }, today)])
  const { answers } = texts.lines
  const open = [
    { answer: answers.contested, onClick: () => say('contestado') },
    { answer: answers.accepted, onClick: () => say('perdido', noCents) },
  ]
  const contested = [
    { answer: answers.won, onClick: () => say('recuperado') },
    { answer: answers.lost, onClick: () => say('perdido') },
  ]
  return (
    <Group gap={6}>
      {marked !== null && <MarkBadge state={marked} />}
      {(marked === null ? open : marked === 'contestado' ? contested : []).map(
        ({ answer, onClick }, place) => (
          <Button
            key={answer}
            size="compact-sm"
            variant={place === 0 ? 'light' : 'default'}
            aria-label={words.mark(answer, orderId)}
            onClick={onClick}
          >
            {answer}
          </Button>
        ),
      )}
      {marked !== null && (
        <Button size="compact-sm" variant="subtle" onClick={() => say(null)}>
          {texts.lines.reopen}
        </Button>
      )}
    </Group>
  )
}
