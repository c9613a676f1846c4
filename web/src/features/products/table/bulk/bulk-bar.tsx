import { Button } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { ChosenBar } from '../../../../table/wide/chosen-bar.tsx'
import { useBackCloses } from '../../../../ui/dialogs/back-closes.ts'
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx'
import { texts } from './texts.ts'

interface BulkBarProps extends Omit<BulkDialogProps, 'onClose'> {
  onClear: () => void
}

/** What can be done with the chosen products. */
export function BulkBar({ onClear, ...task }: BulkBarProps) {
  const [isEditing, setEditing] = useState(false)
  const end = useCallback(() => setEditing(false), [])
  const close = useBackCloses(isEditing, end)
  return (
    <ChosenBar count={task.products.length} onClear={onClear}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEdit size={16} stroke={1.7} />}
        onClick={() => setEditing(true)}
      >
        {texts.edit}
      </Button>
      {isEditing && <BulkDialog {...task} onClose={close} />}
    </ChosenBar>
  )
}
