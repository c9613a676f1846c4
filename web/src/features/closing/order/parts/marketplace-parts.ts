import {
  type ClosingMarketplace,
  type ClosingTerms,
  detailPartNames,
  type KnownTerms,
  releasePartNames,
  salePartNames,
  sheinExpectedNames,
  type TermsOf,
} from '@vendaclara/core/closing'
import { addCents, type Cents, negative, noCents, subtractCents, sumCents } from '@vendaclara/core/money'
import { texts } from '../texts.ts'

/** Amounts by what a seller calls them, with the signs by which they add up. */
export type NamedAmounts = Readonly<Record<string, Cents>>

export interface PartLabel {
  readonly label: string
  readonly amount: Cents
}

/** The parts of what was received as far as the file has them; what is left of it is called `rest`. */
interface ReceivedParts {
  readonly amounts: NamedAmounts
  readonly rest: string
}

/** What the parts of a marketplace's orders are called, and how they add up. Methods, so that those chosen at run time are of {@link KnownTerms}. */
interface MarketplaceParts<Terms extends ClosingTerms> {
  /** The parts whose sum the seller should be paid. */
  expected(parts: Terms['expected']): NamedAmounts
  received(paid: Terms['paid']): ReceivedParts
  /** Whether what was paid can have the parts of what was expected: then a part that only one of them has differs by its whole amount. */
  readonly hasSameParts: boolean
  /** What its freight is made of; nothing where the file does not say, or all of it is 0. */
  freight(paid: Terms['paid']): readonly PartLabel[]
}

const partsOfMarketplace: { readonly [Id in ClosingMarketplace]: MarketplaceParts<TermsOf[Id]> } = {
  shopee: {
    expected: ({ subtotal, commission, serviceFee, sellerCoupon }) => ({
      [texts.subtotal]: subtotal,
      [texts.orderCommission]: negative(commission),
      [texts.orderServiceFee]: negative(serviceFee),
      [texts.orderCoupon]: negative(sellerCoupon),
    }),
    received: receivedOfShopee,
    hasSameParts: true,
    freight: freightOfShopee,
  },
  mercadoLivre: {
    expected: (sale) => {
      const stated = labelled(salePartNames, sale, texts.sale)
      const rest = subtractCents(sale.total, sumCents(Object.values(stated)))
      return rest === 0 ? stated : { ...stated, [texts.restOfSale]: rest }
    },
    received: ({ refund, ...others }) => {
      const stated = labelled(releasePartNames, others, texts.release)
      const amounts = refund ? { ...stated, [texts.sale.refunds]: refund } : stated
      return { amounts, rest: texts.release.other }
    },
    hasSameParts: false,
    freight: () => [],
  },
  shein: {
    expected: (parts) =>
      Object.fromEntries(
        sheinExpectedNames.map((name) => [texts.unit[name], signedOfShein(name, parts[name])]),
      ),
    received: ({ returnFee = noCents, ...details }) => {
      const amounts: Record<string, Cents> = {}
      for (const name of sheinExpectedNames) {
        const amount = details[name]
        if (amount !== undefined) amounts[texts.unit[name]] = signedOfShein(name, amount)
      }
      if (returnFee !== 0) amounts[texts.returnFee] = negative(returnFee)
      return { amounts, rest: texts.invoiced }
    },
    hasSameParts: true,
    freight: () => [],
  },
}

export function partsOf(marketplace: ClosingMarketplace): MarketplaceParts<KnownTerms> {
  return partsOfMarketplace[marketplace]
}

function receivedOfShopee(paid: TermsOf['shopee']['paid']): ReceivedParts {
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
      ...(isDetailed && {
        [texts.freightTotal]: sumCents(freightOfShopee(paid).map(({ amount }) => amount)),
      }),
      ...labelled(detailPartNames, others, texts.parts),
    },
    rest: texts.parts.released,
  }
}

/** The three freight fields that its file always has. */
function freightOfShopee(paid: TermsOf['shopee']['paid']): readonly PartLabel[] {
  const names = ['freightPaidForSeller', 'freightDiscount', 'freightPaidByBuyer'] as const
  const lines = names.map((name) => ({ label: texts.parts[name], amount: paid[name] }))
  return lines.some(({ amount }) => amount !== 0) ? lines : []
}

/** All but the price is taken off. */
function signedOfShein(name: (typeof sheinExpectedNames)[number], amount: Cents): Cents {
  return name === 'price' ? amount : negative(amount)
}

/** By its label, each of the amounts that is there and not 0. */
function labelled<Name extends string>(
  names: readonly Name[],
  amounts: Readonly<Partial<Record<Name, Cents>>>,
  labels: Readonly<Record<Name, string>>,
): NamedAmounts {
  const known: Record<string, Cents> = {}
  for (const name of names) {
    const amount = amounts[name]
    if (amount) known[labels[name]] = addCents(known[labels[name]] ?? noCents, amount)
  }
  return known
}
