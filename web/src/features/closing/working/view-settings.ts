import { z } from 'zod'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
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
export const viewSettings = {
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
