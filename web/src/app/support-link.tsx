import { Tooltip } from '@mantine/core'
import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../api/settings-query.ts'
import classes from './shell.module.css'
import { texts } from './texts.ts'

export function SupportLink() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const isPage = settings.supportChatUrl.startsWith('http')
  return (
    <aside aria-label={texts.support}>
      <Tooltip label={texts.support} position="left" portalProps={{ target: 'main' }}>
        <a
          href={settings.supportChatUrl}
          {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}
          className={classes.support}
          aria-label={texts.support}
        >
          <IconMessageCircleQuestion size={20} stroke={1.7} aria-hidden />
        </a>
      </Tooltip>
    </aside>
  )
}
