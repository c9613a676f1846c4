import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconFileTypeXls } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../files/save-file.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { texts } from './texts.ts'
import { writeForSupport } from './write-workbook.ts'

interface SupportExportButtonProps {
  /** How many of the shown orders can be claimed. */
  losses: number
}

/** Downloads the shown orders that can be claimed, in the form for Shopee's support. */
export function SupportExportButton({ losses }: SupportExportButtonProps) {
  const { closing, results, isWithheld } = useMonth()
  const download = useMutation({
    // The file is written in this browser, with or without a connection.
    networkMode: 'always',
    mutationFn: async () =>
      saveFile(texts.supportFileName(closing), await writeForSupport(closing.marketplace, results)),
    onError: () =>
      notifications.show({ color: 'red', title: texts.exportFailed, message: texts.exportFailedHow }),
  })
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconFileTypeXls size={18} stroke={1.6} />}
      disabled={losses === 0 || isWithheld}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {texts.exportSupport}
    </Button>
  )
}
