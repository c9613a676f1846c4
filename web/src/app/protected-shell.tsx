import { AppShell } from '@mantine/core'
import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { AgreementNotice } from '../features/legal/agreement-notice.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { useCountVisits } from './count-visits.ts'
import { FeedbackPrompt } from './feedback-prompt.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import classes from './shell.module.css'
import { SideNavigation } from './side-navigation.tsx'
import { SupportLink } from './support/support-link.tsx'
import { texts } from './texts.ts'
import { useAccountGuard } from './use-account-guard.ts'
import { useCurrentSession } from './use-current-session.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useScreensAtHand } from './use-screens-at-hand.ts'

/** What surrounds every tool. Without children it shows the one the address names. */
export function ProtectedShell({ children }: { children?: ReactNode }) {
  const { state } = useNavigation()
  const main = useFocusOnArrival()
  useAccountGuard()
  useCurrentSession()
  useCountVisits()
  useScreensAtHand()
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
    </AppShell>
  )
}
