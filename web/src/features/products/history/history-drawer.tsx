import { Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { PastChange } from '@vendaclara/contract/products'
import dayjs from 'dayjs'
import { useSession } from '../../../session/use-session.ts'
import pieces from '../../../theme/pieces.module.css'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { parts } from '../model/open-here.ts'
import { PartDrawer } from '../model/part-drawer.tsx'
import { changesQuery } from '../saving/queries.ts'
import { isElsewhere, useUndoChange } from '../saving/use-change-products.ts'
import { texts } from './texts.ts'

/** The last changes of the list, each of which can be taken back. */
export function HistoryDrawer() {
  return (
    <PartDrawer part={parts.history} words={texts} size={560}>
      <History />
    </PartDrawer>
  )
}

function History() {
  const { data, error, refetch } = useQuery(changesQuery(useSession().user))
  const undo = useUndoChange()
  const undoing = useMutation({ mutationFn: (change: PastChange) => undo(change.id) })
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      {undoing.error && (
        <FailureAlert
          title={texts.notUndone}
          message={isElsewhere(undoing.error) ? texts.elsewhere : undoing.error.message}
        />
      )}
      {data === undefined && error && (
        <FailureAlert title={texts.failed} message={error.message} onRetry={refetch} />
      )}
      {data === undefined && !error && <Skeleton h={240} role="status" aria-label={texts.loading} />}
      {data?.length === 0 && <Text>{texts.none}</Text>}
      {data && data.length > 0 && (
        <ul className={pieces.lines} aria-label={texts.list}>
          {data.map((change) => (
            <li key={change.id}>
              <span>
                <Text span display="block" size="sm" fw={600}>
                  {texts.kinds[change.kind]}: {change.name}
                </Text>
                <Text span size="xs" c="dimmed">
                  {[dayjs(change.madeAt).format('DD/MM/YYYY HH:mm'), texts.amount(change)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              {change.isUndone ? (
                <Text size="sm" c="dimmed">
                  {texts.undone}
                </Text>
              ) : (
                <SteadyButton
                  size="xs"
                  flex="none"
                  variant="default"
                  aria-label={texts.undoNamed(change.name)}
                  isBusy={undoing.isPending && undoing.variables.id === change.id}
                  busyLabel={texts.undoing}
                  isIdle={undoing.isPending}
                  onClick={() => undoing.mutate(change)}
                >
                  {texts.undo}
                </SteadyButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
