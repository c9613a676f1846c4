import { comparedFigures, figureNames } from '@vendaclara/core/ads'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { useSession } from '../../../session/use-session.ts'
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

const views = z.array(ofReport)
/** The older ones are forgotten. */
const mostViews = 20

const hidden = z.array(z.enum(figureNames))
const changes = z.array(z.enum(comparedFigures))

/**
 * How the table of keywords is looked at: the filters and the sort of one report, and for every one the columns left out
 * and, beside another period, the figures whose change has a column.
 */
export type TableSettings = Omit<z.infer<typeof ofReport>, 'report'> & {
  readonly hidden: z.infer<typeof hidden>
  readonly changes: z.infer<typeof changes>
}

/** What this browser remembers of an account's table; filters and sort for each of the latest reports. */
const tableSettings = {
  read: (account: string, report: string): TableSettings => {
    const view = readViews(account).find((one) => one.report === report)
    const { filters = noFilters, hideWithoutClicks = false, sort } = view ?? {}
    return {
      filters,
      hideWithoutClicks,
      sort,
      hidden: hidden.safeParse(stored(account, 'ads-hidden')).data ?? [],
      changes: changes.safeParse(stored(account, 'ads-changes')).data ?? ['roas'],
    }
  },
  write: (account: string, report: string, { hidden, changes, ...view }: TableSettings): void => {
    const others = readViews(account).filter((one) => one.report !== report)
    const all = [{ report, ...view }, ...others].slice(0, mostViews)
    localStorage.setItem(accountStorageKey(account, 'ads-views'), JSON.stringify(all))
    localStorage.setItem(accountStorageKey(account, 'ads-hidden'), JSON.stringify(hidden))
    localStorage.setItem(accountStorageKey(account, 'ads-changes'), JSON.stringify(changes))
  },
}

function readViews(account: string): z.infer<typeof views> {
  return views.safeParse(stored(account, 'ads-views')).data ?? []
}

function stored(account: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(accountStorageKey(account, name)) ?? 'null')
  } catch {
    return null
  }
}

/** How the table of a report is looked at, as this browser remembers it. */
export function useTableSettings(report: string) {
  const { user } = useSession()
  const [settings, setSettings] = useState(() => tableSettings.read(user, report))
  useEffect(() => tableSettings.write(user, report, settings), [user, report, settings])
  const change = useCallback(
    (part: Partial<TableSettings>) => setSettings((before) => ({ ...before, ...part })),
    [],
  )
  return { settings, change }
}
