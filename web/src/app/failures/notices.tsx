import type { NotificationData } from '@mantine/notifications'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let areWanted = false

/** Loads the code for notices, which the first page does not need. */
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

/** The place for notices on every page. */
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
      {/* Above dialogs, because a notice may stay for half a minute; below menus, which were just opened. */}
      <Notifications position="bottom-left" containerWidth={316} zIndex={250} />
    </Suspense>
  ) : null
}
