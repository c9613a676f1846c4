import { useQueryClient } from '@tanstack/react-query'
import { type ClosingChange, putAnalysis } from '@vendaclara/contract/closing'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'

/** Stores one change of a closing of a known revision, and answers its new one; what the page knows of it follows. */
export function useStoreChange(id: string) {
  const { user } = useSession()
  const queries = useQueryClient()
  return useCallback(
    async (change: ClosingChange, known: number, signal: AbortSignal): Promise<number> => {
      const { queryKey } = closingQueries.one(user, id)
      await queries.cancelQueries({ queryKey })
      const query = { revision: known }
      const { outdated, revision } = await call(putAnalysis, { params: { id }, query, body: change, signal })
      if ('receipts' in change) {
        await queries.invalidateQueries({ queryKey: closingQueries.receipts(user, id).queryKey })
      } else {
        queries.setQueryData(queryKey, (closing) => closing && { ...closing, ...change, outdated, revision })
      }
      return revision
    },
    [queries, user, id],
  )
}
