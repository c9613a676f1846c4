import { Center, Loader } from '@mantine/core'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { texts } from '../texts.ts'
import { SupportLink } from './support-link.tsx'
import { useDrawn } from './use-drawn.ts'

export function RootLayout() {
  useDrawn()
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={entryOf} />
    </>
  )
}

/**
 * After a full load, every entry has the same key. With it, a page would be scrolled to the position of another one.
 */
function entryOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

/** The frame of the public screens. */
export function PublicFrame() {
  return (
    <>
      <Outlet />
      <SupportLink />
    </>
  )
}

export function PageLoading() {
  return (
    <Center component="main" mih="100dvh">
      <Loader aria-label={texts.loading} role="status" />
    </Center>
  )
}

/** The frame of the tools, loaded when one of them is entered. */
export const fetchShell = () => import('./protected-shell.tsx').then((m) => m.ProtectedShell)
