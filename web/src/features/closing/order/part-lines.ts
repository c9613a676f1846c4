import { type Cause, detailPartNames, type ExpectedParts, type PaidParts } from '@vendaclara/core/closing'
import { type Cents, negative, sumCents, toReais } from '@vendaclara/core/money'
import { formatBrl, formatPercent } from '../../../ui/number-formats.ts'
import { texts } from './texts.ts'

export interface PartLine {
  readonly label: string
  readonly amount: Cents
}

interface Sum {
  readonly lines: readonly PartLine[]
  readonly total: Cents
}

/** The parts whose sum the seller should have been paid: the subtotal less fees and coupon. */
export function expectedLines({ subtotal, commission, serviceFee, sellerCoupon }: ExpectedParts): Sum {
  return sumOf([
    { label: texts.subtotal, amount: subtotal },
    { label: texts.orderCommission, amount: negative(commission) },
    { label: texts.orderServiceFee, amount: negative(serviceFee) },
    { label: texts.orderCoupon, amount: negative(sellerCoupon) },
  ])
}

/** What the rule counts as received: what was released less what was refunded, with the signs of the file. */
export function receivedLines({ released, refunded }: PaidParts): Sum {
  return sumOf([
    { label: texts.parts.released, amount: released },
    { label: texts.parts.refunded, amount: negative(refunded) },
  ])
}

export function freightLines({ freightPaidForSeller, freightDiscount, freightPaidByBuyer }: PaidParts): Sum {
  return sumOf([
    { label: texts.parts.freightPaidForSeller, amount: freightPaidForSeller },
    { label: texts.parts.freightDiscount, amount: freightDiscount },
    { label: texts.parts.freightPaidByBuyer, amount: freightPaidByBuyer },
  ])
}

/** The further amounts the income file has of an order; those of 0 are left out. */
export function detailLines(paid: PaidParts): readonly PartLine[] {
  return detailPartNames.flatMap((name) => {
    const amount = paid[name]
    return amount ? [{ label: texts.parts[name], amount }] : []
  })
}

function sumOf(lines: readonly PartLine[]): Sum {
  return { lines, total: sumCents(lines.map(({ amount }) => amount)) }
}

/** A cause of a difference in a sentence, with the rates or the fee where they are known. */
export function causeSentence({ kind, expectedRate, chargedRate, fee, units }: Cause): string {
  if (kind === 'commission-rate' && expectedRate !== undefined && chargedRate !== undefined) {
    return texts.rate(formatPercent(chargedRate), formatPercent(expectedRate))
  }
  if (kind === 'fixed-fee-per-unit' && fee !== undefined && units !== undefined) {
    return texts.perUnit(formatBrl(toReais(fee)), units)
  }
  return texts.causes[kind]
}
