import type { UseQueryResult } from '@tanstack/react-query'
import type { DeskState } from '../../../features/home/desk-card.tsx'

/** What a card says while its answers are not there: that they are on their way, or why they are not. */
export function unknownState(queries: readonly UseQueryResult<unknown>[]): DeskState {
  const failed = queries.filter((query) => query.isLoadingError)
  const [first] = failed
  if (!first) return { state: 'loading' }
  const onRetry = () => {
    for (const query of failed) void query.refetch()
  }
  return { state: 'failed', message: first.error?.message ?? '', onRetry }
}
