import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Analysis } from '@vendaclara/contract/closing'
import { daysBetween } from '@vendaclara/core/calendar'
import { awaitsSeller, type Movement, movementMarketplaces } from '@vendaclara/core/closing'
import { negative } from '@vendaclara/core/money'
import { useMemo } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { formatDay } from '../../../ui/days.ts'
import { movementQueries } from '../files/others/movement-queries.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { type Marks, markOf } from '../model/marks.ts'
import { monthKey } from '../model/months.ts'
import { stageOfMark } from '../worker/rows/claims-list.ts'
import { LinesToMark, type LineToMark, subjectOfLine } from './lines-to-mark.tsx'
import type { Marking } from './marks/use-marks.tsx'
import { countdown, texts } from './texts.ts'

export type OfMonth = Pick<Analysis, 'month' | 'year' | 'marketplace'>

/** What files that serve all months say of a month; undefined until it is loaded, or if its marketplace has none. */
export function useMonthLines({ marketplace, ...month }: OfMonth) {
  const { user } = useSession()
  const { data } = useQuery({
    ...movementQueries.month(user, marketplace, monthKey(month)),
    enabled: movementMarketplaces.includes(marketplace),
  })
  return data
}

/** The returns of a month that the seller must or had to answer; those that end first come first. */
export function useReturnsToAnswer(closing: OfMonth, marks: Marks, today: string): readonly LineToMark[] {
  const returns = useMonthLines(closing)?.returns
  return useMemo(() => returnsToAnswer(returns ?? [], marks, today), [returns, marks, today])
}

export function returnsToAnswer(
  returns: readonly Movement[],
  marks: Marks,
  today: string,
): readonly LineToMark[] {
  return returns.flatMap((line): LineToMark[] => {
    const { id, orderId, until, amount, text } = line
    const state = orderId && markOf(marks, { orderId, subject: subjectOfLine.returns }).state
    if (!orderId || !until || (!state && !awaitsSeller(line))) return []
    const stage = state ? stageOfMark[state] : until < today ? 'gone-by' : 'to-do'
    const due = texts.lines.returns.until(formatDay(until), countdown(daysBetween(today, until)))
    // The amount that goes back to the buyer.
    const refund = amount === undefined ? undefined : negative(amount)
    return [{ ...{ id, orderId, stage, due, amount: refund }, said: [line.state, text] }]
  })
}

interface ReturnsToAnswerProps {
  closing: OfMonth
  /** The returns of one stage. */
  returns: readonly LineToMark[]
  marking: Marking
  today: string
}

export function ReturnsToAnswer({ closing, returns, marking, today }: ReturnsToAnswerProps) {
  return (
    <LinesToMark source="returns" lines={returns} marking={marking} today={today}>
      <Text size="xs" c="dimmed" mb="xs">
        {texts.lines.returns.about(marketplaceWords[closing.marketplace])}
      </Text>
    </LinesToMark>
  )
}
