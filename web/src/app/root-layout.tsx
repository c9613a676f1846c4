import { type Location, Outlet, ScrollRestoration } from 'react-router'

export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={entryOf} />
    </>
  )
}

/** After a full load every entry has the same key, so that a page would take over where another was scrolled to. */
function entryOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
