import { Alert, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Closing, deleteAnalysis } from '@vendaclara/contract/closing'
import { useNavigate } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { closingQueries } from '../closing-queries.ts'
import { fullYear } from '../list/group-by-year.ts'
import { texts } from '../texts.ts'

interface DeleteClosingProps {
  closing: Closing
}

export function DeleteClosing({ closing: { id, month, year } }: DeleteClosingProps) {
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asking, { open, close }] = useDisclosure(false)
  const remove = useMutation({
    mutationFn: () => call(deleteAnalysis, { params: { id } }),
    onSuccess: async () => {
      await navigate(addresses.closings)
      queries.removeQueries({ queryKey: closingQueries.one(user, id).queryKey })
      await queries.invalidateQueries({ queryKey: closingQueries.list(user).queryKey })
    },
    onError: close,
  })
  return (
    <div>
      <Button
        variant="subtle"
        color="red"
        c="var(--loss)"
        leftSection={<IconTrash size={18} />}
        onClick={open}
      >
        {texts.detail.remove}
      </Button>
      {remove.error && (
        <Alert role="alert" color="red" variant="light" title={texts.detail.removeFailed}>
          {remove.error.message}
        </Alert>
      )}
      <ConfirmDialog
        opened={asking}
        title={texts.detail.removeTitle}
        message={texts.detail.removeText(`${month} ${fullYear(year)}`)}
        confirmLabel={texts.detail.removeConfirm}
        cancelLabel={texts.detail.removeCancel}
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      />
    </div>
  )
}
