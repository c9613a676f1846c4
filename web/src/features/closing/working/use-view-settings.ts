import { useDidUpdate } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { type ViewSettings, viewSettings } from './view-settings.ts'

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
