import type { Query, QueryClient } from '@tanstack/react-query'
import { ConnectionProblem } from '../../api/api-problem.ts'
import { sessionMark } from '../../api/auth-token.ts'
import { lastAnswers } from '../../storage/last-answers.ts'
import { whenIdle } from '../../ui/in-turn.tsx'

/** What the calculator and the list of closings draw, and of a closing what stands above its rows. The second part of a key is the account. */
const remembered = ['listings', 'shop-config', 'fee-settings', 'closings', 'closing']

const afterMilliseconds = 2_000

type RememberedAnswers = Pick<typeof lastAnswers, 'read' | 'write'>

/**
 * Keeps in this browser what these queries know, and shows it as long as the server is not reached. What was changed here is among it, saved
 * or not.
 */
export function rememberAnswers(queries: QueryClient, answers: RememberedAnswers = lastAnswers): void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const keep = (query: Query) => {
    clearTimeout(waiting.get(query.queryHash))
    const session = sessionMark()
    const store = () => {
      // A session that has ended since leaves nothing behind.
      if (session === null || sessionMark() !== session || query.state.data === undefined) return
      void answers.write(accountOf(query), query.queryHash, query.state.data).catch(() => undefined)
    }
    // What was typed is awaited to its end; what the server answered first is kept at once.
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

/** Marked as old, so that the server is asked again as soon as a screen wants to know. */
async function recall(query: Query, answers: RememberedAnswers): Promise<void> {
  if (query.state.data !== undefined) return
  const data = await answers.read(accountOf(query), query.queryHash).catch(() => undefined)
  if (data === undefined || query.state.data !== undefined) return
  query.setState({ data, dataUpdatedAt: 1, status: 'success', error: null })
}

function accountOf({ queryKey }: Query): string {
  return String(queryKey[1])
}
