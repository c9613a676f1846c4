import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import type { KnownFile } from '../../worker/messages.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { closingQueries } from '../saving/closing-queries.ts'
import { Dependents } from './dependents.tsx'
import { texts } from './texts.ts'

interface RemoveFileProps {
  /** A stored file that is to be taken away. */
  file: KnownFile
  onRemove: () => void
  onEnd: () => void
}

/** Takes a file away, and asks before if other months depend on it. */
export function RemoveFile({ file, onRemove, onEnd }: RemoveFileProps) {
  const { closing } = useMonth()
  const { user } = useSession()
  const query = useQuery(closingQueries.dependents(user, closing.id, file.number))
  const { data, error, isFetching } = query
  const remove = useEffectEvent(() => {
    onRemove()
    onEnd()
  })
  const isFree = data?.length === 0 && !isFetching
  useEffect(() => {
    if (isFree) remove()
  }, [isFree])
  const { fileName } = file.receipt
  return (
    <ConfirmDialog
      opened={error !== null || (data !== undefined && data.length > 0)}
      title={texts.removing.title}
      message={texts.removing.message(fileName)}
      confirmLabel={texts.removing.confirm}
      cancelLabel={texts.removing.cancel}
      disabled={!data || isFetching}
      onConfirm={remove}
      onCancel={onEnd}
    >
      <Dependents paidBy={fileName} query={query} />
    </ConfirmDialog>
  )
}
