import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/api-problem.ts'
import { showFailure } from './show-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shownByScreen?: boolean }
  }
}

const tries = 2

// What is typed must show in the same frame, so subscribers hear of a change before the browser paints.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.shownByScreen) showFailure(error)
    },
  }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => failures < tries && !(error instanceof ApiProblem && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
})
