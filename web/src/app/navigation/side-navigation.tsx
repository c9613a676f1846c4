import { AppShell, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { BrandMark } from '../../theme/brand-mark.tsx'
import { texts } from '../texts.ts'
import { AccountMenu } from './account-menu.tsx'
import { entryHref, isCurrentEntry, navigationEntries } from './navigation-entries.ts'
import classes from './side-navigation.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

export function SideNavigation() {
  const { pathname } = useLocation()
  const session = useSession()
  // After a page is chosen, the bar stays folded until the pointer leaves and returns.
  const [chosen, setChosen] = useState(false)
  return (
    <AppShell.Navbar
      withBorder={false}
      visibleFrom="sm"
      className={classes.bar}
      data-chosen={chosen || undefined}
      onPointerLeave={() => setChosen(false)}
      onFocus={() => setChosen(false)}
      aria-label={texts.navigation}
    >
      <Link to={addresses.home} className={classes.brand} aria-label={texts.productName}>
        <BrandMark size={36} />
        <span className={classes.word}>{texts.productName}</span>
      </Link>
      <Stack gap={4}>
        {navigationEntries.map((entry) => (
          <Link
            key={entry.href}
            to={entryHref(entry, session)}
            className={classes.entry}
            onClick={() => setChosen(true)}
            aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
          >
            <entry.icon size={22} stroke={1.7} aria-hidden className={classes.icon} />
            <span className={classes.label}>{entry.label}</span>
          </Link>
        ))}
      </Stack>
      <Stack gap={4} mt="auto">
        <ThemeSwitch className={classes.entry} iconClassName={classes.icon} labelClassName={classes.label} />
        <AccountMenu
          position="right-end"
          className={classes.entry}
          labelClassName={classes.label}
          label={(session) => session.name}
        />
      </Stack>
    </AppShell.Navbar>
  )
}
