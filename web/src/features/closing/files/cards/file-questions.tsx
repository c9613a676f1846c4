import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import type { KnownFile } from '../../worker/messages.ts'
import { type ShownMonth, useMonth } from '../../worker/rows/open-month.tsx'
import type { ReplacingDoubt } from '../replacing.ts'
import { closingQueries } from '../saving/closing-queries.ts'
import type { MonthFiles } from '../saving/month-files.ts'
import { Dependents } from './dependents.tsx'
import { texts } from './texts.ts'

/** Asks, one question after the other, whether files are to take the place of others. */
export function useReplacing() {
  const [doubt, setDoubt] = useState<ReplacingDoubt | null>(null)
  const answering = useRef<(answer: boolean) => void>(undefined)
  const answer = (given: boolean) => {
    setDoubt(null)
    answering.current?.(given)
    answering.current = undefined
  }
  const confirm = (asked: ReplacingDoubt) => {
    answering.current?.(false)
    setDoubt(asked)
    return new Promise<boolean>((resolve) => {
      answering.current = resolve
    })
  }
  return { doubt, answer, confirm }
}

/** Which stored file is to be taken away; another is taken away at once. */
export function useRemoving(closing: ShownMonth, files: MonthFiles) {
  const [removing, setRemoving] = useState<string | null>(null)
  const fileOf = (key: string | null) => closing.files.find((file) => file.key === key)
  return {
    file: fileOf(removing),
    begin: (key: string) => {
      if (fileOf(key)?.number !== undefined) setRemoving(key)
      else void files.remove(key)
    },
    end: () => setRemoving(null),
  }
}

interface FileQuestionsProps {
  files: MonthFiles
  replacing: ReturnType<typeof useReplacing>
  removing: ReturnType<typeof useRemoving>
}

/** What is asked before files take the place of others, or are taken away. */
export function FileQuestions({ files, replacing: { doubt, answer }, removing }: FileQuestionsProps) {
  const { file, end } = removing
  return (
    <>
      <ConfirmDialog
        opened={doubt !== null}
        title={texts.replacing.title}
        message={doubt ? texts.replacing.message(doubt) : ''}
        confirmLabel={texts.replacing.confirm}
        cancelLabel={texts.replacing.cancel}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
      {file && <RemoveFile file={file} onRemove={() => void files.remove(file.key)} onEnd={end} />}
    </>
  )
}

interface RemoveFileProps {
  /** A stored file that is to be taken away. */
  file: KnownFile
  onRemove: () => void
  onEnd: () => void
}

/** Takes a file away, and asks before if other months depend on it. */
function RemoveFile({ file, onRemove, onEnd }: RemoveFileProps) {
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
