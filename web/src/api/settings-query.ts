import { queryOptions } from '@tanstack/react-query'
import { getSettings } from '@vendaclara/contract/settings'
import { call } from './call.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
