import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSettings } from '@vendaclara/contract/settings'
import { call } from './call.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

interface SupportLink {
  href: string
  target?: '_blank'
  rel?: 'noreferrer'
}

/** What an anchor to the support needs, once it is known: a chat opens beside the product, a mail in its program. */
export function useSupportLink(): SupportLink | null {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const href = settings.supportChatUrl
  return href.startsWith('http') ? { href, target: '_blank', rel: 'noreferrer' } : { href }
}
