import { Button, Menu, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconChevronDown, IconDownload, IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Fragment } from 'react'
import { exportRows } from '../../../files/export/export-rows.ts'
import type { ExportFormat } from '../../../files/export/write-files.ts'
import { saveFile } from '../../../files/save-file.ts'
import type { TableModel } from '../model/table-model.ts'
import type { TableView } from '../model/table-view.ts'
import { wordsOf } from '../texts.ts'
import { exportFileName } from './file-name.ts'
import { type ExportLevel, sortedTerms, tableColumns, tableRows } from './table-rows.ts'
import { texts } from './texts.ts'

interface ExportMenuProps {
  title: string
  model: TableModel
  view: TableView
  keywords: readonly number[]
}

const levels: readonly ExportLevel[] = ['keywords', 'terms']
const formats: readonly ExportFormat[] = ['xlsx', 'csv']
const icons = { xlsx: IconFileTypeXls, csv: IconFileTypeCsv }

/** Downloads the table as it is shown: with its filters, its sort and its columns. */
export function ExportMenu({ title, model, view, keywords }: ExportMenuProps) {
  const { groups, rows } = wordsOf(model.report)
  const names: Readonly<Record<ExportLevel, string>> = { keywords: groups, terms: rows }
  const download = useMutation({
    // The file is written in the browser, so it needs no connection.
    networkMode: 'always',
    mutationFn: async ({ level, format }: { level: ExportLevel; format: ExportFormat }) => {
      const file = await exportRows({
        format,
        columns: tableColumns(model, level),
        rows: tableRows(model, view, await sortedTerms(model, view, keywords, level), keywords, level),
        name: names[level],
      })
      saveFile(exportFileName(names[level], title, format), file)
    },
    onError: () => notifications.show({ color: 'red', title: texts.failed, message: texts.failedHow }),
  })
  return (
    <Menu position="bottom-end" width={260} portalProps={{ target: 'main' }}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} />}
          loading={download.isPending}
          disabled={keywords.length === 0}
          aria-label={texts.menuName}
        >
          {texts.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {levels.map((level) => (
          <Fragment key={level}>
            <Menu.Label>{names[level]}</Menu.Label>
            {formats.map((format) => {
              const Icon = icons[format]
              return (
                <Menu.Item
                  key={format}
                  leftSection={<Icon size={18} stroke={1.6} />}
                  onClick={() => download.mutate({ level, format })}
                  aria-label={texts.item(names[level], texts.formats[format])}
                >
                  {texts.formats[format]}
                </Menu.Item>
              )
            })}
          </Fragment>
        ))}
        <Text size="xs" c="dimmed" px="sm" py={6}>
          {texts.hint}
        </Text>
      </Menu.Dropdown>
    </Menu>
  )
}
