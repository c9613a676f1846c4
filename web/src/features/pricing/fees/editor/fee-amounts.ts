import { readTypedMoney, readTypedNumber } from '@vendaclara/core/money'
import { formatNumber } from '../../../../ui/format-number.ts'
import { texts as pricingTexts } from '../../texts.ts'

// The contract's bound: what the server would refuse is not taken.
const most = 1e9

const refusal = pricingTexts.amount.refusal('0', formatNumber(most, 0, 0))

function upToMost(readTyped: (text: string) => number | null) {
  return (text: string): number | null => {
    const value = readTyped(text)
    return value !== null && value >= 0 && value <= most ? value : null
  }
}

const plain = { read: upToMost(readTypedNumber), show: (value: number) => formatNumber(value, 0, 6), refusal }

/** How the amounts of a fee table are read and shown. */
export const feeAmounts = {
  money: {
    read: upToMost(readTypedMoney),
    show: (value: number) => formatNumber(value, 2, 6),
    refusal,
    unit: 'R$',
  },
  percent: { ...plain, unit: '%' },
  weight: { ...plain, unit: 'kg' },
} as const
