import { Group, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface EmptyResultsProps {
  text: string
  /** What can be done about it. */
  children?: ReactNode
}

/** Stands where a list would be that has no rows. */
export function EmptyResults({ text, children }: EmptyResultsProps) {
  return (
    <Paper withBorder p="lg">
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {children}
      </Group>
    </Paper>
  )
}
