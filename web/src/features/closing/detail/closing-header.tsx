import { Button, Group, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { texts } from '../texts.ts'
import type { useDeleteClosing } from './use-delete-closing.ts'

interface ClosingHeaderProps {
  name: string
  removal: ReturnType<typeof useDeleteClosing>
}

export function ClosingHeader({ name, removal }: ClosingHeaderProps) {
  const [asking, { open, close }] = useDisclosure(false)
  const remove = () => removal.mutate(undefined, { onError: close })
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{name}</Title>
        <Button
          variant="subtle"
          color="red"
          c="var(--loss)"
          leftSection={<IconTrash size={18} />}
          loading={removal.isPending}
          onClick={open}
        >
          {texts.detail.remove}
        </Button>
      </Group>
      {removal.error && (
        <FailureAlert
          title={texts.detail.removeFailed}
          message={removal.error.message}
          retryLabel={texts.detail.removeRetry}
          onRetry={open}
        />
      )}
      <ConfirmDialog
        opened={asking}
        title={texts.detail.removeTitle}
        message={texts.detail.removeText(name)}
        confirmLabel={texts.detail.removeConfirm}
        cancelLabel={texts.detail.removeCancel}
        loading={removal.isPending}
        onConfirm={remove}
        onCancel={close}
      />
    </>
  )
}
