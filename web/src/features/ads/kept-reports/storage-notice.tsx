import { Alert } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import type { StorageFailure } from '../report/ads-state.ts'
import { texts } from './texts.ts'

interface StorageNoticeProps {
  failure: StorageFailure | undefined
}

export function StorageNotice({ failure }: StorageNoticeProps) {
  if (!failure) return null
  return (
    <Alert role="alert" color="yellow" variant="light" icon={<IconDeviceFloppy />}>
      {failure.task === 'write' && failure.isFull ? texts.full : texts.failures[failure.task]}
    </Alert>
  )
}
