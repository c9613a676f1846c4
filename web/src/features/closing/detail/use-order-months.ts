import { useQuery } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import type { OrderMonths } from '@vendaclara/contract/closing-receipt'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'

/** In which months the orders of a closing were made, as its receipts tell; else its orders do, and nothing until they are there. */
export function useOrderMonths({ id, figures, receipts }: AnalysisSummary): OrderMonths | undefined {
  const { user } = useSession()
  const enabled = figures.hasOrders && receipts.orderMonths === undefined
  const { data } = useQuery({ ...closingQueries.orderMonths(user, id), enabled })
  return receipts.orderMonths ?? (enabled ? data : undefined)
}
