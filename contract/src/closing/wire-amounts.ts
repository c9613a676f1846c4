import {
  type ClosingMarketplace,
  closingMarketplaces,
  closingOf,
  type ExpectedParts,
  type PaidParts,
  pickAmounts,
  releasePartNames,
} from '@vendaclara/core/closing'
import { addCents, type Cents, negative, noCents, subtractCents } from '@vendaclara/core/money'

/** The amounts of an order of any marketplace on the wire, in centavos. */
interface WireAmounts {
  /** In the specification's four amounts, which come to the expected one for every marketplace. */
  readonly amounts: { readonly [Name in 'subtotal' | 'commission' | 'serviceFee' | 'sellerCoupon']: Cents }
  /** As they are, where they are not those four. */
  readonly parts?: ExpectedParts | undefined
}

export function writeAmounts(order: ExpectedParts): WireAmounts {
  if ('subtotal' in order) return { amounts: order }
  if ('total' in order) {
    const { total, products = total, saleFee = noCents } = order
    const commission = negative(saleFee)
    const serviceFee = subtractCents(subtractCents(products, commission), total)
    const amounts = { subtotal: products, commission, serviceFee, sellerCoupon: noCents }
    return {
      amounts,
      parts: pickAmounts<ExpectedParts>(order, closingMarketplaces.mercadoLivre.rules.expectedParts),
    }
  }
  const { price, coupon, campaign, commission, freight, storage } = order
  const amounts = {
    subtotal: price,
    commission,
    serviceFee: addCents(freight, storage),
    sellerCoupon: addCents(coupon, campaign),
  }
  return { amounts, parts: { price, coupon, campaign, commission, freight, storage } }
}

/** The amounts of a marketplace, whichever another client sent. */
export function readAmounts({ amounts, parts }: WireAmounts, marketplace: ClosingMarketplace): ExpectedParts {
  const { subtotal, commission, serviceFee, sellerCoupon } = amounts
  switch (marketplace) {
    case 'shopee':
      return amounts
    case 'mercadoLivre':
      if (parts && 'total' in parts) return parts
      return { total: subtractCents(subtotal, addCents(commission, serviceFee, sellerCoupon)) }
    case 'shein': {
      if (parts && 'price' in parts) return parts
      const none = { campaign: noCents, storage: noCents }
      return { ...none, price: subtotal, coupon: sellerCoupon, commission, freight: serviceFee }
    }
  }
}

/** Whether what was expected is in the amounts of a marketplace. */
export function isExpectedOf(marketplace: ClosingMarketplace, expected: ExpectedParts): boolean {
  const { expectedParts } = closingOf(marketplace).rules
  return Object.keys(expected).every((name) => expectedParts.includes(name))
}

const releaseParts: ReadonlySet<string> = new Set(releasePartNames)

/** Whether what was paid is in the amounts of a marketplace. */
export function isPaidOf(marketplace: ClosingMarketplace, paid: PaidParts): boolean {
  switch (marketplace) {
    case 'shopee':
      return 'released' in paid
    case 'shein':
      return 'received' in paid
    case 'mercadoLivre':
      return Object.keys(paid).every((name) => releaseParts.has(name))
  }
}
