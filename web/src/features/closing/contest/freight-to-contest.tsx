import { Group, Text } from '@mantine/core'
import { mostMovements } from '@vendaclara/contract/closing'
import { daysBetween } from '@vendaclara/core/calendar'
import {
  type ClaimDue,
  type ClaimPeriod,
  type ClaimRule,
  type ClosingMarketplace,
  closingOf,
  endOfPeriod,
  type Movement,
} from '@vendaclara/core/closing'
import { negative, noCents, sumCents } from '@vendaclara/core/money'
import { groups } from 'd3-array'
import { useMemo } from 'react'
import { formatDay } from '../../../ui/days.ts'
import { formatCents } from '../../../ui/number-formats.ts'
import { type Marks, markOf } from '../model/marks.ts'
import { mostInText, stageOfMark } from '../worker/rows/claims-list.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { ClaimHow } from './claim-how.tsx'
import { listOf, writeMessage } from './claim-text.ts'
import { CopyTextButton } from './copy-text-button.tsx'
import { LinesToMark, type LineToMark, subjectOfLine } from './lines-to-mark.tsx'
import { messages } from './message-texts.ts'
import { useMonthLines } from './returns-to-answer.tsx'
import { dueSentence, texts } from './texts.ts'

/** The official page of this reason is about exactly these charges. Null if the marketplace has none. */
function ruleOfFreight(marketplace: ClosingMarketplace): ClaimRule | null {
  const rule = closingOf(marketplace).claims.ofReason('freight-subtotal')
  return rule ? { ...rule, basis: 'stated' } : null
}

interface FreightOfMonth {
  readonly lines: readonly LineToMark[]
  /** Whether there are more of them. */
  readonly hasMore: boolean
}

/** The orders of the open month whose freight the wallet charged by weight or measures, less what it gave back. */
export function useFreightToContest(): FreightOfMonth {
  const { closing, marks, today } = useMonth()
  const { marketplace } = closing
  const freight = useMonthLines()?.freight
  return useMemo(
    () => freightToContest(freight ?? [], marketplace, marks, today),
    [freight, marketplace, marks, today],
  )
}

/** `freight` has what was charged and given back, order by order, as the API sends it. */
export function freightToContest(
  freight: readonly Movement[],
  marketplace: ClosingMarketplace,
  marks: Marks,
  today: string,
): FreightOfMonth {
  const [period] = ruleOfFreight(marketplace)?.periods ?? []
  const hasMore = freight.length >= mostMovements
  const orders = groups(freight, ({ orderId }) => orderId)
  // What was given back of the last one may be among the lines left out.
  const whole = hasMore ? orders.slice(0, -1) : orders
  const lines = whole.flatMap(([orderId, ofOrder]): LineToMark[] => {
    const charged = negative(sumCents(ofOrder.map(({ amount = noCents }) => amount)))
    const [first] = ofOrder.filter(({ amount = noCents }) => amount < 0)
    if (!orderId || !first || charged <= 0) return []
    const { state } = markOf(marks, { orderId, subject: subjectOfLine.wallet })
    const { id, month, day, text } = first
    return [
      {
        id,
        orderId,
        amount: charged,
        stage: state ? stageOfMark[state] : 'to-do',
        due: dueSentence(dueOf(period, month, today)),
        said: [texts.lines.wallet.chargedOn(formatDay(day)), text],
      },
    ]
  })
  return { lines, hasMore }
}

/** The period counts from the delivery, which the wallet does not have, and no order is delivered before its month. */
function dueOf(period: ClaimPeriod | undefined, month: Movement['month'], today: string): ClaimDue {
  if (!period) return { kind: 'unpublished' }
  const day = endOfPeriod(period, `${month}-01`)
  const left = daysBetween(today, day)
  return left < 0 ? { kind: 'count', period } : { kind: 'at-least', day, left }
}

/** The charges of one stage. */
export function FreightToContest({ lines: freight, hasMore }: FreightOfMonth) {
  const rule = ruleOfFreight(useMonth().closing.marketplace)
  const inText = freight.slice(0, mostInText)
  return (
    <LinesToMark source="wallet" lines={freight}>
      {rule && <ClaimHow rule={rule} />}
      <Group my="xs" gap="4px 16px">
        <CopyTextButton label={texts.copyMany(inText.length)} text={() => freightText(inText)} />
        {hasMore && (
          <Text size="sm" c="dimmed">
            {texts.lines.wallet.hasMore}
          </Text>
        )}
      </Group>
    </LinesToMark>
  )
}

/** A text that asks for the weight behind each charge. */
export function freightText(freight: readonly LineToMark[]): string {
  const money = (amount = noCents) => formatCents(amount)
  const total = money(sumCents(freight.map(({ amount = noCents }) => amount)))
  const lines = freight.map(({ orderId, amount, said }) =>
    messages.ofOrder(orderId, '', [money(amount), ...said].filter(Boolean).join(', ')),
  )
  const words = messages.freight
  return writeMessage(words.open(freight.length), listOf(lines, total), words.close(total))
}
