import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from './settings-query.ts'

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
