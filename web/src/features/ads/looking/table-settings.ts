import { figureNames } from '@vendaclara/core/ads'
import { z } from 'zod'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { noFilters } from './filters.ts'

const sort = z.object({
  column: z.enum(['name', ...figureNames]),
  direction: z.enum(['ascending', 'descending']),
})

const ofReport = z.object({
  report: z.string(),
  filters: z.object({ text: z.string(), minClicks: z.number().min(0), withoutSales: z.boolean() }),
  hideWithoutClicks: z.boolean(),
  sort: sort.optional(),
})

const hidden = z.array(z.enum(figureNames))

/** How the table of keywords is looked at: the filters and the sort of one report, and the columns left out of every one. */
export type TableSettings = Omit<z.infer<typeof ofReport>, 'report'> & {
  readonly hidden: z.infer<typeof hidden>
}

/** What this browser remembers of an account's table; the filters and the sort only for the report they were set on. */
export const tableSettings = {
  read: (account: string, report: string): TableSettings => {
    const { data: view } = ofReport.safeParse(stored(account, 'ads-view'))
    const initial = { filters: noFilters, hideWithoutClicks: false, sort: undefined }
    const { filters, hideWithoutClicks, sort } = view?.report === report ? view : initial
    return {
      filters,
      hideWithoutClicks,
      sort,
      hidden: hidden.safeParse(stored(account, 'ads-hidden')).data ?? [],
    }
  },
  write: (account: string, report: string, { hidden, ...view }: TableSettings): void => {
    localStorage.setItem(accountStorageKey(account, 'ads-view'), JSON.stringify({ report, ...view }))
    localStorage.setItem(accountStorageKey(account, 'ads-hidden'), JSON.stringify(hidden))
  },
}

function stored(account: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(accountStorageKey(account, name)) ?? 'null')
  } catch {
    return null
  }
}
