import { Anchor } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { texts } from './texts.ts'

interface HelpLinkProps {
  to: string
  /** By default, a general text that offers more help. */
  children?: ReactNode
}

/** Opens the help in a new tab, so that nothing on this page is lost. */
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
      style={{ alignItems: 'center', gap: 5, minHeight: 'var(--finger)' }}
      title={texts.newTab}
      data-screen-only
    >
      <IconHelpCircle size={16} aria-hidden />
      {children}
    </Anchor>
  )
}
