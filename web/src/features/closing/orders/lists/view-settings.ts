import { useDidUpdate } from '@mantine/hooks'
import { awaitedStates } from '@vendaclara/core/closing'
import { useCallback, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../../../session/use-session.ts'
import { storedViews } from '../../../../storage/stored-views.ts'
import { filters, noFilters } from '../../worker/rows/filters.ts'
import { sort } from '../../worker/rows/sort-rows.ts'

const schema = z.object({
  filters,
  sort,
  unmatchedSort: sort,
  unmatchedState: z.enum(awaitedStates).nullable().default(null),
})

/** The filters and sortings of the two lists of one closing. */
export type ViewSettings = z.infer<typeof schema>

export const settingsAtFirst: ViewSettings = {
  filters: noFilters,
  sort: 'loss',
  unmatchedSort: 'loss',
  unmatchedState: null,
}

export const viewSettings = storedViews({ key: 'closing-views', of: 'closing', schema, most: 24 })

/** The settings of a closing's lists, kept in this browser. */
export function useViewSettings(closing: string) {
  const { user } = useSession()
  const [settings, setSettings] = useState(() => viewSettings.read(user, closing) ?? settingsAtFirst)
  useDidUpdate(() => viewSettings.write(user, closing, settings), [user, closing, settings])
  const change = useCallback(
    (part: Partial<ViewSettings>) => setSettings((before) => ({ ...before, ...part })),
    [],
  )
  return { settings, change }
}

export type ListsView = ReturnType<typeof useViewSettings>

/** The shown reasons, for other parts of the screen that choose them. */
export function reasonsOf({ settings: { filters: chosen }, change }: ListsView) {
  return {
    reasons: chosen.reasons,
    onReasons: (reasons: ViewSettings['filters']['reasons']) => change({ filters: { ...chosen, reasons } }),
  }
}
