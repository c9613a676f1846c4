import { Text } from '@mantine/core'
import {
  answerEquation,
  awaitedCount,
  type ClosingFigures,
  type MissingParts,
  type MonthAnswer,
  missingParts,
} from '@vendaclara/core/closing'
import { negative } from '@vendaclara/core/money'
import type { ReactNode } from 'react'
import { formatCents } from '../../../../ui/number-formats.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import classes from './summary.module.css'
import { texts } from './texts.ts'

interface AnswerProps {
  figures: ClosingFigures
  answer: MonthAnswer
}

/** The result of a month as one sum to read: what was expected, what came, what is missing and what that consists of. */
export function Answer({ figures, answer }: AnswerProps) {
  const { today } = useMonth()
  const { steps, amount, result } = answerEquation(answer)
  const parts = missingParts(figures, today)
  const explained = parts?.explained ?? 0
  const lines = parts ? partLines(parts) : []
  const { adjustments } = figures.sums ?? {}
  const notes: Record<(typeof steps)[number]['name'], ReactNode> = {
    expected: texts.answer.orders(figures.matched + awaitedCount(figures)),
    refunded: null,
    received: (
      <>
        <span>{texts.answer.paid(figures.matched)}</span>
        {adjustments && <span>{texts.answer.adjustments(formatCents(adjustments.amount))}</span>}
      </>
    ),
    regained: null,
  }
  return (
    <dl className={classes.answer}>
      {steps.map(({ name, sign, amount: of }, place) => (
        <Step
          key={name}
          sign={place === 0 ? undefined : (of < 0 ? -sign : sign) < 0 ? '−' : '+'}
          label={texts.answer[name]}
          note={notes[name]}
        >
          {formatCents(place > 0 && of < 0 ? negative(of) : of)}
        </Step>
      ))}
      <Step
        sign="="
        label={texts.answer[result]}
        tone={result === 'missing' && amount > explained ? 'loss' : 'gain'}
        note={lines.length > 0 ? lines.map((line) => <span key={line}>{line}</span>) : texts.answer.nothing}
      >
        {formatCents(amount)}
      </Step>
    </dl>
  )
}

/** What the missing amount consists of. */
function partLines({ awaited, count, less, rest, explained, more, crumbs }: MissingParts): readonly string[] {
  const { answer } = texts
  return [
    ...(awaited !== 0 ? [answer.awaited(formatCents(awaited), count)] : []),
    ...(less > 0 ? [answer.less(formatCents(less))] : []),
    ...(rest > 0 ? [answer.rest(formatCents(rest))] : []),
    ...(explained > 0 ? [answer.explained(formatCents(explained))] : []),
    ...(more < 0 ? [answer.more(formatCents(negative(more)))] : []),
    ...(crumbs === 0 ? [] : [answer.crumbs(formatCents(crumbs))]),
  ]
}

interface StepProps {
  /** How its amount is joined to those before it; none for the first. */
  sign: '+' | '−' | '=' | undefined
  label: string
  tone?: 'loss' | 'gain'
  note: ReactNode
  children: ReactNode
}

function Step({ sign, label, tone, note, children }: StepProps) {
  return (
    <div className={classes.step} data-tone={tone} data-sign={sign}>
      <dt>{label}</dt>
      <dd className={classes.amount}>{children}</dd>
      {note && (
        <Text component="dd" size="xs" c="dimmed" className={classes.parts}>
          {note}
        </Text>
      )}
    </div>
  )
}
