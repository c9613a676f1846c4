import { Button, Menu, Text } from '@mantine/core'
import { IconArrowsExchange2, IconChevronDown, IconFileImport } from '@tabler/icons-react'
import { ReportFileButton } from '../import/import-button.tsx'
import type { KeptEntry } from '../kept/kept-entry.ts'
import { titleOf } from '../kept/kept-entry.ts'
import { texts } from './texts.ts'

interface OtherPeriodMenuProps {
  label: string
  /** The stored reports other than the one on the screen. */
  entries: readonly KeptEntry[]
  onFile: (file: File) => void
  onOpen: (entry: KeptEntry) => void
}

/** A button that shares a line with its neighbours on a phone. */
export const wideOnPhone = { flex: { base: '1 1 auto', sm: '0 1 auto' } }

/** Asks for the second report: a file, or a report stored in this browser. */
export function OtherPeriodMenu({ label, entries, onFile, onOpen }: OtherPeriodMenuProps) {
  return (
    <ReportFileButton label={texts.input} onFile={onFile}>
      {(openDialog) =>
        entries.length === 0 ? (
          <Button
            {...wideOnPhone}
            variant="default"
            leftSection={<IconArrowsExchange2 size={18} stroke={1.7} />}
            onClick={openDialog}
          >
            {label}
          </Button>
        ) : (
          <Menu position="bottom-start" width={300} portalProps={{ target: 'main' }}>
            <Menu.Target>
              <Button
                {...wideOnPhone}
                variant="default"
                leftSection={<IconArrowsExchange2 size={18} stroke={1.7} />}
                rightSection={<IconChevronDown size={15} />}
              >
                {label}
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
              <Menu.Item leftSection={<IconFileImport size={17} />} onClick={openDialog}>
                {texts.fromFile}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Label>{texts.kept}</Menu.Label>
              {entries.map((entry) => (
                <Menu.Item key={entry.id} onClick={() => onOpen(entry)}>
                  <span style={{ overflowWrap: 'anywhere' }}>{titleOf(entry)}</span>
                  {entry.period !== null && !titleOf(entry).includes(entry.period) && (
                    <Text size="xs" c="dimmed">
                      {entry.period}
                    </Text>
                  )}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )
      }
    </ReportFileButton>
  )
}
