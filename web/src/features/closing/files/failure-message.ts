import type { FileSlot } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { ApiProblem, ConnectionProblem } from '../../../api/api-problem.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { explainRefusal, type RefusedFiles } from './refusal-help.ts'
import { refusalSentence, texts } from './texts.ts'

interface ChosenFiles {
  readonly slot: FileSlot | 'others'
  readonly marketplace: ClosingMarketplace
}

/** Why files were not used, in words for the person. Unexpected errors are also reported to the browser. */
export function explainReadFailure(error: unknown, { slot, marketplace }: ChosenFiles): RefusedFiles {
  if (error instanceof ApiProblem || error instanceof ConnectionProblem) return { sentence: error.message }
  if (!(error instanceof FileRefused)) {
    reportError(error)
    return explainRefusal({ kind: 'unexpected' }, slot, marketplace)
  }
  const refused = explainRefusal(error.refusal, slot, marketplace)
  const which = error.fileName ? `${error.fileName}: ` : ''
  return { ...refused, sentence: `${which}${refused.sentence}` }
}

/** Why saving failed, in words for the person. Unexpected errors are also reported to the browser. */
export function saveFailureMessage(error: unknown, marketplace: ClosingMarketplace): string {
  if (error instanceof ApiProblem && error.code === 'not_found') return texts.deletedElsewhere
  if (error instanceof ApiProblem || error instanceof ConnectionProblem) return error.message
  if (error instanceof FileRefused) return refusalSentence(error.refusal, 'income', marketplace)
  reportError(error)
  return texts.saveUnexpected
}
