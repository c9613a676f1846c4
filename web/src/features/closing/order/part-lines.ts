import {
  type Cause,
  detailPartNames,
  type ExpectedParts,
  type PaidParts,
  releasePartNames,
  salePartNames,
  sheinExpectedNames,
} from '@vendaclara/core/closing'
import { type Cents, negative, noCents, subtractCents, sumCents, toReais } from '@vendaclara/core/money'
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

/** The parts whose sum the seller should have been paid, less fees and coupons. */
export function expectedLines(expected: ExpectedParts): Sum {
  if ('subtotal' in expected) {
    return sumOf([
      { label: texts.subtotal, amount: expected.subtotal },
      { label: texts.orderCommission, amount: negative(expected.commission) },
      { label: texts.orderServiceFee, amount: negative(expected.serviceFee) },
      { label: texts.orderCoupon, amount: negative(expected.sellerCoupon) },
    ])
  }
  if ('total' in expected) {
    const stated = linesOf(salePartNames, expected, texts.sale)
    const rest = subtractCents(expected.total, sumOf(stated).total)
    return sumOf(rest === 0 ? stated : [...stated, { label: texts.restOfSale, amount: rest }])
  }
  return sumOf(
    sheinExpectedNames.map((name) => ({
      label: texts.unit[name],
      amount: name === 'price' ? expected.price : negative(expected[name]),
    })),
  )
}

/** What the rule counts as received, with the signs of the file. */
export function receivedLines(paid: PaidParts): Sum {
  if ('released' in paid) {
    return sumOf([
      { label: texts.parts.released, amount: paid.released },
      { label: texts.parts.refunded, amount: negative(paid.refunded) },
    ])
  }
  if ('received' in paid) return sumOf([{ label: texts.invoiced, amount: paid.received }])
  return sumOf(linesOf(releasePartNames, paid, texts.release))
}

export function freightLines(paid: PaidParts): Sum {
  if (!('released' in paid)) return sumOf([])
  return sumOf([
    { label: texts.parts.freightPaidForSeller, amount: paid.freightPaidForSeller },
    { label: texts.parts.freightDiscount, amount: paid.freightDiscount },
    { label: texts.parts.freightPaidByBuyer, amount: paid.freightPaidByBuyer },
  ])
}

/** The further amounts the income file has of an order; those of 0 are left out. */
export function detailLines(paid: PaidParts): readonly PartLine[] {
  if ('released' in paid) return linesOf(detailPartNames, paid, texts.parts)
  if ('received' in paid) {
    const { price = noCents, returnFee = noCents, ...charges } = paid
    const charged = linesOf(sheinExpectedNames, { ...charges, price: noCents }, texts.unit)
    return [
      { label: texts.unit.price, amount: price },
      ...charged.map(({ label, amount }) => ({ label, amount: negative(amount) })),
      { label: texts.returnFee, amount: negative(returnFee) },
    ].filter(({ amount }) => amount !== 0)
  }
  return []
}

/** A line for each of the amounts that is there and not 0. */
function linesOf<Name extends string>(
  names: readonly Name[],
  amounts: Readonly<Partial<Record<Name, Cents>>>,
  labels: Readonly<Record<Name, string>>,
): readonly PartLine[] {
  return names.flatMap((name) => {
    const amount = amounts[name]
    return amount ? [{ label: labels[name], amount }] : []
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
