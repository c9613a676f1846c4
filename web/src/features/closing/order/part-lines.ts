import {
  type Cause,
  detailPartNames,
  type ExpectedParts,
  type PaidParts,
  releasePartNames,
  salePartNames,
  sheinExpectedNames,
} from '@vendaclara/core/closing'
import {
  addCents,
  type Cents,
  negative,
  noCents,
  subtractCents,
  sumCents,
  toReais,
} from '@vendaclara/core/money'
import { formatBrl, formatPercent } from '../../../ui/number-formats.ts'
import { texts } from './texts.ts'

/** One part of an order as it was expected and as it was received; null where a file does not have it. */
interface PartLine {
  readonly label: string
  readonly expected: Cents | null
  readonly received: Cents | null
  /** How much the order differs by it; null where the two cannot be held against each other. */
  readonly difference: Cents | null
}

/** The parts of an order: those of each side come to its total. */
export interface ComparedParts {
  readonly lines: readonly PartLine[]
  readonly expected: Cents
  readonly received: Cents
}

/** The parts an order should be paid in beside those it was paid in, both with the signs by which they add up. */
export function compareParts(expected: ExpectedParts, paid: PaidParts | undefined): ComparedParts {
  const due = expectedAmounts(expected)
  if (!paid) return { ...comparedOf(due, {}), received: noCents }
  const { amounts, rest, received } = receivedAmounts(paid)
  const isDetailed = Object.keys(due).some((label) => amounts[label] !== undefined)
  const { lines, ...totals } = comparedOf(
    due,
    amounts,
    'released' in paid || 'received' in paid ? isDetailed : false,
  )
  const left = subtractCents(received, sumCents(Object.values(amounts)))
  if (left === 0) return { ...totals, lines, received }
  const line = { label: isDetailed ? texts.withoutDetail : rest, expected: null, received: left }
  return { ...totals, lines: [...lines, { ...line, difference: isDetailed ? left : null }], received }
}

type Amounts = Readonly<Record<string, Cents>>

interface ExpectedLines {
  readonly lines: readonly { readonly label: string; readonly amount: Cents }[]
  readonly total: Cents
}

/** The parts whose sum the seller should be paid, less fees and coupons. */
export function expectedLines(expected: ExpectedParts): ExpectedLines {
  const amounts = expectedAmounts(expected)
  const lines = Object.entries(amounts).map(([label, amount]) => ({ label, amount }))
  return { lines, total: sumCents(Object.values(amounts)) }
}

/** What the rule counts as received. */
export function receivedTotal(paid: PaidParts): Cents {
  return receivedAmounts(paid).received
}

/** `isComplete`: what only one side has differs by its whole amount. */
function comparedOf(due: Amounts, amounts: Amounts, isComplete = false): Omit<ComparedParts, 'received'> {
  const labels = [...new Set([...Object.keys(due), ...Object.keys(amounts)])]
  const lines = labels.flatMap((label): PartLine[] => {
    const [expected = null, received = null] = [due[label], amounts[label]]
    if (!expected && !received) return []
    const isComparable = received !== null && (expected !== null || isComplete)
    const difference = isComparable ? subtractCents(received, expected ?? noCents) : null
    return [{ label, expected, received, difference }]
  })
  return { lines, expected: sumCents(Object.values(due)) }
}

/** By their labels, the parts whose sum the seller should be paid. */
function expectedAmounts(expected: ExpectedParts): Amounts {
  if ('subtotal' in expected) {
    return {
      [texts.subtotal]: expected.subtotal,
      [texts.orderCommission]: negative(expected.commission),
      [texts.orderServiceFee]: negative(expected.serviceFee),
      [texts.orderCoupon]: negative(expected.sellerCoupon),
    }
  }
  if ('total' in expected) {
    const stated = labelled(salePartNames, expected, texts.sale)
    const rest = subtractCents(expected.total, sumCents(Object.values(stated)))
    return rest === 0 ? stated : { ...stated, [texts.restOfSale]: rest }
  }
  return Object.fromEntries(
    sheinExpectedNames.map((name) => [
      texts.unit[name],
      name === 'price' ? expected.price : negative(expected[name]),
    ]),
  )
}

/** By their labels, the parts of what was received, as far as the file tells them apart; `rest` is what it calls the whole. */
function receivedAmounts(paid: PaidParts): { amounts: Amounts; rest: string; received: Cents } {
  if ('released' in paid) {
    const received = subtractCents(paid.released, paid.refunded)
    const refund = subtractCents(paid.productRefund ?? noCents, paid.refunded)
    const isDetailed = detailPartNames.some((name) => paid[name] !== undefined)
    const { productPrice, commission, serviceFee, coupon, sharedCoupon, productRefund: _, ...others } = paid
    const coupons = [coupon, sharedCoupon].filter((amount) => amount !== undefined)
    return {
      amounts: {
        ...(productPrice !== undefined && { [texts.subtotal]: productPrice }),
        ...(commission !== undefined && { [texts.orderCommission]: commission }),
        ...(serviceFee !== undefined && { [texts.orderServiceFee]: serviceFee }),
        ...(coupons.length > 0 && { [texts.orderCoupon]: sumCents(coupons) }),
        ...(refund !== 0 && { [texts.parts.refunded]: refund }),
        ...(isDetailed && { [texts.freightTotal]: sumCents(freightLines(paid).map(({ amount }) => amount)) }),
        ...labelled(detailPartNames, others, texts.parts),
      },
      rest: texts.parts.released,
      received,
    }
  }
  if ('received' in paid) {
    const { received, returnFee = noCents, ...details } = paid
    const amounts: Record<string, Cents> = {}
    for (const name of sheinExpectedNames) {
      const amount = details[name]
      if (amount !== undefined) amounts[texts.unit[name]] = name === 'price' ? amount : negative(amount)
    }
    if (returnFee !== 0) amounts[texts.returnFee] = negative(returnFee)
    return { amounts, rest: texts.invoiced, received }
  }
  const { refund, ...others } = paid
  const stated = labelled(releasePartNames, others, texts.release)
  const amounts = refund ? { ...stated, [texts.sale.refunds]: refund } : stated
  return { amounts, rest: texts.release.other, received: sumCents(Object.values(amounts)) }
}

/** The three freight fields that a file of Shopee always has; none where all of them are 0. */
export function freightLines(paid: PaidParts): readonly { readonly label: string; readonly amount: Cents }[] {
  if (!('released' in paid)) return []
  const names = ['freightPaidForSeller', 'freightDiscount', 'freightPaidByBuyer'] as const
  const lines = names.map((name) => ({ label: texts.parts[name], amount: paid[name] }))
  return lines.some(({ amount }) => amount !== 0) ? lines : []
}

/** By its label, each of the amounts that is there and not 0. */
function labelled<Name extends string>(
  names: readonly Name[],
  amounts: Readonly<Partial<Record<Name, Cents>>>,
  labels: Readonly<Record<Name, string>>,
): Amounts {
  const known: Record<string, Cents> = {}
  for (const name of names) {
    const amount = amounts[name]
    if (amount) known[labels[name]] = addCents(known[labels[name]] ?? noCents, amount)
  }
  return known
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
