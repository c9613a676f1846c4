import { type ComparedFigure, comparedFigures, type FigureName, figureNames } from '@vendaclara/core/ads'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import { storedViews } from '../../../storage/stored-views.ts'
import { noFilters } from './filters.ts'
import { type AdviceColumn, adviceColumnNames } from './table-model.ts'

const sort = z.object({
  column: z.enum(['name', ...figureNames]),
  direction: z.enum(['ascending', 'descending']),
})

const view = z.object({
  filters: z.object({ text: z.string(), minClicks: z.number().min(0), withoutSales: z.boolean() }),
  hideWithoutClicks: z.boolean(),
  sort: sort.optional(),
})

const views = storedViews({ key: 'ads-views', of: 'report', schema: view, most: 20 })
const hiddenColumns = storedValue<FigureName[]>({
  key: 'ads-hidden',
  schema: z.array(z.enum(figureNames)),
  absent: [],
})
const changeColumns = storedValue<ComparedFigure[]>({
  key: 'ads-changes',
  schema: z.array(z.enum(comparedFigures)),
  absent: ['roas'],
})

const adviceColumns = storedValue<AdviceColumn[]>({
  key: 'ads-advice',
  schema: z.array(z.enum(adviceColumnNames)),
  absent: [],
})

/**
 * How the table of keywords is shown: the filters and the sort of one report, and for all reports the hidden columns,
 * in a comparison the figures that have a column for their change and, with a margin, the columns with advice.
 */
export interface TableSettings extends z.infer<typeof view> {
  readonly hidden: FigureName[]
  readonly changes: ComparedFigure[]
  readonly advice: AdviceColumn[]
}

/** The filters and the sort of an account's latest reports, stored in this browser. */
export const tableViews = {
  read: (account: string, report: string): z.infer<typeof view> =>
    views.read(account, report) ?? { filters: noFilters, hideWithoutClicks: false },
  write: views.write,
}

/**
 * The table settings of a report. Filters and sort belong to the report; the columns are the same for all reports and
 * tabs.
 */
export function useTableSettings(report: string) {
  const { user } = useSession()
  const [shown, setShown] = useState(() => tableViews.read(user, report))
  const [hidden, hide] = useStoredValue(hiddenColumns, user)
  const [changes, chooseChanges] = useStoredValue(changeColumns, user)
  const [advice, chooseAdvice] = useStoredValue(adviceColumns, user)
  useLayoutEffect(() => tableViews.write(user, report, shown), [user, report, shown])
  const change = useCallback(
    ({ hidden, changes, advice, ...part }: Partial<TableSettings>) => {
      if (hidden) hide(hidden)
      if (changes) chooseChanges(changes)
      if (advice) chooseAdvice(advice)
      setShown((before) => ({ ...before, ...part }))
    },
    [hide, chooseChanges, chooseAdvice],
  )
  const settings = useMemo(
    (): TableSettings => ({ ...shown, hidden, changes, advice }),
    [shown, hidden, changes, advice],
  )
  return { settings, change }
}
