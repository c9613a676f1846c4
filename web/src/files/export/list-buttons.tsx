import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect } from 'react'
import { type ExportedTable, useExport } from './use-export.ts'
import type { ExportFormat } from './write-files.ts'

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

interface DownloadButtonsProps extends ExportedTable {
  words: Readonly<Record<ExportFormat | 'downloadFailed', string>>
}

/** Downloads a whole list as a file, which is written in this browser. */
export function DownloadButtons({ words, ...table }: DownloadButtonsProps) {
  const download = useExport({ message: words.downloadFailed })
  return formats.map((format) => (
    <Button
      key={format}
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} />}
      loading={download.isPending && download.variables.format === format}
      onClick={() => download.mutate({ table, format })}
    >
      {words[format]}
    </Button>
  ))
}
