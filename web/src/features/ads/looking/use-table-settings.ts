import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { type TableSettings, tableSettings } from './table-settings.ts'

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
