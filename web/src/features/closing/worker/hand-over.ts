import type { Difference } from '@vendaclara/contract/closing'
import { type Cents, shortfall, sumCents, toCents } from '@vendaclara/core/money'
import type { ClosingResults } from '../wire/closing-wire.ts'
import { sendInPieces } from '../wire/send-in-pieces.ts'
import type { ResultsHandover } from './desk-messages.ts'

/** Results as they leave the worker: their rows in pieces, so that the page is not held up. */
export function handOver({ errors, unmatched, quantity, totalErrors }: ClosingResults): ResultsHandover {
  const counts = { differences: errors.length, unmatched: unmatched.length, lost: lostOf(errors) }
  return {
    figures: { quantity, totalErrors, ...counts },
    rows: { errors: sendInPieces(errors), unmatched: sendInPieces(unmatched) },
  }
}

function lostOf(errors: readonly Difference[]): Cents {
  return sumCents(errors.map(({ Diferenca }) => shortfall(toCents(Diferenca))))
}
