import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { AdsReport, TermsToStop } from '@vendaclara/core/ads'
import { saveFile } from '../../../../ui/save-file.ts'
import type { ExportFormat } from '../../download/export-messages.ts'
import { exportRows } from '../../download/export-rows.ts'
import { texts } from '../texts.ts'
import { stopColumns, stopRows } from './stop-rows.ts'

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

interface DownloadButtonsProps {
  report: AdsReport
  stop: TermsToStop
}

/** The terms to stop as a file, written in this browser. */
export function DownloadButtons({ report, stop }: DownloadButtonsProps) {
  const download = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const rows = stopRows(report, stop)
      const file = await exportRows({ format, columns: stopColumns, rows, name: texts.lists.stop })
      saveFile(`${texts.lists.fileName}.${format}`, file)
    },
    onError: () => notifications.show({ color: 'red', message: texts.lists.downloadFailed }),
  })
  return formats.map((format) => (
    <Button
      key={format}
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} />}
      loading={download.isPending && download.variables === format}
      onClick={() => download.mutate(format)}
    >
      {texts.lists[format]}
    </Button>
  ))
}
