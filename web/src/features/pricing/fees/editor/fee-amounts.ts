import { mostInFeeTable } from '@vendaclara/contract/fee-settings'
import { readTypedMoney, readTypedNumber } from '@vendaclara/core/money'
import { formatNumber } from '../../../../ui/format-number.ts'
import { texts as pricingTexts } from '../../texts.ts'

// The contract's bounds: what the server would refuse is not taken.
function upTo(most: number, readTyped: (text: string) => number | null) {
  return {
    read: (text: string): number | null => {
      const value = readTyped(text)
      return value !== null && value >= 0 && value <= most ? value : null
    },
    refusal: pricingTexts.amount.refusal('0', formatNumber(most, 0, 0)),
  }
}

/** A dot in a rate is decimal when it is typed, so that none groups its digits. */
const showRate = (value: number) => formatNumber(value, 0, 6).replaceAll('.', '')

/** How the amounts of a fee table are read and shown. */
export const feeAmounts = {
  money: {
    ...upTo(mostInFeeTable, readTypedMoney),
    show: (value: number) => formatNumber(value, 2, 6),
    unit: 'R$',
  },
  // A percentage above 100 is taken and then said with the other problems of its line.
  percent: { ...upTo(mostInFeeTable, readTypedNumber), show: showRate, unit: '%' },
  weight: { ...upTo(mostInFeeTable, readTypedNumber), show: showRate, unit: 'kg' },
} as const
