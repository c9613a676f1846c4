import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { exportRows } from '../../../../files/export/export-rows.ts'
import type { ExportColumn, ExportFormat, ExportRow } from '../../../../files/export/write-files.ts'
import { saveFile } from '../../../../files/save-file.ts'
import { formatCount } from '../../../../ui/number-formats.ts'
import { exportFileName } from '../../export/file-name.ts'
import { texts } from '../texts.ts'

const copiedMilliseconds = 1500

interface CopyListButtonProps {
  count: number
  /** What the button says, with the count. */
  label?: (count: string) => string
  /** Called when the list is copied. */
  lines: () => readonly string[]
}

/** Copies a whole list, one entry a line. */
export function CopyListButton({ count, label = texts.lists.copy, lines }: CopyListButtonProps) {
  const { copied, error, copy } = useClipboard({ timeout: copiedMilliseconds })
  useEffect(() => {
    if (error) notifications.show({ color: 'red', message: texts.lists.copyFailed })
  }, [error])
  return (
    <Button
      variant="default"
      size="sm"
      disabled={count === 0}
      leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => copy(lines().join('\n'))}
    >
      {copied ? texts.lists.copied : label(formatCount(count))}
    </Button>
  )
}

interface DownloadButtonsProps {
  /** Of the list, for the file and its sheet. */
  name: string
  /** Of what report or product it is. */
  title: string
  columns: readonly ExportColumn[]
  /** Called when a format is chosen. */
  rows: () => Iterable<ExportRow>
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

/** A whole list as a file, written in this browser. */
export function DownloadButtons({ name, title, columns, rows }: DownloadButtonsProps) {
  const download = useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(
        exportFileName(name, title, format),
        await exportRows({ format, columns, rows: rows(), name }),
      ),
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

export const rowsOnPage = 8
