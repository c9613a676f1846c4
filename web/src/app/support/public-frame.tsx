import { Outlet } from 'react-router'
import { SupportLink } from './support-link.tsx'

/** What surrounds the screens that are open to everybody. */
export function PublicFrame() {
  return (
    <>
      <Outlet />
      <SupportLink />
    </>
  )
}
