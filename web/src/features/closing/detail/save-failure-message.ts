import { ApiProblem } from '../../../api/api-problem.ts'
import { ConnectionProblem } from '../../../api/connection-problem.ts'
import { texts } from '../texts.ts'

/** Why a save failed, in words for the person; what nobody foresaw also goes to the browser's own report. */
export function saveFailureMessage(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof ConnectionProblem) return error.message
  reportError(error)
  return texts.files.saveUnexpected
}
