import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveFile } from '../save-file.ts'
import { exportRows } from './export-rows.ts'
import type { ExportColumn, ExportFormat, ExportRow } from './write-files.ts'

const copiedMilliseconds = 1500

interface CopyLinesButtonProps {
  /** Called when the lines are copied. */
  lines: () => readonly string[]
  isDisabled?: boolean
  title?: string
  words: Readonly<Record<'copy' | 'copied' | 'copyFailed', string>>
}

/** Copies a whole list, one entry per line, and confirms it for a moment. */
export function CopyLinesButton({ lines, isDisabled = false, title, words }: CopyLinesButtonProps) {
  const { copied, error, copy } = useClipboard({ timeout: copiedMilliseconds })
  const { copyFailed } = words
  useEffect(() => {
    if (error) notifications.show({ color: 'red', message: copyFailed })
  }, [error, copyFailed])
  return (
    <Button
      variant="default"
      size="sm"
      title={title}
      disabled={isDisabled}
      leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => copy(lines().join('\n'))}
    >
      {copied ? words.copied : words.copy}
    </Button>
  )
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

interface DownloadButtonsProps {
  fileName: (format: ExportFormat) => string
  /** The name of the sheet. */
  name: string
  columns: readonly ExportColumn[]
  /** Called when a format is chosen. */
  rows: () => Iterable<ExportRow>
  words: Readonly<Record<ExportFormat | 'downloadFailed', string>>
}

/** Downloads a whole list as a file, which is written in this browser. */
export function DownloadButtons({ fileName, name, columns, rows, words }: DownloadButtonsProps) {
  const download = useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(fileName(format), await exportRows({ format, columns, rows: rows(), name })),
    onError: () => notifications.show({ color: 'red', message: words.downloadFailed }),
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
      {words[format]}
    </Button>
  ))
}
