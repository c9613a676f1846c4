import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import pieces from '../../../../theme/pieces.module.css'
import { opensNewTab } from './texts.ts'

/** A page of the marketplace itself, in a tab of its own. */
export function OfficialLink({ url, children }: { url: string; children: string }) {
  return (
    <Anchor
      href={url}
      target="_blank"
      rel="noreferrer"
      size="sm"
      underline="always"
      className={pieces.marked}
    >
      {children}
      <IconExternalLink size={14} aria-label={opensNewTab} />
    </Anchor>
  )
}
