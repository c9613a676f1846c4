import { Alert, Box, Button, Collapse, FileButton, Group, Paper, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconFilePlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteMovementFile, type StoredMovementFile } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { useId } from 'react'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import { formatDay } from '../../../../ui/days.ts'
import { formatCount } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { Months } from './chosen-list.tsx'
import { FileNote, FileNotes } from './file-notes.tsx'
import { movementQueries } from './movement-queries.ts'
import { fileOf, texts } from './texts.ts'
import type { MovementFiles } from './use-movement-files.ts'

interface StoredFilesProps {
  marketplace: ClosingMarketplace
  files: MovementFiles
}

/** Where movement files are chosen, and the list of stored ones, which can be removed. */
export function StoredFiles({ marketplace, files }: StoredFilesProps) {
  const { user } = useSession()
  const { data: stored = [], error } = useQuery(movementQueries.files(user, marketplace))
  const [isOpen, { toggle }] = useDisclosure(false)
  const list = useId()
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm">
        <Box flex="1 1 260px" miw={0}>
          <Text fw={600}>{texts.files.title(marketplaceWords[marketplace])}</Text>
          <Text size="sm" c="dimmed">
            {texts.files.hint}
          </Text>
        </Box>
        <FileButton multiple accept=".xlsx,.xls,.csv" onChange={files.choose}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFilePlus size={18} aria-hidden />}>
              {texts.files.choose}
            </Button>
          )}
        </FileButton>
      </Group>
      {error && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.files.notLoaded}
        </Text>
      )}
      {stored.length > 0 && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            mt="xs"
            aria-expanded={isOpen}
            aria-controls={list}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={toggle}
          >
            {`${texts.files.stored} (${formatCount(stored.length)})`}
          </Button>
          <Collapse expanded={isOpen} id={list}>
            <StoredList stored={stored} files={files} />
          </Collapse>
        </>
      )}
    </Paper>
  )
}

interface StoredListProps {
  stored: readonly StoredMovementFile[]
  files: MovementFiles
}

function StoredList({ stored, files }: StoredListProps) {
  const removal = useRemoval(files)
  return (
    <Stack gap="xs" mt="xs">
      {removal.error && (
        <Alert role="alert" color="red" variant="light" title={texts.files.removeFailed}>
          {removal.error.message}
        </Alert>
      )}
      <FileNotes>
        {stored.map(({ id, source, name, from, to, lines, months }) => (
          <FileNote
            key={id}
            title={fileOf(source, name)}
            action={
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                flex="none"
                loading={removal.isPending && removal.variables === id}
                aria-label={texts.files.remove(name)}
                onClick={() => removal.mutate(id)}
              >
                {texts.files.removeShort}
              </Button>
            }
          >
            <Text size="sm">
              {`${texts.files.period(formatDay(from), formatDay(to))} · ${texts.files.lines(lines)}`}
            </Text>
            <Months months={months} />
          </FileNote>
        ))}
      </FileNotes>
    </Stack>
  )
}

function useRemoval({ markRemoved }: MovementFiles) {
  const { user } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(deleteMovementFile, { params: { id: String(id) } }),
    onSuccess: (_, id) => {
      markRemoved(id)
      return queries.invalidateQueries({ queryKey: movementQueries.all(user) })
    },
  })
}
