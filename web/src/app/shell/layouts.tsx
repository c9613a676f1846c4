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

/** After a full load every entry has the same key, so that a page would be scrolled to where another was. */
function entryOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

/** What surrounds the screens that are open to everybody. */
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

/** What surrounds the tools, fetched once one of them is entered. */
export const fetchShell = () => import('./protected-shell.tsx').then((m) => m.ProtectedShell)
