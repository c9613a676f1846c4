import { ApiProblem, ConnectionProblem } from '../../../../api/api-problem.ts'
import { FileRefused } from '../../reading/file-refused.ts'
import { texts } from '../../texts.ts'
import { refusalSentence } from '../files/refusal-sentence.ts'

/** Why a save failed, in words for the person; what nobody foresaw also goes to the browser's own report. */
export function saveFailureMessage(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof ConnectionProblem) return error.message
  if (error instanceof FileRefused) return refusalSentence(error.refusal, 'income')
  reportError(error)
  return texts.files.saveUnexpected
}
