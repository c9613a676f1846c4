import { readTypedMoney, readTypedNumber } from '@vendaclara/core/money'
import { formatNumber } from '../../ui/format-number.ts'
import { texts } from './texts.ts'

export interface AmountKind {
  readonly read: (text: string) => number | null
  readonly show: (value: number) => string
  readonly refusal: string
  readonly prefix?: string
  readonly suffix?: string
  readonly placeholder?: string
}

// The bounds are the contract's: what the server would refuse is not taken.
export const amountKinds = {
  money: {
    ...between(0, 1e12, readTypedMoney),
    show: (value) => formatNumber(value, 2, 6),
    prefix: 'R$',
  },
  percent: {
    ...between(0, 1000, readTypedNumber),
    show: (value) => formatNumber(value, 0, 6),
    suffix: '%',
  },
  /** A commission of 0 is one that nobody has told: the field is empty. */
  commission: {
    ...between(0, 1000, readTypedNumber),
    show: (value) => (value === 0 ? '' : formatNumber(value, 0, 6)),
    suffix: '%',
    placeholder: texts.listing.mlTaxExample,
  },
  margin: {
    ...between(-1000, 1000, readTypedNumber),
    show: (value) => formatNumber(value, 0, 6),
    suffix: '%',
  },
  weight: {
    ...between(0, 1e6, readTypedNumber),
    show: (value) => formatNumber(value, 0, 6),
    suffix: 'kg',
  },
} satisfies Record<string, AmountKind>

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
