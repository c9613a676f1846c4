import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import type { ReplacingDoubt } from '../replacing.ts'
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

interface ReplaceDialogProps {
  doubt: ReplacingDoubt | null
  onAnswer: (answer: boolean) => void
}

export function ReplaceDialog({ doubt, onAnswer }: ReplaceDialogProps) {
  return (
    <ConfirmDialog
      opened={doubt !== null}
      title={texts.replacing.title}
      message={doubt ? texts.replacing.message(doubt) : ''}
      confirmLabel={texts.replacing.confirm}
      cancelLabel={texts.replacing.cancel}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
