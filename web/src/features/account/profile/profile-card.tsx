import { Box, Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import panels from '../../../ui/panels.module.css'

interface ProfileCardProps {
  title: string
  lead?: string
  isDanger?: boolean
  children: ReactNode
}

export function ProfileCard({ title, lead, isDanger = false, children }: ProfileCardProps) {
  const heading = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={heading}
      className={panels.panel ?? ''}
      {...(isDanger && { bd: '1px solid color-mix(in srgb, var(--loss) 45%, transparent)' })}
    >
      <Title order={2} id={heading}>
        {title}
      </Title>
      {lead && (
        <Text size="sm" c="dimmed" mt={4}>
          {lead}
        </Text>
      )}
      <Box mt={16}>{children}</Box>
    </Paper>
  )
}
