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
  meta: { quietOffline: true },
})

/**
 * The server writes the settings into the page, so the first page need not request them. A page from elsewhere, as in
 * development, requests them, and so does one that the service worker may have stored.
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

/** The attributes of a link to support, once known. A chat opens in a new tab, a mail address in the mail program. */
export function useSupportLink(): SupportLink | null {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const href = settings.supportChatUrl
  return href.startsWith('http') ? { href, target: '_blank', rel: 'noreferrer' } : { href }
}
