import { AppShell, Progress } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { addresses } from '../../addresses.ts'
import { AgreementNotice } from '../../features/legal/agreement-notice.tsx'
import { useSession } from '../../session/use-session.ts'
import { whenIdle } from '../../ui/in-turn.tsx'
import { ShortcutsHelp } from '../../ui/shortcuts.tsx'
import { wantNotices } from '../failures/notices.tsx'
import { BottomNavigation } from '../navigation/bottom-navigation.tsx'
import { SideNavigation } from '../navigation/side-navigation.tsx'
import { useServiceWorker } from '../offline/use-service-worker.tsx'
import { screens } from '../screens.ts'
import { useAccountGuard, useCurrentSession } from '../session/use-current-session.ts'
import { texts } from '../texts.ts'
import { useCountVisits } from './count-visits.ts'
import classes from './shell.module.css'
import { SupportLink } from './support-link.tsx'

/** What surrounds every tool. Without children it shows the one the address names. */
export function ProtectedShell({ children }: { children?: ReactNode }) {
  const { state } = useNavigation()
  const main = useFocusOnArrival()
  useAccountGuard()
  useCurrentSession()
  useCountVisits()
  usePrefetchScreens()
  useEffect(wantNotices, [])
  useServiceWorker()
  return (
    <AppShell navbar={{ width: 72, breakpoint: 720, collapsed: { mobile: true } }}>
      <a href="#conteudo" className={classes.skipLink}>
        {texts.skipLink}
      </a>
      <SideNavigation />
      <AppShell.Main ref={main} id="conteudo" tabIndex={-1} className={classes.main}>
        <NavigationProgress loading={state !== 'idle'} />
        {children ?? <Outlet />}
      </AppShell.Main>
      <BottomNavigation />
      <AgreementNotice />
      <SupportLink isAboveBar />
      <FeedbackPrompt />
      <ShortcutsHelp />
    </AppShell>
  )
}

const shownAfterMilliseconds = 300

export function NavigationProgress({ loading }: { loading: boolean }) {
  const [slow] = useDebouncedValue(loading, shownAfterMilliseconds)
  if (!(loading && slow)) return null
  return (
    <Progress
      value={100}
      animated
      size={3}
      radius={0}
      className={classes.progress}
      aria-label={texts.loading}
    />
  )
}

/** Moves the focus into the content once something else is shown there, unless it has placed the focus itself. */
export function useFocusOnArrival(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const { confirmed } = useSession()
  const shown = `${pathname} ${confirmed}`
  const content = useRef<HTMLElement>(null)
  const seen = useRef(shown)
  useEffect(() => {
    if (seen.current === shown) return
    seen.current = shown
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [shown])
  return content
}

const FeedbackDialog = lazy(fetchDialog)
const addressesOfMoney: readonly string[] = [addresses.checkout, addresses.subscription]

/**
 * Asks for feedback where it is due, without making the page wait for the question, and not of somebody who is buying or
 * cancelling at the moment.
 */
export function FeedbackPrompt() {
  if (addressesOfMoney.includes(useLocation().pathname)) return null
  return (
    <Suspense>
      <FeedbackDialog />
    </Suspense>
  )
}

async function fetchDialog(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('../../features/feedback/feedback-dialog.tsx')).FeedbackDialog }
  } catch {
    // Without a connection nobody is asked before the next visit.
    return { default: () => null }
  }
}

const afterMilliseconds = 3_000
const atLatestMilliseconds = 2_000

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Fetches the other tools, one after the other, once the page has been there for a while and nothing else is done, so that they open
 * at once, without a connection too. On a slow line or where data are spared what is on the screen goes first.
 */
function usePrefetchScreens(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection }
    if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return
    const { home, pricing, ads, closings, closing } = screens
    let stop = () => {}
    const fetchInTurn = ([next, ...others]: readonly (() => Promise<unknown>)[]) => {
      if (!next) return
      stop = whenIdle(() => {
        const goOn = () => fetchInTurn(others)
        // One that fails is fetched again when its page is opened, which says so.
        next().then(goOn, goOn)
      }, atLatestMilliseconds)
    }
    const timer = setTimeout(fetchInTurn, afterMilliseconds, [home, pricing, ads, closings, closing])
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}
