import { useDidUpdate } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { z } from 'zod'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { useSession } from '../../../session/use-session.ts'
import { filters, noFilters } from './filters.ts'
import { sort } from './sort-rows.ts'

const ofClosing = z.object({
  closing: z.string(),
  filters,
  sort,
  unmatchedText: z.string(),
  unmatchedSort: sort,
})

const views = z.array(ofClosing)
/** The older ones are forgotten. */
const mostViews = 24

/** How the two lists of one closing are looked at. */
export type ViewSettings = Omit<z.infer<typeof ofClosing>, 'closing'>

const atFirst: ViewSettings = {
  filters: noFilters,
  sort: 'file',
  unmatchedText: '',
  unmatchedSort: 'file',
}

/** What this browser remembers of an account's lists, for each of the closings last looked at. */
const viewSettings = {
  read: (account: string, closing: string): ViewSettings =>
    readViews(account).find((one) => one.closing === closing) ?? atFirst,
  write: (account: string, closing: string, settings: ViewSettings): void => {
    const others = readViews(account).filter((one) => one.closing !== closing)
    const all = [{ ...settings, closing }, ...others].slice(0, mostViews)
    localStorage.setItem(keyOf(account), JSON.stringify(all))
  },
}

function readViews(account: string): z.infer<typeof views> {
  try {
    return views.safeParse(JSON.parse(localStorage.getItem(keyOf(account)) ?? 'null')).data ?? []
  } catch {
    return []
  }
}

function keyOf(account: string): string {
  return accountStorageKey(account, 'closing-views')
}

/** How the lists of a closing are looked at, as this browser remembers it. */
export function useViewSettings(closing: string) {
  const { user } = useSession()
  const [settings, setSettings] = useState(() => viewSettings.read(user, closing))
  useDidUpdate(() => viewSettings.write(user, closing, settings), [user, closing, settings])
  const change = useCallback(
    (part: Partial<ViewSettings>) => setSettings((before) => ({ ...before, ...part })),
    [],
  )
  return { settings, change }
}
