import { Box } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import classes from '../shell/shell.module.css'
import { texts } from '../texts.ts'
import { AccountMenu } from './account-menu.tsx'
import { entryHref, isCurrentEntry, navigationEntries } from './navigation-entries.ts'

/** Replaces the sidebar below 720 px. */
export function BottomNavigation() {
  const { pathname } = useLocation()
  const session = useSession()
  return (
    <Box component="nav" hiddenFrom="sm" aria-label={texts.navigation} className={classes.bottomBar}>
      {navigationEntries.map((entry) => (
        <Link
          key={entry.href}
          to={entryHref(entry, session)}
          className={classes.tab}
          aria-label={entry.label}
          aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
        >
          <entry.icon size={22} stroke={1.7} aria-hidden />
          <span>{entry.shortLabel}</span>
        </Link>
      ))}
      <AccountMenu position="top-end" className={classes.tab} label={() => texts.account} size={22} />
    </Box>
  )
}
