import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconChevronDown, IconDownload, IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { exportRows } from '../../../files/export/export-rows.ts'
import type { ExportColumn, ExportFormat, ExportRow } from '../../../files/export/write-files.ts'
import { saveFile } from '../../../files/save-file.ts'
import type { ListingColumn } from './columns.tsx'
import type { ListingRow } from './rows.ts'
import { texts } from './table-texts.ts'

interface ExportMenuProps {
  columns: readonly ListingColumn[]
  /** The chosen rows, or all visible ones. */
  rows: readonly ListingRow[]
  areChosen: boolean
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']
const icons = { xlsx: IconFileTypeXls, csv: IconFileTypeCsv }

/** Downloads the table as it is shown: with its filters, its sort and its columns. */
export function ExportMenu({ columns, rows, areChosen }: ExportMenuProps) {
  const download = useMutation({
    // The file is written in the browser, so it needs no connection.
    networkMode: 'always',
    mutationFn: async (format: ExportFormat) =>
      saveFile(
        texts.file(dayjs().format('YYYY-MM-DD'), format),
        await exportRows({
          format,
          columns: columns.map(exportColumn),
          rows: exportedRows(columns, rows),
          name: texts.sheet,
        }),
      ),
    onError: () =>
      notifications.show({ color: 'red', title: texts.exportFailed, message: texts.exportAgain }),
  })
  return (
    <Menu position="bottom-end" width={230} portalProps={{ target: 'main' }}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.7} />}
          rightSection={<IconChevronDown size={14} />}
          loading={download.isPending}
          disabled={rows.length === 0}
        >
          {texts.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.exported(rows.length, areChosen)}</Menu.Label>
        {formats.map((format) => {
          const Icon = icons[format]
          return (
            <Menu.Item
              key={format}
              leftSection={<Icon size={18} stroke={1.6} />}
              onClick={() => download.mutate(format)}
            >
              {texts.formats[format]}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

const kinds = { text: 'text', money: 'money', percent: 'percent', weight: 'measure' } as const

function exportColumn({ label, unit }: ListingColumn): ExportColumn {
  return { header: label, kind: kinds[unit] }
}

/** The cells of a file. Missing values are empty. */
function* exportedRows(columns: readonly ListingColumn[], rows: readonly ListingRow[]): Generator<ExportRow> {
  for (const row of rows) {
    yield columns.map(
      ({ unit, value, written = value }) => written(row) ?? (unit === 'text' ? '' : Number.NaN),
    )
  }
}
