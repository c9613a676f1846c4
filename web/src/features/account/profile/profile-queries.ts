import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getProfile, getSessions, type Session } from '@vendaclara/contract/account'
import { call } from '../../../api/call.ts'

export const profileQueries = {
  /** Asked for again when the e-mail of the session changes, as another tab confirms it. */
  profile: ({ user, email }: Session) =>
    queryOptions({
      queryKey: ['profile', user, email],
      queryFn: ({ signal }) => call(getProfile, { signal }),
      placeholderData: keepPreviousData,
      meta: { shownByScreen: true },
    }),
  sessions: (account: string) =>
    queryOptions({
      queryKey: ['sessions', account],
      queryFn: ({ signal }) => call(getSessions, { signal }),
      meta: { shownByScreen: true },
    }),
}
