import { CopyLinesButton, DownloadButtons as FileButtons } from '../../../../files/export/list-buttons.tsx'
import type { ExportColumn, ExportRow } from '../../../../files/export/write-files.ts'
import { formatCount } from '../../../../ui/number-formats.ts'
import { exportFileName } from '../../export/file-name.ts'
import { texts } from '../texts.ts'

interface CopyListButtonProps {
  count: number
  /** What the button says, with the count. */
  label?: (count: string) => string
  /** Called when the list is copied. */
  lines: () => readonly string[]
}

/** Copies a whole list, one entry a line. */
export function CopyListButton({ count, label = texts.lists.copy, lines }: CopyListButtonProps) {
  const words = { ...texts.lists, copy: label(formatCount(count)) }
  return <CopyLinesButton lines={lines} isDisabled={count === 0} words={words} />
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

/** A whole list as a file, written in this browser. */
export function DownloadButtons({ name, title, ...list }: DownloadButtonsProps) {
  return (
    <FileButtons
      {...list}
      name={name}
      fileName={(format) => exportFileName(name, title, format)}
      words={texts.lists}
    />
  )
}

export const rowsOnPage = 8
