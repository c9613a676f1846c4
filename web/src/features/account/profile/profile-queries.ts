import { queryOptions } from '@tanstack/react-query'
import { getProfile, getSessions } from '@vendaclara/contract/account'
import { call } from '../../../api/call.ts'

export const profileQueries = {
  profile: (account: string) =>
    queryOptions({
      queryKey: ['profile', account],
      queryFn: ({ signal }) => call(getProfile, { signal }),
      meta: { shownByScreen: true },
    }),
  sessions: (account: string) =>
    queryOptions({
      queryKey: ['sessions', account],
      queryFn: ({ signal }) => call(getSessions, { signal }),
      meta: { shownByScreen: true },
    }),
}
