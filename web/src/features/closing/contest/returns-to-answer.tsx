import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
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
import { useMonth } from '../worker/rows/open-month.tsx'
import { LinesToMark, type LineToMark, subjectOfLine } from './lines-to-mark.tsx'
import { countdown, texts } from './texts.ts'

/** What files that serve all months say of the open month; undefined until it is loaded, or if its marketplace has none. */
export function useMonthLines() {
  const { user } = useSession()
  const { closing } = useMonth()
  const { marketplace } = closing
  const { data } = useQuery({
    ...movementQueries.month(user, marketplace, monthKey(closing)),
    enabled: movementMarketplaces.includes(marketplace),
  })
  return data
}

/** The returns of the open month that the seller must or had to answer; those that end first come first. */
export function useReturnsToAnswer(): readonly LineToMark[] {
  const { marks, today } = useMonth()
  const returns = useMonthLines()?.returns
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
    return [{ id, orderId, stage, due, amount: refund, said: [line.state, text] }]
  })
}

/** The returns of one stage. */
export function ReturnsToAnswer({ returns }: { returns: readonly LineToMark[] }) {
  const { marketplace } = useMonth().closing
  return (
    <LinesToMark source="returns" lines={returns}>
      <Text size="xs" c="dimmed" mb="xs">
        {texts.lines.returns.about(marketplaceWords[marketplace])}
      </Text>
    </LinesToMark>
  )
}
