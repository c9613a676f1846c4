import { useQueryClient } from '@tanstack/react-query'
import { putAnalysis } from '@vendaclara/contract/closing'
import { getAwaitedOrders, putLatePayments } from '@vendaclara/contract/closing-late'
import { useCallback } from 'react'
import { call, download } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import type { ReconcilerClient } from '../worker/reconciler-client.ts'
import { closingQueries } from './closing-queries.ts'
import { changedSummary, type PendingChange } from './pending-changes.ts'

/**
 * Stores one change of a closing of a known revision, and answers its new one; what the page knows of it follows, and is not
 * asked for again.
 */
export function useStoreChange(id: string, worker: ReconcilerClient) {
  const { user } = useSession()
  const queries = useQueryClient()
  return useCallback(
    async (change: PendingChange, known: number, signal: AbortSignal): Promise<number> => {
      const body = await bodyOf(change, worker, signal)
      const { queryKey } = closingQueries.summary(user, id)
      const rows = closingQueries.rows(user, id)
      await queries.cancelQueries({ queryKey })
      if (change.kind === 'results') await queries.cancelQueries({ queryKey: rows.queryKey })
      const query = { revision: known }
      const { outdated, revision } = await call(putAnalysis, { params: { id }, query, ...body, signal })
      const before = queries.getQueryData(rows.queryKey)
      const late = before?.late ?? []
      queries.setQueryData(queryKey, (stored) => {
        if (!stored) return stored
        const summary = changedSummary(stored, change, late)
        return { ...summary, figures: { ...summary.figures, outdated, revision } }
      })
      if (change.kind === 'results') {
        if (before) queries.setQueryData(rows.queryKey, { ...change.rows, late })
        // What other months paid of it is not known yet.
        else
          for (const missing of [rows.queryKey, queryKey])
            void queries.invalidateQueries({ queryKey: missing })
      }
      return revision
    },
    [queries, user, id, worker],
  )
}

async function bodyOf(change: PendingChange, worker: ReconcilerClient, signal: AbortSignal) {
  switch (change.kind) {
    case 'orders':
      return { compressed: change.body }
    case 'results':
      return { compressed: await worker.compressResults(change, signal) }
    case 'receipts':
      return { body: { receipts: change.receipts } }
  }
}

/** Looks in the income just read for the orders that the seller's other closings await, and keeps what it paid of them. */
export async function settleLatePayments(
  worker: ReconcilerClient,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const params = { id }
  const awaited = await download(getAwaitedOrders, { params, signal })
  const compressed = await worker.findLate(awaited, signal)
  await call(putLatePayments, { params, compressed, signal })
}
