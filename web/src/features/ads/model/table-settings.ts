import { type ComparedFigure, comparedFigures, type FigureName, figureNames } from '@vendaclara/core/ads'
import { useCallback, useLayoutEffect, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import { storedViews } from '../../../storage/stored-views.ts'
import { type Filters, noFilters } from './filters.ts'
import { type AdviceColumn, adviceColumnNames } from './table-model.ts'

/** One that a version before did not have filters nothing. */
const filters = z.object(
  Object.fromEntries(Object.entries(noFilters).map(([name, none]) => [name, likeNone(none)])),
) as z.ZodType<object> as z.ZodType<Filters>

function likeNone(none: Filters[keyof Filters]) {
  if (typeof none === 'number') return z.number().min(0).default(none)
  return typeof none === 'string' ? z.string().default(none) : z.boolean().default(none)
}

const sort = z.object({
  column: z.enum(['name', ...figureNames]),
  direction: z.enum(['ascending', 'descending']),
})

const view = z.object({
  filters,
  hideWithoutClicks: z.boolean(),
  sort: sort.optional(),
})

const views = storedViews({ key: 'ads-views', of: 'report', schema: view, most: 20 })
const hiddenColumns = storedValue({ key: 'ads-hidden', schema: z.array(z.enum(figureNames)), absent: [] })
const changeColumns = storedValue<ComparedFigure[]>({
  key: 'ads-changes',
  schema: z.array(z.enum(comparedFigures)),
  absent: ['roas'],
})

/**
 * How the table of keywords is shown: the filters and the sort of one report, and for every one the columns left out
 * and, beside another period, the figures whose change has a column.
 */
export interface TableSettings extends z.infer<typeof view> {
  readonly hidden: FigureName[]
  readonly changes: ComparedFigure[]
}

const adviceColumns = storedValue<AdviceColumn[]>({
  key: 'ads-advice',
  schema: z.array(z.enum(adviceColumnNames)),
  absent: [],
})

/** Which columns of what to do the table has, for every report, and how to choose others. */
export function useAdviceColumns() {
  const [chosen, choose] = useStoredValue(adviceColumns, useSession().user)
  return { chosen, choose }
}

/** What this browser remembers of an account's table; filters and sort for each of the latest reports. */
export const tableSettings = {
  read: (account: string, report: string): TableSettings => ({
    ...(views.read(account, report) ?? { filters: noFilters, hideWithoutClicks: false }),
    hidden: hiddenColumns.read(account),
    changes: changeColumns.read(account),
  }),
  write: (account: string, report: string, { hidden, changes, ...view }: TableSettings): void => {
    views.write(account, report, view)
    hiddenColumns.write(account, hidden)
    changeColumns.write(account, changes)
  },
}

/** The settings of a report's table, as this browser remembers them. */
export function useTableSettings(report: string) {
  const { user } = useSession()
  const [settings, setSettings] = useState(() => tableSettings.read(user, report))
  useLayoutEffect(() => tableSettings.write(user, report, settings), [user, report, settings])
  const change = useCallback(
    (part: Partial<TableSettings>) => setSettings((before) => ({ ...before, ...part })),
    [],
  )
  return { settings, change }
}
