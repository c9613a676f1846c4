import { Tooltip } from '@mantine/core'
import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { useSupportLink } from '../api/use-support-link.ts'
import classes from './shell.module.css'
import { texts } from './texts.ts'

export function SupportLink() {
  const support = useSupportLink()
  if (!support) return null
  const { href, ...place } = support
  return (
    <aside aria-label={texts.support}>
      <Tooltip label={texts.support} position="left" portalProps={{ target: 'main' }}>
        <a href={href} {...place} className={classes.support} aria-label={texts.support}>
          <IconMessageCircleQuestion size={20} stroke={1.7} aria-hidden />
        </a>
      </Tooltip>
    </aside>
  )
}
