import { Anchor } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { texts } from './texts.ts'

interface HelpLinkProps {
  to: string
  /** Else that it says more of the notice it stands in. */
  children?: ReactNode
}

/** Leads to the help in another tab, so that nothing on this page is lost. */
export function HelpLink({ to, children = texts.moreHelp }: HelpLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      target="_blank"
      rel="noreferrer"
      size="sm"
      fw={550}
      c="var(--accent-text)"
      display="inline-flex"
      style={{ alignItems: 'center', gap: 5 }}
      title={texts.newTab}
      data-screen-only
    >
      <IconHelpCircle size={16} aria-hidden />
      {children}
    </Anchor>
  )
}
