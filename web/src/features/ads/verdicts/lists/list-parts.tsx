import { CopyLinesButton, DownloadButtons as FileButtons } from '../../../../files/export/list-buttons.tsx'
import type { ExportColumn, ExportRow } from '../../../../files/export/write-files.ts'
import { formatCount } from '../../../../ui/number-formats.ts'
import { exportFileName } from '../../export/file-name.ts'
import { texts } from '../texts.ts'

interface CopyListButtonProps {
  count: number
  /** The label of the button, given the count. */
  label?: (count: string) => string
  /** Called when the list is copied. */
  lines: () => readonly string[]
}

/** Copies a whole list, one entry per line. */
export function CopyListButton({ count, label = texts.lists.copy, lines }: CopyListButtonProps) {
  const words = { ...texts.lists, copy: label(formatCount(count)) }
  return <CopyLinesButton lines={lines} isDisabled={count === 0} words={words} />
}

interface DownloadButtonsProps {
  /** The name of the list, for the file and its sheet. */
  name: string
  /** The report or product that the list is about, for the name of the file. */
  title: string
  columns: readonly ExportColumn[]
  /** Called when a format is chosen. */
  rows: () => Iterable<ExportRow>
}

/** Buttons that download a whole list. The file is written in this browser. */
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
