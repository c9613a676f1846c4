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
import { useNewerAnswers, useServiceWorker } from '../offline/use-service-worker.tsx'
import { screens } from '../screens.ts'
import { useAccountGuard, useCurrentSession } from '../session/use-current-session.ts'
import { texts } from '../texts.ts'
import { useCountVisits } from './count-visits.ts'
import classes from './shell.module.css'
import { SupportLink } from './support-link.tsx'

/** The frame of every tool. Without children, it shows the screen of the current address. */
export function ProtectedShell({ children }: { children?: ReactNode }) {
  const { state } = useNavigation()
  const main = useFocusOnArrival()
  useAccountGuard()
  useCurrentSession()
  useCountVisits()
  usePrefetchScreens()
  useEffect(wantNotices, [])
  useServiceWorker()
  useNewerAnswers()
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

/** Moves the focus into the content when another screen is shown, unless that screen has set the focus itself. */
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

/** Asks for feedback when it is due, without delaying the page, and not while somebody is buying or cancelling. */
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
    // Without a connection, the question waits until the next visit.
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
 * Loads the other tools one after the other when the page is idle, so they open at once, even without a connection.
 * Skipped on slow connections and with data saving, where the current screen comes first.
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
        // If one fails, it is loaded again when its page is opened; that page shows an error.
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
