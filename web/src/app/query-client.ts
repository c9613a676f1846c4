import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem, ConnectionProblem } from '../api/api-problem.ts'
import { showNotice } from './failures/notices.tsx'
import { texts } from './texts.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      shownByScreen?: boolean
      /** Reads data that an earlier version of the page stored in the browser. */
      readStored?: (data: unknown) => unknown
      /** The page works with what is stored, so a lost connection is not reported. */
      quietOffline?: boolean
    }
  }
}

const tries = 2
/** In seconds. */
const longestWait = 10

// Notifies subscribers synchronously, so that a change made by a key press is drawn together with the typed field.
notifyManager.setScheduler((notify) => notify())

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isQuiet = query.meta?.quietOffline && error instanceof ConnectionProblem
      if (!query.meta?.shownByScreen && !isQuiet) showFailure(error)
    },
  }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retryDelay: (failures, error) => (secondsAsked(error) ?? 2 ** failures) * 1000,
      retry: (failures, error) => failures < tries && !(error instanceof ApiProblem && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
})

/** How long the server asks to wait before the next try, up to a limit that people accept. */
function secondsAsked(error: Error): number | undefined {
  const seconds = error instanceof ApiProblem ? error.retryAfterSeconds : undefined
  return seconds === undefined ? undefined : Math.min(seconds, longestWait)
}

/** Shows failures that no screen shows itself. An ended session has its own dialog. */
export function showFailure(error: Error): void {
  if (error instanceof ApiProblem && error.status === 401) return
  void showNotice({
    id: `failure-${error.message}`,
    color: 'red',
    title: texts.failure.notice,
    message: error.message,
  })
}
