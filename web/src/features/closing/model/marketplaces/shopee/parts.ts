import { closingMarketplaces, type TermsOf } from '@vendaclara/core/closing'
import { negative, noCents, subtractCents, sumCents } from '@vendaclara/core/money'
import { labelled, type MarketplaceParts, type PartLabel, type ReceivedParts } from '../marketplace.ts'
import { freightTotal } from '../texts.ts'
import { detailLabels, freightLabels, orderLabels, refunded, released } from './texts.ts'

type Shopee = TermsOf['shopee']

export const shopeeParts: MarketplaceParts<Shopee> = {
  expected: ({ subtotal, commission, serviceFee, sellerCoupon }) => ({
    [orderLabels.subtotal]: subtotal,
    [orderLabels.commission]: negative(commission),
    [orderLabels.serviceFee]: negative(serviceFee),
    [orderLabels.sellerCoupon]: negative(sellerCoupon),
  }),
  received,
  hasSameParts: true,
  freight,
}

function received(paid: Shopee['paid']): ReceivedParts {
  const refund = subtractCents(paid.productRefund ?? noCents, paid.refunded)
  const { alwaysPaid } = closingMarketplaces.shopee.rules
  const isDetailed = Object.entries(paid).some(
    ([name, amount]) => amount !== undefined && !alwaysPaid.includes(name),
  )
  const { productPrice, commission, serviceFee, coupon, sharedCoupon } = paid
  const coupons = [coupon, sharedCoupon].filter((amount) => amount !== undefined)
  return {
    amounts: {
      ...(productPrice !== undefined && { [orderLabels.subtotal]: productPrice }),
      ...(commission !== undefined && { [orderLabels.commission]: commission }),
      ...(serviceFee !== undefined && { [orderLabels.serviceFee]: serviceFee }),
      ...(coupons.length > 0 && { [orderLabels.sellerCoupon]: sumCents(coupons) }),
      ...(refund !== 0 && { [refunded]: refund }),
      ...(isDetailed && { [freightTotal]: sumCents(freight(paid).map(({ amount }) => amount)) }),
      ...labelled(detailLabels, paid),
    },
    rest: released,
  }
}

/** The three freight fields that its file always has. */
function freight(paid: Shopee['paid']): readonly PartLabel[] {
  const names = Object.keys(freightLabels) as (keyof typeof freightLabels)[]
  const lines = names.map((name) => ({ label: freightLabels[name], amount: paid[name] }))
  return lines.some(({ amount }) => amount !== 0) ? lines : []
}
