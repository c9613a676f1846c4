import { useQueryClient } from '@tanstack/react-query'
import { type ClosingChange, putAnalysis } from '@vendaclara/contract/closing'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'

/** Stores one change of a closing; what the page knows of it follows. */
export function useStoreChange(id: string) {
  const { user } = useSession()
  const queries = useQueryClient()
  return useCallback(
    async (change: ClosingChange, signal: AbortSignal): Promise<void> => {
      const { queryKey } = closingQueries.one(user, id)
      await queries.cancelQueries({ queryKey })
      const { outdated } = await call(putAnalysis, { params: { id }, body: change, signal })
      if ('receipts' in change) {
        await queries.invalidateQueries({ queryKey: closingQueries.receipts(user, id).queryKey })
      } else {
        queries.setQueryData(queryKey, (closing) => closing && { ...closing, ...change, outdated })
      }
    },
    [queries, user, id],
  )
}
