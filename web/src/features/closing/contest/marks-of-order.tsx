import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Analysis } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type Cents, negative } from '@vendaclara/core/money'
import { useSession } from '../../../session/use-session.ts'
import { useDay } from '../../../ui/days.ts'
import { movementQueries } from '../files/others/movement-queries.ts'
import { type MarkedOrder, markOf } from '../model/marks.ts'
import { exampleId } from '../model/months.ts'
import { OrderPart } from '../model/order-part.tsx'
import { CopyTextButton } from './copy-text-button.tsx'
import { freightText, freightToContest } from './freight-to-contest.tsx'
import { amountInWords, amountOf, type LineToMark, subjectOfLine } from './lines-to-mark.tsx'
import { MarkEditor, type MarkEditorProps } from './marks/mark-editor.tsx'
import { texts as markTexts } from './marks/texts.ts'
import type { Marking } from './marks/use-marks.tsx'
import { returnsToAnswer } from './returns-to-answer.tsx'
import { texts } from './texts.ts'

interface MarksOfOrderProps extends Pick<MarkEditorProps, 'drafts' | 'onDraft'> {
  closing: Pick<Analysis, 'id' | 'marketplace'>
  orderId: string
  /** Undefined if the order itself has nothing to mark. */
  difference: Cents | undefined
  marking: Marking
}

/** How the seller marked an order, the freight that the wallet charged for it, and its returns. */
export function MarksOfOrder(props: MarksOfOrderProps) {
  const { closing, orderId, difference } = props
  return (
    <>
      {difference !== undefined && (
        <OrderPart title={markTexts.editors.order.title}>
          <Editor {...props} row={{ orderId, difference }} />
        </OrderPart>
      )}
      {closing.id !== exampleId && <LinesOfOrder {...props} />}
    </>
  )
}

function Editor({ row, marking, drafts, onDraft }: MarksOfOrderProps & { row: MarkedOrder }) {
  return <MarkEditor {...{ row, drafts, onDraft }} marks={marking.marks} onMark={marking.mark} />
}

/** What files that serve all months say of an order that can be marked. */
function LinesOfOrder(props: MarksOfOrderProps) {
  const { closing, orderId, marking } = props
  const { marketplace } = closing
  const { user } = useSession()
  const today = useDay(brazilianDay)
  const { data = [] } = useQuery(movementQueries.order(user, marketplace, orderId))
  const ofWallet = data.filter(({ source, kind }) => source === 'wallet' && kind === 'freight')
  const returned = data.filter(({ source }) => source === 'returns')
  const freight = freightToContest(ofWallet, marketplace, marking.marks, today).lines
  return (
    <>
      <LinesOfSource {...props} source="wallet" lines={freight} />
      <LinesOfSource {...props} source="returns" lines={returnsToAnswer(returned, marking.marks, today)} />
    </>
  )
}

interface LinesOfSourceProps extends MarksOfOrderProps {
  source: 'wallet' | 'returns'
  /** Empty if no stored file has any; what is marked is still shown. */
  lines: readonly LineToMark[]
}

/** One mark stands for all lines. */
function LinesOfSource({ source, lines, ...props }: LinesOfSourceProps) {
  const of = { orderId: props.orderId, subject: subjectOfLine[source] }
  const { state, note } = markOf(props.marking.marks, of)
  if (lines.length === 0 && state === null && note === '') return null
  const words = texts.lines[source]
  const copy = source === 'wallet' && lines.length > 0 && (
    <CopyTextButton label={texts.lines.wallet.copy} text={() => freightText(lines)} />
  )
  return (
    <OrderPart title={words.ofOrder(lines.length)} aside={copy}>
      {lines.length === 0 && <Text size="sm">{words.ofOrderGone}</Text>}
      {lines.map(({ id, amount, due, said }) => (
        <Text key={id} size="sm">
          <strong>{amountInWords(amount)}</strong>
          {[due, ...said].filter(Boolean).map((part) => ` · ${part}`)}
        </Text>
      ))}
      <Editor {...props} row={{ ...of, difference: negative(amountOf(lines)) }} />
    </OrderPart>
  )
}
