import type { NotificationData } from '@mantine/notifications'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let areWanted = false

/** Fetches what shows notices: the first page has none to show. */
export function wantNotices(): void {
  areWanted = true
  for (const listener of listeners) listener()
}

export async function showNotice(notice: NotificationData): Promise<void> {
  wantNotices()
  const { notifications } = await import('@mantine/notifications')
  notifications.show(notice)
}

const Notifications = lazy(() => import('./notifications.tsx'))

/** Where notices appear, on every page. */
export function Notices() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => areWanted,
  )
  return shown ? (
    <Suspense fallback={null}>
      {/* Over dialogs, under menus: one was opened just now, and a notice may lie there for half a minute. */}
      <Notifications position="bottom-center" zIndex={250} />
    </Suspense>
  ) : null
}
