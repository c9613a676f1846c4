import { Alert, Button, Collapse, FileButton, Group, Paper, Stack, Text } from '@mantine/core'
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
import { movementQueries } from './movement-queries.ts'
import classes from './movements.module.css'
import { sourceNames, texts } from './texts.ts'
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
  const removal = useRemoval(files)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm">
        <div className={classes.about}>
          <Text fw={600}>{texts.files.title(marketplaceWords[marketplace])}</Text>
          <Text size="sm" c="dimmed">
            {texts.files.hint}
          </Text>
        </div>
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
            <Stack gap="xs" mt="xs">
              {removal.error && (
                <Alert role="alert" color="red" variant="light" title={texts.files.removeFailed}>
                  {removal.error.message}
                </Alert>
              )}
              <ul className={classes.files}>
                {stored.map((file) => (
                  <StoredFile
                    key={file.id}
                    file={file}
                    isRemoving={removal.isPending && removal.variables === file.id}
                    onRemove={() => removal.mutate(file.id)}
                  />
                ))}
              </ul>
            </Stack>
          </Collapse>
        </>
      )}
    </Paper>
  )
}

interface StoredFileProps {
  file: StoredMovementFile
  isRemoving: boolean
  onRemove: () => void
}

function StoredFile({
  file: { source, name, lines, from, to, months },
  isRemoving,
  onRemove,
}: StoredFileProps) {
  return (
    <li className={classes.file}>
      <div>
        <Text size="sm" fw={600}>{`${sourceNames[source]}: ${name}`}</Text>
        <Text size="sm">{`${texts.files.period(formatDay(from), formatDay(to))} · ${texts.files.lines(lines)}`}</Text>
        <Months months={months} />
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        loading={isRemoving}
        aria-label={texts.files.remove(name)}
        onClick={onRemove}
      >
        {texts.files.removeShort}
      </Button>
    </li>
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
