import { listingBounds } from '@vendaclara/contract/pricing'
import { shopBounds } from '@vendaclara/contract/shop'
import { readTypedMoney, readTypedNumber } from '@vendaclara/core/money'
import { formatNumber } from '../../../ui/number-formats.ts'
import { texts } from '../texts.ts'

export interface AmountKind {
  readonly read: (text: string) => number | null
  readonly show: (value: number) => string
  readonly refusal: string
  readonly prefix?: string
  readonly suffix?: string
  readonly placeholder?: string
}

const highestPrice = 1e12

// The bounds are the contract's: what the server would refuse is not taken.
export const amountKinds = {
  money: money(listingBounds.money),
  monthly: money(shopBounds.money),
  price: money(highestPrice),
  tax: rate(0, shopBounds.percent, '%'),
  /** A commission of 0 is one that nobody has told: the field is empty. */
  commission: {
    ...rate(0, listingBounds.commission, '%'),
    show: (value) => (value === 0 ? '' : showRate(value)),
    placeholder: texts.listing.mlTaxExample,
  },
  margin: rate(-1000, 1000, '%'),
  weight: rate(0, listingBounds.weight, 'kg'),
} satisfies Record<string, AmountKind>

function money(most: number): AmountKind {
  return {
    ...between(0, most, readTypedMoney),
    show: (value) => formatNumber(value, 2, 6),
    prefix: 'R$',
  }
}

function rate(least: number, most: number, suffix: string): AmountKind {
  return { ...between(least, most, readTypedNumber), show: showRate, suffix }
}

/** A dot in a rate is decimal when it is typed, so that none groups its digits. */
function showRate(value: number): string {
  return formatNumber(value, 0, 6).replaceAll('.', '')
}

function between(
  least: number,
  most: number,
  readTyped: (text: string) => number | null,
): Pick<AmountKind, 'read' | 'refusal'> {
  return {
    read: (text) => {
      const value = readTyped(text)
      return value !== null && value >= least && value <= most ? value : null
    },
    refusal: texts.amount.refusal(formatNumber(least, 0, 0), formatNumber(most, 0, 0)),
  }
}
