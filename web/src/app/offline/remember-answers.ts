import type { Query, QueryClient } from '@tanstack/react-query'
import { ConnectionProblem } from '../../api/api-problem.ts'
import { sessionMark } from '../../api/auth-token.ts'
import { lastAnswers } from '../../storage/last-answers.ts'
import { whenIdle } from '../../ui/in-turn.tsx'

/**
 * The data of home, of the calculator, of the products and of the list of closings, and the part of a closing above its rows. The second
 * part of a query key is the account.
 */
const remembered = [
  'listings',
  'shop-config',
  'fee-settings',
  'products',
  'purchases',
  'products-sold',
  'closings',
  'closing',
  'open-claims',
  'expected-money',
]

const afterMilliseconds = 2_000

type RememberedAnswers = Pick<typeof lastAnswers, 'read' | 'write'>

/**
 * Stores the data of these queries in the browser, and shows it while the server cannot be reached. It includes local
 * changes, saved or not.
 */
export function rememberAnswers(queries: QueryClient, answers: RememberedAnswers = lastAnswers): void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const keep = (query: Query) => {
    clearTimeout(waiting.get(query.queryHash))
    const session = sessionMark()
    const store = () => {
      // Nothing is stored for a session that has ended in the meantime.
      if (session === null || sessionMark() !== session || query.state.data === undefined) return
      void answers.write(accountOf(query), query.queryHash, query.state.data).catch(() => undefined)
    }
    // The first answer is stored at once; later changes only when the seller pauses.
    const isFirst = !waiting.has(query.queryHash)
    const later = () => whenIdle(store, afterMilliseconds)
    waiting.set(query.queryHash, isFirst ? setTimeout(store) : setTimeout(later, afterMilliseconds))
  }
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !remembered.includes(String(event.query.queryKey[0]))) return
    const { query, action } = event
    if (action.type === 'success') keep(query)
    if (action.type === 'failed' && action.error instanceof ConnectionProblem) void recall(query, answers)
  })
}

/** Marked as old, so that the next screen that needs the data asks the server again. */
async function recall(query: Query, answers: RememberedAnswers): Promise<void> {
  if (query.state.data !== undefined) return
  const data = await answers.read(accountOf(query), query.queryHash).catch(() => undefined)
  if (data === undefined || query.state.data !== undefined) return
  const read = query.meta?.readStored?.(data) ?? data
  query.setState({ data: read, dataUpdatedAt: 1, status: 'success', error: null })
}

function accountOf({ queryKey }: Query): string {
  return String(queryKey[1])
}
