import { Button, type ButtonProps, Menu, Text } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react'
import { Fragment } from 'react'
import { texts } from './texts.ts'
import { type ExportedTable, useExport } from './use-export.ts'
import type { ExportFormat } from './write-files.ts'

interface ExportMenuProps {
  /** The accessible name of its button, where that says more. */
  name?: string
  tables: readonly (ExportedTable & { readonly label: string })[]
  isDisabled: boolean
  /** What to do if no file could be written. */
  failedHow: string
  hint?: string
  size?: ButtonProps['size']
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']
const icons = { xlsx: IconFileTypeXls, csv: IconFileTypeCsv }

/** Downloads tables as they are shown: with their filters, their sort and their columns. */
export function ExportMenu({ name, tables, isDisabled, failedHow, hint, size }: ExportMenuProps) {
  const download = useExport({ title: texts.failed, message: failedHow })
  return (
    <Menu position="bottom-end" width={260} portalProps={{ target: 'main' }}>
      <Menu.Target>
        <Button
          variant="default"
          {...(size !== undefined && { size })}
          leftSection={<IconDownload size={17} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} />}
          loading={download.isPending}
          disabled={isDisabled}
          aria-label={name}
        >
          {texts.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tables.map((table) => (
          <Fragment key={table.label}>
            <Menu.Label>{table.label}</Menu.Label>
            {formats.map((format) => {
              const Icon = icons[format]
              return (
                <Menu.Item
                  key={format}
                  leftSection={<Icon size={18} stroke={1.6} />}
                  onClick={() => download.mutate({ table, format })}
                  {...(tables.length > 1 && { 'aria-label': texts.item(table.label, texts.formats[format]) })}
                >
                  {texts.formats[format]}
                </Menu.Item>
              )
            })}
          </Fragment>
        ))}
        {hint && (
          <Text size="xs" c="dimmed" px="sm" py={6}>
            {hint}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
