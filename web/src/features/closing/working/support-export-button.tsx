import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconFileTypeXls } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Analysis, Difference } from '@vendaclara/contract/closing'
import { saveFile } from '../../../ui/save-file.ts'
import { paidTooLittle, supportFile } from '../download/support-file.ts'
import { supportFileName } from '../download/support-file-name.ts'
import { texts } from './texts.ts'

interface SupportExportButtonProps {
  closing: Pick<Analysis, 'month' | 'year'>
  /** What is shown, in its order. */
  rows: readonly Difference[]
}

/** Downloads what was paid too little of what is shown, as Shopee's support wants it. */
export function SupportExportButton({ closing, rows }: SupportExportButtonProps) {
  const losses = paidTooLittle(rows)
  const download = useMutation({
    // A file is written in this browser, connected or not.
    networkMode: 'always',
    mutationFn: async () => saveFile(supportFileName(closing), await supportFile(losses)),
    onError: () =>
      notifications.show({ color: 'red', title: texts.exportFailed, message: texts.exportFailedHow }),
  })
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconFileTypeXls size={18} stroke={1.6} />}
      disabled={losses.length === 0}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {texts.exportSupport}
    </Button>
  )
}
