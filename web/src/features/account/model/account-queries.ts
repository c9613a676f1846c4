import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getActivity, getProfile, getSessions, type Session } from '@vendaclara/contract/account'
import { getSecondFactor } from '@vendaclara/contract/account/second-factor'
import { call } from '../../../api/call.ts'

export const accountQueries = {
  /** Refetched when the e-mail of the session changes, for example after a confirmation in another tab. */
  profile: ({ user, email }: Session) =>
    queryOptions({
      queryKey: ['profile', user, email],
      queryFn: ({ signal }) => call(getProfile, { signal }),
      placeholderData: keepPreviousData,
      meta: { shownByScreen: true },
    }),
  secondFactor: (account: string) =>
    queryOptions({
      queryKey: ['second-factor', account],
      queryFn: ({ signal }) => call(getSecondFactor, { signal }),
      meta: { shownByScreen: true },
    }),
  /** Always stale, so that each visit of the profile shows the latest events. */
  activity: (account: string) =>
    queryOptions({
      queryKey: ['activity', account],
      queryFn: ({ signal }) => call(getActivity, { signal }),
      staleTime: 0,
      meta: { shownByScreen: true },
    }),
  sessions: (account: string) =>
    queryOptions({
      queryKey: ['sessions', account],
      queryFn: ({ signal }) => call(getSessions, { signal }),
      meta: { shownByScreen: true },
    }),
}
