import { Alert } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import type { AdsState } from './report/ads-state.ts'
import { texts } from './texts.ts'

const sentences = {
  read: texts.report.notOpened,
  write: texts.report.notKept,
  remove: texts.report.notRemoved,
}

interface StorageNoticeProps {
  failure: AdsState['storageFailure']
}

export function StorageNotice({ failure }: StorageNoticeProps) {
  if (!failure) return null
  return (
    <Alert role="alert" color="yellow" variant="light" icon={<IconDeviceFloppy />}>
      {sentences[failure]}
    </Alert>
  )
}
