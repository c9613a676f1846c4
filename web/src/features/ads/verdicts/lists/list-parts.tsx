import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyLinesButton, DownloadButtons as FileButtons } from '../../../../files/export/list-buttons.tsx'
import type { ExportColumn, ExportRow } from '../../../../files/export/write-files.ts'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { formatCount } from '../../../../ui/number-formats.ts'
import { exportFileName } from '../../export/file-name.ts'
import { texts } from '../texts.ts'
import classes from '../verdicts.module.css'

export const rowsOnPage = 8

interface ListHeadProps {
  lead: ReactNode
  /** Buttons for the whole list. */
  children?: ReactNode
}

/** What a list says, and the buttons beside it. */
export function ListHead({ lead, children }: ListHeadProps) {
  return (
    <div className={classes.toolbar}>
      <Text size="sm" className={classes.lead}>
        {lead}
      </Text>
      {children}
    </div>
  )
}

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
  const fileName = (format: 'xlsx' | 'csv') => exportFileName(name, title, format)
  return <FileButtons {...list} name={name} fileName={fileName} words={texts.lists} />
}

type ListColumn = Exclude<keyof typeof texts.columns, 'losingShort'>

/** A column of figures, named by its texts. */
export function figure<Row>(id: ListColumn, cell: (row: Row) => ReactNode): TableColumn<Row> {
  return { id, label: texts.columns[id], kind: 'figure', cell }
}

export function words<Row>(id: ListColumn, cell: (row: Row) => ReactNode): TableColumn<Row> {
  return { id, label: texts.columns[id], kind: 'text', cell }
}
