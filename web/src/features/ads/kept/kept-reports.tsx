import { Alert, Button, Modal, Paper, Text, Title } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconDeviceFloppy, IconFolder } from '@tabler/icons-react'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { formatCount } from '../../../ui/number-formats.ts'
import type { KeptEntry } from './kept-entry.ts'
import { type KeptReportActions, KeptReportList } from './kept-report-list.tsx'
import type { StorageFailure } from './report-storage.ts'
import { texts } from './texts.ts'

export interface KeptReportsProps extends KeptReportActions {
  entries: readonly KeptEntry[]
}

interface KeptReportsButtonProps extends KeptReportsProps {
  shown: string | undefined
}

/** A button that opens the list of stored reports. */
export function KeptReportsButton({ entries, onOpen, ...list }: KeptReportsButtonProps) {
  const [opened, { open, close }] = useDisclosure(false)
  const leave = useBackCloses(opened, close)
  const isNarrow = useMediaQuery('(max-width: 719.98px)') ?? false
  const saved = entries.filter(({ title }) => title !== null).length
  return (
    <>
      <Button
        variant="default"
        px={{ base: 12, xs: 'md' }}
        leftSection={<IconFolder size={18} stroke={1.7} />}
        onClick={open}
      >
        {saved === 0 ? texts.button : texts.count(formatCount(saved))}
      </Button>
      <Modal
        opened={opened}
        onClose={leave}
        title={texts.title}
        size="lg"
        fullScreen={isNarrow}
        radius={isNarrow ? 0 : 'lg'}
      >
        <Text size="sm" c="dimmed" mb="md">
          {entries.length === 0 ? texts.none : texts.lead}
        </Text>
        <KeptReportList
          {...list}
          entries={entries}
          onOpen={(id) => {
            close()
            onOpen(id)
          }}
        />
      </Modal>
    </>
  )
}

/** The stored reports, on a screen that shows no report. */
export function KeptReportsSection(list: KeptReportsProps) {
  if (list.entries.length === 0) return null
  return (
    <Paper component="section" withBorder w="100%" maw={720} mx="auto" mt={8} pt={20} px={16} pb={8}>
      <Title order={2} size="h3" mx={10} mb={8}>
        {texts.title}
      </Title>
      <KeptReportList {...list} />
    </Paper>
  )
}

interface StorageNoticeProps {
  failure: StorageFailure | undefined
}

export function StorageNotice({ failure }: StorageNoticeProps) {
  if (!failure) return null
  return (
    <Alert role="alert" color="yellow" variant="light" icon={<IconDeviceFloppy />}>
      {failure.task === 'write' && failure.isFull ? texts.full : texts.failures[failure.task]}
    </Alert>
  )
}
