import { useState } from 'react'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'
import type { MonthFiles } from '../saving/month-files.ts'
import { RemoveFile } from './remove-file.tsx'
import { ReplaceDialog, type useReplacing } from './replace-dialog.tsx'

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
export function FileQuestions({ files, replacing, removing }: FileQuestionsProps) {
  const { file } = removing
  return (
    <>
      <ReplaceDialog doubt={replacing.doubt} onAnswer={replacing.answer} />
      {file && <RemoveFile file={file} onRemove={() => void files.remove(file.key)} onEnd={removing.end} />}
    </>
  )
}
