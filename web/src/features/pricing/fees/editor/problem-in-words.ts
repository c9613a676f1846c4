import type { FeeTableProblem, PriceBandProblem } from '@vendaclara/core/pricing'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatNumber } from '../../../../ui/format-number.ts'
import { texts } from '../texts.ts'

/** What is wrong with a table, in a sentence. */
export function problemInWords(problem: FeeTableProblem): string {
  switch (problem.kind) {
    case 'no-name':
      return texts.problems.noName
    case 'no-rules':
      return texts.problems.noRules
    case 'validity-reversed':
      return texts.problems.validityReversed
    case 'commission-out-of-range':
      return texts.problems.commission
    case 'fixed-fee-out-of-range':
      return texts.problems.fixedFee
    case 'cap-out-of-range':
      return texts.problems.cap
    case 'empty-range':
      return problem.of === 'price' ? texts.problems.emptyPrice : texts.problems.emptyWeight
    default:
      return texts.problems[problem.kind](pricesInWords(problem), whereInWords(problem))
  }
}

function pricesInWords({ from, to }: PriceBandProblem): string {
  if (to === null) return texts.problems.from(formatBrl(from))
  return from === to
    ? texts.problems.at(formatBrl(from))
    : texts.problems.within(formatBrl(from), formatBrl(to))
}

function whereInWords({ weight, freeShipping }: PriceBandProblem): string {
  const programme =
    freeShipping === null ? '' : freeShipping ? texts.problems.inProgramme : texts.problems.outOfProgramme
  return `${weight === null ? '' : texts.problems.weight(formatNumber(weight, 0, 3))}${programme}`
}
