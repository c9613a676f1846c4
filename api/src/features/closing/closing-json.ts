import type { Analysis } from '@vendaclara/contract/closing'
import { StoredJson } from '../../http/endpoint/answers.ts'
import type { ClosingTexts } from './closing.repository.ts'

/** A closing as JSON, its orders and results being the text that was sent: they can be too large to be parsed here. */
export function closingJson(analysis: Analysis, stored: ClosingTexts): StoredJson {
  const { quantity, totalErrors, outdated, revision, requests, errors, unmatched } = stored
  const small = JSON.stringify({ ...analysis, quantity, totalErrors, outdated, revision })
  const start = `${small.slice(0, -1)},"requests":`
  return new StoredJson(start, requests, ',"errors":', errors, ',"unmatched":', unmatched, '}')
}
