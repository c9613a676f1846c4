import { Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { negative, noCents, toReais } from '@vendaclara/core/money'
import { useId } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { useDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { markOf } from '../../model/marks.ts'
import { movementQueries } from '../../movements/movement-queries.ts'
import { MarkEditor, type MarkEditorProps } from '../mark-editor.tsx'
import type { Marking } from '../use-marks.tsx'
import classes from './claims.module.css'
import { CopyTextButton } from './copy-text-button.tsx'
import { freightText, freightToContest } from './freight-to-contest.tsx'
import { type LineToMark, subjectOfLine } from './lines-to-mark.tsx'
import { returnsToAnswer } from './returns-to-answer.tsx'
import { texts } from './texts.ts'

interface LinesOfOrderProps extends Pick<MarkEditorProps, 'drafts' | 'onDraft'> {
  marketplace: ClosingMarketplace
  orderId: string
  marking: Marking
  /** The class of each section. */
  className: string | undefined
}

/** The freight that the wallet charged for one order, and its return, each with how the seller marked it. */
export function LinesOfOrder(props: LinesOfOrderProps) {
  const { marketplace, orderId, marking } = props
  const { user } = useSession()
  const today = useDay(brazilianDay)
  const { data = [] } = useQuery(movementQueries.order(user, marketplace, orderId))
  const ofWallet = data.filter(({ source, kind }) => source === 'wallet' && kind === 'freight')
  const returned = data.filter(({ source }) => source === 'returns')
  const [charge] = freightToContest(ofWallet, marketplace, marking.marks, today).lines
  const [answer] = returnsToAnswer(returned, marking.marks, today)
  return (
    <>
      <LineOfOrder {...props} source="wallet" line={charge} />
      <LineOfOrder {...props} source="returns" line={answer} />
    </>
  )
}

interface LineOfOrderProps extends LinesOfOrderProps {
  source: 'wallet' | 'returns'
  /** Undefined if no stored file has it; it is still shown if it is marked. */
  line: LineToMark | undefined
}

function LineOfOrder({ source, line, orderId, marking, className, drafts, onDraft }: LineOfOrderProps) {
  const title = useId()
  const { marks, mark } = marking
  const of = { orderId, subject: subjectOfLine[source] }
  const { state, note } = markOf(marks, of)
  if (!line && state === null && note === '') return null
  const words = texts.lines[source]
  const { amount = noCents } = line ?? {}
  return (
    <section aria-labelledby={title} className={className}>
      <Group gap="xs" justify="space-between">
        <Title order={3} size="h5" id={title}>
          {words.ofOrder}
        </Title>
        {line && source === 'wallet' && (
          <CopyTextButton label={texts.lines.wallet.copy} text={() => freightText([line])} />
        )}
      </Group>
      <Text size="sm">
        {line ? (
          <>
            <strong className={classes.amount}>
              {line.amount === undefined ? texts.lines.unknown : formatBrl(toReais(amount))}
            </strong>
            {[line.due, ...line.said].filter(Boolean).map((part) => ` · ${part}`)}
          </>
        ) : (
          words.ofOrderGone
        )}
      </Text>
      <MarkEditor
        row={{ ...of, difference: negative(amount) }}
        {...{ marks, drafts, onDraft }}
        onMark={mark}
      />
    </section>
  )
}
