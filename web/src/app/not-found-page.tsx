import { lazy, Suspense } from 'react'
import { readAuthToken } from '../api/auth-token.ts'
import { sessionStore } from '../session/session-store.ts'
import { fetchShell } from './fetch-shell.ts'
import { NotFoundMessage } from './not-found-message.tsx'
import { PageLoading } from './page-loading.tsx'
import { SupportLink } from './support/support-link.tsx'

const Shell = lazy(() => fetchShell().then(({ Component }) => ({ default: Component })))

/** Within the product for whoever is logged in, so that the tools stay a click away. */
export function NotFoundPage() {
  if (readAuthToken() === null || sessionStore.get() === null) {
    return (
      <>
        <main>
          <NotFoundMessage />
        </main>
        <SupportLink />
      </>
    )
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <Shell>
        <NotFoundMessage />
      </Shell>
    </Suspense>
  )
}
