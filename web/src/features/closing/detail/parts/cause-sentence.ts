import type { ClosingCause } from '@vendaclara/contract/closing-findings'
import { toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatPercent } from '../../../../ui/format-percent.ts'
import { texts } from './texts.ts'

/** A cause of a difference in a sentence, with the rates or the fee where they are known. */
export function causeSentence({ kind, expectedRate, chargedRate, fee, units }: ClosingCause): string {
  if (kind === 'commission-rate' && expectedRate !== undefined && chargedRate !== undefined) {
    return texts.rate(formatPercent(chargedRate), formatPercent(expectedRate))
  }
  if (kind === 'fixed-fee-per-unit' && fee !== undefined && units !== undefined) {
    return texts.perUnit(formatBrl(toReais(fee)), units)
  }
  return texts.causes[kind]
}
