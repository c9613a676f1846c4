import { useQuery } from '@tanstack/react-query'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { addDays, addMonths } from '@vendaclara/core/calendar'
import { useMemo } from 'react'
import { closingQueries } from '../../../features/closing/files/saving/closing-queries.ts'
import { monthKey, nameMonth } from '../../../features/closing/model/months.ts'
import type { SoldMonth } from '../../../features/products/model/sold-months.ts'
import { useSession } from '../../../session/use-session.ts'

const none: readonly ListedAnalysis[] = []

/** The months of the closings that have orders, the latest first, by the days of their orders. */
export function useSoldMonths(): readonly SoldMonth[] {
  const { data = none } = useQuery(closingQueries.list(useSession().user))
  return useMemo(() => {
    const sold = data.filter(({ figures }) => figures.hasOrders && !figures.isSent)
    const version = data.map(({ id, figures }) => `${id} ${figures.revision}`).join()
    const byFirst = new Map(sold.map((month) => [`${monthKey(month)}-01`, nameMonth(month)]))
    return [...byFirst]
      .map(([from, name]) => ({ from, until: addDays(addMonths(from, 1), -1), name, version }))
      .sort((one, other) => (one.from < other.from ? 1 : -1))
  }, [data])
}
