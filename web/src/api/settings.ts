import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Settings } from '@vendaclara/contract/settings'
import { fetchCode } from './api-problem.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }): Promise<Settings> => {
    const [{ call }, { getSettings }] = await fetchCode(() =>
      Promise.all([import('./call.ts'), import('@vendaclara/contract/settings')]),
    )
    return call(getSettings, { signal })
  },
  initialData: settingsOfPage,
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * The server writes them into the page, so that the first one need not ask. A page from elsewhere, as in development, asks, as does one that
 * the service worker may have kept.
 */
function settingsOfPage(): Settings | undefined {
  if (navigator.serviceWorker?.controller) return undefined
  const written = document.getElementById('settings')?.textContent
  return written ? (JSON.parse(written) as Settings) : undefined
}

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
