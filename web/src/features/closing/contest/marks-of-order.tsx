import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Cents, negative } from '@vendaclara/core/money'
import { useSession } from '../../../session/use-session.ts'
import { movementQueries } from '../files/others/movement-queries.ts'
import { markOf } from '../model/marks.ts'
import { exampleId } from '../model/months.ts'
import { OrderPart } from '../model/order-part.tsx'
import { useMonth } from '../worker/rows/open-month.tsx'
import { CopyTextButton } from './copy-text-button.tsx'
import { freightText, freightToContest } from './freight-to-contest.tsx'
import { amountInWords, amountOf, type LineToMark, subjectOfLine } from './lines-to-mark.tsx'
import { MarkEditor } from './marks/mark-editor.tsx'
import { texts as markTexts } from './marks/texts.ts'
import { returnsToAnswer } from './returns-to-answer.tsx'
import { texts } from './texts.ts'

interface MarksOfOrderProps {
  orderId: string
  difference: Cents
}

/** How the seller marked an order, the freight that the wallet charged for it, and its returns. */
export function MarksOfOrder({ orderId, difference }: MarksOfOrderProps) {
  const { closing } = useMonth()
  return (
    <>
      <OrderPart title={markTexts.editors.order.title}>
        <MarkEditor row={{ orderId, difference }} />
      </OrderPart>
      {closing.id !== exampleId && <LinesOfOrder orderId={orderId} />}
    </>
  )
}

/** The lines of an order, in files that serve all months, that can be marked. */
function LinesOfOrder({ orderId }: { orderId: string }) {
  const { closing, marks, today } = useMonth()
  const { marketplace } = closing
  const { user } = useSession()
  const { data = [] } = useQuery(movementQueries.order(user, marketplace, orderId))
  const ofWallet = data.filter(({ source, kind }) => source === 'wallet' && kind === 'freight')
  const returned = data.filter(({ source }) => source === 'returns')
  const freight = freightToContest(ofWallet, marketplace, marks, today).lines
  return (
    <>
      <LinesOfSource orderId={orderId} source="wallet" lines={freight} />
      <LinesOfSource orderId={orderId} source="returns" lines={returnsToAnswer(returned, marks, today)} />
    </>
  )
}

interface LinesOfSourceProps {
  orderId: string
  source: 'wallet' | 'returns'
  /** Empty if no stored file has any; what is marked is still shown. */
  lines: readonly LineToMark[]
}

/** One mark stands for all lines. */
function LinesOfSource({ orderId, source, lines }: LinesOfSourceProps) {
  const of = { orderId, subject: subjectOfLine[source] }
  const { state, note } = markOf(useMonth().marks, of)
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
      <MarkEditor row={{ ...of, difference: negative(amountOf(lines)) }} />
    </OrderPart>
  )
}
