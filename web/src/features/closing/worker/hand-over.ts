import type { Difference } from '@vendaclara/contract/closing'
import { toCents } from '@vendaclara/core/money'
import { compressJson } from '../../../api/compress-json.ts'
import type { ClosingResults } from '../wire/closing-wire.ts'
import { sendInPieces } from '../wire/send-in-pieces.ts'
import type { ResultsHandover } from './desk-messages.ts'

/** Results as they leave the worker: written for the API here, and their rows in pieces, so that the page is not held up. */
export async function handOver(results: ClosingResults): Promise<ResultsHandover> {
  const { errors, unmatched, quantity, totalErrors } = results
  const body = await compressJson(results)
  const counts = { differences: errors.length, unmatched: unmatched.length, lost: lostOf(errors) }
  return {
    figures: { quantity, totalErrors, ...counts },
    rows: { errors: sendInPieces(errors), unmatched: sendInPieces(unmatched) },
    body,
  }
}

function lostOf(errors: readonly Difference[]): number {
  return errors.reduce((sum, { Diferenca }) => sum + Math.max(0, -toCents(Diferenca)), 0)
}
