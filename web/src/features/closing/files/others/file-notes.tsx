import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import pieces from '../../../../theme/pieces.module.css'

/** Files, one below the other. What becomes of those just given is announced. */
export function FileNotes({ isLive, children }: { isLive?: boolean; children: ReactNode }) {
  return (
    <Stack component="ul" gap={8} className={pieces.bare} {...(isLive && { 'aria-live': 'polite' })}>
      {children}
    </Stack>
  )
}

interface FileNoteProps {
  title: string
  isRefused?: boolean
  /** Closes or removes it. */
  action: ReactNode
  children: ReactNode
}

/** What is known of a file, or of files that belong together. */
export function FileNote({ title, isRefused, action, children }: FileNoteProps) {
  return (
    <Group
      component="li"
      wrap="nowrap"
      align="start"
      justify="space-between"
      gap={12}
      bg="var(--mantine-color-body)"
      className={pieces.framed}
      style={{ overflowWrap: 'anywhere', ...(isRefused && { borderColor: 'var(--loss)' }) }}
    >
      <Stack gap={2} miw={0} align="flex-start">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        {children}
      </Stack>
      {action}
    </Group>
  )
}
