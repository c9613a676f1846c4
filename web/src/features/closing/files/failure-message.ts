import { ApiProblem, ConnectionProblem } from '../../../api/api-problem.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import type { FileSlot } from './chosen-files.ts'
import { refusalSentence, texts } from './texts.ts'

/** Why files were not used, in words for the person; what nobody foresaw also goes to the browser's own report. */
export function readFailureMessage(error: unknown, slot: FileSlot, files: readonly File[]): string {
  if (error instanceof ApiProblem || error instanceof ConnectionProblem) return error.message
  if (!(error instanceof FileRefused)) {
    reportError(error)
    return refusalSentence({ kind: 'unexpected' }, slot)
  }
  const which = files.length > 1 && error.fileName ? `${error.fileName}: ` : ''
  return `${which}${refusalSentence(error.refusal, slot)}`
}

/** Why a save failed, in words for the person; what nobody foresaw also goes to the browser's own report. */
export function saveFailureMessage(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof ConnectionProblem) return error.message
  if (error instanceof FileRefused) return refusalSentence(error.refusal, 'income')
  reportError(error)
  return texts.saveUnexpected
}
