import { ActionIcon, Badge, Group, Menu, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteAnalysis, type ListedAnalysis } from '@vendaclara/contract/closing'
import type { ClosingMonth } from '@vendaclara/core/closing'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { addresses, helpHref } from '../../../addresses.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { HelpMenu } from '../../../ui/tour/help-menu.tsx'
import { Dependents } from '../files/cards/dependents.tsx'
import { texts as fileTexts } from '../files/cards/texts.ts'
import { closingQueries } from '../files/saving/closing-queries.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { nameMonth, titleOfMonth } from '../model/months.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { texts } from './texts.ts'

interface ClosingHeaderProps {
  removal: ReturnType<typeof useDeleteClosing>
  /** Whether its files are being stored, and no card in sight says so. */
  isSaving: boolean
}

/** The month and marketplace; shown the same before and after the closing is loaded. */
export function MonthTitle({ closing }: { closing: ClosingMonth & Pick<ListedAnalysis, 'marketplace'> }) {
  return (
    <Group gap="sm" mih={36}>
      <Title order={1}>{titleOfMonth(closing)}</Title>
      <Badge variant="default" tt="none" fw={600} size="lg">
        {marketplaceWords[closing.marketplace].name}
      </Badge>
    </Group>
  )
}

/** The month, and the button to delete it. Before that it says how other months change whose orders its income paid. */
export function ClosingHeader({ removal, isSaving }: ClosingHeaderProps) {
  const { closing } = useMonth()
  const { user } = useSession()
  const [asking, { open, close }] = useDisclosure(false)
  const dependents = useQuery({ ...closingQueries.dependents(user, closing.id), enabled: asking })
  const remove = () => removal.mutate(undefined, { onError: close })
  return (
    <>
      <Group wrap="nowrap" align="flex-start">
        <Group>
          <MonthTitle closing={closing} />
          <HelpMenu help={helpHref('fechamento-de-mes')} />
          {isSaving && (
            <Text size="sm" c="dimmed" role="status">
              {fileTexts.files.stages.saving}
            </Text>
          )}
        </Group>
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              ml="auto"
              aria-label={texts.detail.more}
              loading={removal.isPending}
            >
              <IconDots size={20} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item c="var(--loss)" leftSection={<IconTrash size={18} />} onClick={open}>
              {texts.detail.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {removal.error && (
        <FailureAlert title={texts.detail.removeFailed} message={removal.error.message} onRetry={open} />
      )}
      <ConfirmDialog
        opened={asking}
        title={texts.detail.removeTitle}
        message={texts.detail.removeText(nameMonth(closing))}
        confirmLabel={texts.detail.removeConfirm}
        cancelLabel={texts.detail.removeCancel}
        loading={removal.isPending}
        disabled={!dependents.data || dependents.isFetching}
        onConfirm={remove}
        onCancel={close}
      >
        <Dependents paidBy={texts.detail.incomeOf(nameMonth(closing))} query={dependents} />
      </ConfirmDialog>
    </>
  )
}

/** Deletes a closing and goes back to the list; pending until the list is loaded. */
export function useDeleteClosing(id: string) {
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isGone = useRef(false)
  // Removed while this screen is shown, the queries would be loaded again.
  useEffect(
    () => () => {
      if (!isGone.current) return
      for (const known of [closingQueries.summary, closingQueries.rows, closingQueries.marks]) {
        queries.removeQueries({ queryKey: known(user, id).queryKey })
      }
    },
    [queries, user, id],
  )
  return useMutation({
    mutationFn: () => call(deleteAnalysis, { params: { id } }),
    onSuccess: async () => {
      isGone.current = true
      await navigate(addresses.closings)
      await queries.invalidateQueries({ queryKey: closingQueries.list(user).queryKey })
    },
  })
}
