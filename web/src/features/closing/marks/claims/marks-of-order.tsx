import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Analysis } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type Cents, negative, noCents, toReais } from '@vendaclara/core/money'
import { useSession } from '../../../../session/use-session.ts'
import { useDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { exampleId } from '../../model/example.ts'
import { type MarkedOrder, markOf } from '../../model/marks.ts'
import { OrderPart } from '../../model/order-part.tsx'
import { movementQueries } from '../../movements/movement-queries.ts'
import { MarkEditor, type MarkEditorProps } from '../mark-editor.tsx'
import { texts as markTexts } from '../texts.ts'
import type { Marking } from '../use-marks.tsx'
import classes from './claims.module.css'
import { CopyTextButton } from './copy-text-button.tsx'
import { freightText, freightToContest } from './freight-to-contest.tsx'
import { type LineToMark, subjectOfLine } from './lines-to-mark.tsx'
import { returnsToAnswer } from './returns-to-answer.tsx'
import { texts } from './texts.ts'

interface MarksOfOrderProps extends Pick<MarkEditorProps, 'drafts' | 'onDraft'> {
  closing: Pick<Analysis, 'id' | 'marketplace'>
  orderId: string
  /** Undefined if the order itself has nothing to mark. */
  difference: Cents | undefined
  marking: Marking
}

/** How the seller marked an order, the freight that the wallet charged for it, and its return. */
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
  const [charge] = freightToContest(ofWallet, marketplace, marking.marks, today).lines
  const [answer] = returnsToAnswer(returned, marking.marks, today)
  return (
    <>
      <LineOfOrder {...props} source="wallet" line={charge} />
      <LineOfOrder {...props} source="returns" line={answer} />
    </>
  )
}

interface LineOfOrderProps extends MarksOfOrderProps {
  source: 'wallet' | 'returns'
  /** Undefined if no stored file has it; it is still shown if it is marked. */
  line: LineToMark | undefined
}

function LineOfOrder({ source, line, ...props }: LineOfOrderProps) {
  const of = { orderId: props.orderId, subject: subjectOfLine[source] }
  const { state, note } = markOf(props.marking.marks, of)
  if (!line && state === null && note === '') return null
  const words = texts.lines[source]
  const { amount = noCents } = line ?? {}
  return (
    <OrderPart
      title={words.ofOrder}
      aside={
        line &&
        source === 'wallet' && (
          <CopyTextButton label={texts.lines.wallet.copy} text={() => freightText([line])} />
        )
      }
    >
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
      <Editor {...props} row={{ ...of, difference: negative(amount) }} />
    </OrderPart>
  )
}
