import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface WarningAlertProps {
  title?: string
  /** 'alert' interrupts a screen reader, 'status' waits for a pause. */
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A warning about something that did not fail. */
export function WarningAlert({ title, role = 'status', children }: WarningAlertProps) {
  return (
    <Alert
      role={role}
      color="orange"
      variant="light"
      title={title}
      icon={<IconAlertTriangle color="var(--accent-text)" />}
      styles={{ title: { color: 'var(--accent-text)' } }}
    >
      {children}
    </Alert>
  )
}
