import { ApiProblem, ConnectionProblem } from '../../../../api/api-problem.ts'
import { FileRefused } from '../../reading/file-refused.ts'
import { type FileSlot, refusalSentence } from './refusal-sentence.ts'

/** Why files were not used, in words for the person; what nobody foresaw also goes to the browser's own report. */
export function readFailureSentence(error: unknown, slot: FileSlot, files: readonly File[]): string {
  if (error instanceof ApiProblem || error instanceof ConnectionProblem) return error.message
  if (!(error instanceof FileRefused)) {
    reportError(error)
    return refusalSentence({ kind: 'unexpected' }, slot)
  }
  const which = files.length > 1 && error.fileName ? `${error.fileName}: ` : ''
  return `${which}${refusalSentence(error.refusal, slot)}`
}
