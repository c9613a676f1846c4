import type { TermsOf } from '@vendaclara/core/closing'
import { type Cents, negative, noCents } from '@vendaclara/core/money'
import type { MarketplaceParts, NamedAmounts } from '../marketplace.ts'
import { invoiced, returnFee as returnFeeLabel, takenBack, unitLabels } from './texts.ts'

type Shein = TermsOf['shein']
type Unit = keyof Shein['expected']

export const sheinParts: MarketplaceParts<Shein> = {
  expected: signed,
  received: ({ returnFee = noCents, refund = noCents, ...details }) => {
    const amounts = signed(details)
    return {
      amounts: {
        ...amounts,
        ...(returnFee !== 0 && { [returnFeeLabel]: negative(returnFee) }),
        ...(refund !== 0 && { [takenBack]: refund }),
      },
      rest: invoiced,
    }
  },
  hasSameParts: true,
  freight: () => [],
}

/** The parts that are present, by their labels; all except the price are deducted. */
function signed(parts: Readonly<Partial<Record<Unit, Cents>>>): NamedAmounts {
  const amounts: Record<string, Cents> = {}
  for (const name of Object.keys(unitLabels) as Unit[]) {
    const amount = parts[name]
    if (amount !== undefined) amounts[unitLabels[name]] = name === 'price' ? amount : negative(amount)
  }
  return amounts
}
