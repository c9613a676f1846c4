import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyLinesButton, DownloadButtons } from '../../../../files/export/list-buttons.tsx'
import type { ExportColumn, ExportRow } from '../../../../files/export/write-files.ts'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { formatBrl, formatCount } from '../../../../ui/number-formats.ts'
import { exportFileName } from '../../export/file-name.ts'
import { texts } from '../texts.ts'

const rowsOnPage = 8

/** A column of a list on the screen, in its file, or in both. */
export interface ListColumn<Row> extends TableColumn<Row> {
  readonly isOnlyInFile?: boolean
  readonly file?: { readonly kind: ExportColumn['kind']; readonly of: (row: Row) => string | number }
}

interface CopiedLines {
  readonly count: number
  readonly lines: () => readonly string[]
  readonly label?: (count: string) => string
}

interface ActionListProps<Row> {
  name: string
  /** Of its file, where it is another one. */
  fileName?: string
  lead: ReactNode
  /** Said instead of an empty list. */
  none?: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Lines that can be copied, and the label of the button where it is another one. */
  copy?: CopiedLines | false
  /** Where the list can be downloaded: the product and period of the report, for the name of the file. */
  fileTitle?: string
  /** Between the lead and the table. */
  children?: ReactNode
  cardColumn?: string
  isLastWide?: boolean
}

/** A list of what to do: what it says, the whole of it to copy or download, and its table. */
export function ActionList<Row>(props: ActionListProps<Row>) {
  const {
    name,
    fileName = name,
    lead,
    none,
    columns,
    rows,
    keyOf,
    copy,
    fileTitle,
    children,
    ...table
  } = props
  if (rows.length === 0 && fileTitle !== undefined) return <Quiet>{none}</Quiet>
  return (
    <>
      <Group gap={8} pt={14} pb={10}>
        <Text size="sm" flex="1 1 340px">
          {lead}
        </Text>
        {copy && (
          <CopyLinesButton
            lines={copy.lines}
            isDisabled={copy.count === 0}
            words={{ ...texts.lists, copy: (copy.label ?? texts.lists.copy)(formatCount(copy.count)) }}
          />
        )}
        {fileTitle !== undefined && (
          <DownloadButtons
            name={fileName}
            fileName={(format) => exportFileName(fileName, fileTitle, format)}
            columns={columns.flatMap(({ label, file }) => (file ? { header: label, kind: file.kind } : []))}
            rows={() => fileRows(columns, rows)}
            words={texts.lists}
          />
        )}
      </Group>
      {children}
      {rows.length === 0 ? (
        <Quiet>{none}</Quiet>
      ) : (
        <ListTable
          label={name}
          pagesLabel={texts.lists.pages(name)}
          columns={columns.filter(({ isOnlyInFile }) => !isOnlyInFile)}
          rows={rows}
          keyOf={keyOf}
          rowsOnPage={rowsOnPage}
          {...table}
        />
      )}
    </>
  )
}

/** One by one: there may be a million. */
function* fileRows<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): Generator<ExportRow> {
  for (const row of rows) yield columns.flatMap(({ file }) => (file ? file.of(row) : []))
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" py={16}>
      {children}
    </Text>
  )
}

type ColumnName = Exclude<keyof typeof texts.columns, 'losingShort'>

const formats = { count: formatCount, money: formatBrl }

/** A figure; NaN is unknown. */
export function figure<Row>(
  id: ColumnName,
  kind: keyof typeof formats,
  of: (row: Row) => number,
  part: Partial<ListColumn<Row>> = {},
): ListColumn<Row> {
  const cell = (row: Row) => formats[kind](of(row))
  return { id, label: texts.columns[id], kind: 'figure', cell, file: { kind, of }, ...part }
}

/** Words, and what the file says of them where it has them. */
export function words<Row>(
  id: ColumnName,
  cell: (row: Row) => ReactNode,
  of?: (row: Row) => string,
): ListColumn<Row> {
  return { id, label: texts.columns[id], kind: 'text', cell, ...(of && { file: { kind: 'text', of } }) }
}

export const onlyInFile = { isOnlyInFile: true }
