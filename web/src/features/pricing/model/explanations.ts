import { toCents, toReais } from '@vendaclara/core/money'
import {
  flatAmount,
  type ListingPrice,
  type PriceFee,
  type PriceFigures,
  type Promotion,
  type Range,
  type Shares,
  sellerAmount,
} from '@vendaclara/core/pricing'
import { formatBrl as brl, formatNumber } from '../../../ui/number-formats.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { texts } from './explanation-texts.ts'
import type { PricingSides } from './pricing-sides.ts'

/** How each figure is calculated, in words and with its numbers. */
export const explanations = {
  price: ({ fee, price, shares }: PriceFigures, { isBanded, seller }: PricingSides) => {
    const named =
      fee.commissionAmount !== undefined
        ? texts.costsAndCommission
        : fee.fixedFeeShare === undefined
          ? texts.costsAndFee
          : texts.costs
    const isPromoted = sellerAmount(seller) > seller.productCost + seller.variableCost
    const formula = texts.price({
      named: isPromoted ? texts.promotedCosts(named) : named,
      costs: brl(sellerAmount(seller) + flatAmount(fee)),
      total: percent(shares.total),
      rest: percent(100 - shares.total),
      price: brl(price),
    })
    return isBanded ? texts.lowestPrice(formula, band(fee.price, texts.thenInBand)) : formula
  },
  profit: (figures: PriceFigures, { isBanded }: PricingSides) =>
    isBanded
      ? explanations.profitLeft(figures)
      : texts.profit(share(figures.shares.profit, figures.price, figures.profit)),
  profitLeft: (figures: PriceFigures) =>
    texts.profitLeft({
      price: brl(figures.price),
      costs: brl(figures.productCost + figures.variableCost),
      fees: brl(figures.commission + figures.fixedFee),
      tax: brl(figures.tax),
      operating: brl(figures.operatingCost),
      promoted: promoted(figures),
      rounding: roundingTerm(figures.rounding),
      profit: brl(figures.profit),
    }),
  margin: ({ price, profit, margin }: PriceFigures) => {
    if (margin === null) return texts.noMargin
    const isOfCentavos = percent((100 * profit) / price) === percent(margin)
    return `${texts.margin(brl(profit), brl(price), percent(margin))}${isOfCentavos ? '' : texts.notRounded}.`
  },
  tax: ({ price, shares, tax }: PriceFigures) => texts.tax(share(shares.tax, price, tax)),
  grossProfit: ({ price, shares, grossProfit }: PriceFigures) =>
    texts.grossProfit(
      percent(shares.profit),
      percent(shares.operating),
      share(shares.profit + shares.operating, price, grossProfit),
    ),
  contributionMargin: ({ shares, contributionMargin }: PriceFigures) =>
    contributionMargin === null
      ? texts.noContributionMargin
      : texts.contributionMargin(
          percent(shares.profit),
          percent(shares.operating),
          percent(contributionMargin),
        ),
  productCost: ({ productCost }: PriceFigures) => texts.productCost(brl(productCost)),
  variableCost: ({ variableCost }: PriceFigures) => texts.variableCost(brl(variableCost)),
  commission: ({ price, fee, shares, commission }: PriceFigures) => {
    const where = band(fee.price)
    const fixed = fee.commissionAmount
    if (fixed === undefined) return texts.commission(where, share(shares.commission, price, commission))
    if (shares.commission === 0) return texts.leastCommission(where, brl(commission))
    const formula = texts.partlyFixed(percent(shares.commission), brl(price), brl(fixed), brl(commission))
    return texts.commission(where, formula)
  },
  fixedFee: (figures: PriceFigures, sides: PricingSides) => fixedPart(texts.fixedFee, figures, sides),
  freight: (figures: PriceFigures, sides: PricingSides) =>
    sides.asked.includes('freight')
      ? texts.ownFreight(brl(figures.fixedFee))
      : fixedPart(texts.freight, figures, sides),
  fees: ({ commission, fixedFee, shares, fee, price }: PriceFigures) =>
    texts.fees({
      rate: rateOf(fee, shares),
      commission: brl(commission),
      fixedFee: brl(fixedFee),
      where: band(fee.price),
      fees: brl(commission + fixedFee),
      price: brl(price),
    }),
  operatingCost: ({ price, shares, operatingCost }: PriceFigures, { shop }: PricingSides) =>
    shop.monthlyBilling === 0
      ? texts.noOperatingCost
      : texts.operatingCost({
          monthlyCost: brl(shop.fixCost),
          billing: brl(shop.monthlyBilling),
          rate: percent(shares.operating),
          share: share(shares.operating, price, operatingCost),
        }),
  promotion: (promotion: Promotion, figures: PriceFigures, { seller }: PricingSides) => {
    const { percent: rate = 0, amount = 0 } = seller.promotions?.[promotion] ?? {}
    if (rate === 0) return texts.promotion(brl(amount))
    if (amount === 0) return texts.promotion(share(rate, figures.price, figures[promotion]))
    const formula = texts.partlyFixed(percent(rate), brl(figures.price), brl(amount), brl(figures[promotion]))
    return texts.promotion(formula)
  },
  rounding: texts.rounding,
  shares: ({ profit, commission, fixedFee, tax, operating, promotions = 0, total }: Shares) =>
    texts.shares({
      profit: percent(profit),
      commission: percent(commission),
      fixedFee: fixedFee === undefined ? '' : texts.fixedFeeShare(percent(fixedFee)),
      tax: percent(tax),
      operating: percent(operating),
      promoted: promotions === 0 ? '' : texts.promotedShare(percent(promotions)),
      total: percent(total),
    }),
}

function roundingTerm(rounding: number): string {
  return rounding === 0 ? '' : texts.roundingTerm(rounding < 0 ? '+' : '-', brl(Math.abs(rounding)))
}

function promoted({ ads, coupon, affiliate }: PriceFigures): string {
  const sum = toReais(toCents(ads + coupon + affiliate))
  return sum === 0 ? '' : texts.promoted(brl(sum))
}

function rateOf({ commissionAmount }: PriceFee, { commission }: Shares): string {
  if (commissionAmount === undefined) return percent(commission)
  return commission === 0
    ? brl(commissionAmount)
    : texts.partlyFixedRate(percent(commission), brl(commissionAmount))
}

function fixedPart(named: string, { price, fee, fixedFee }: PriceFigures, sides: PricingSides): string {
  const weight = sides.asked.includes('weight') ? texts.forWeight(formatNumber(sides.weight, 0, 3)) : ''
  if (fee.fixedFeeShare !== undefined) {
    const what = `${named}${weight}${band(fee.price)}`
    return texts.upToShare(what, percent(fee.fixedFeeShare), share(fee.fixedFeeShare, price, fixedFee))
  }
  const where = sides.isBanded ? band(fee.price) : texts.anyPrice
  return texts.amount(`${named}${weight}${where}`, brl(fixedFee))
}

function band(range: PriceFigures['fee']['price'], words = texts.inBand): string {
  return range.from === 0 && range.to === null ? '' : words(bandWords(range))
}

/** '20% de R$ 56,67 = R$ 11,33'. If it is not that of the price as shown, it says that the price was not rounded yet. */
function share(of: number, price: number, amount: number): string {
  const formula = texts.share(percent(of), brl(price), brl(amount))
  return toCents((price * of) / 100) === toCents(amount) ? formula : texts.roundedShare(formula)
}

function percent(value: number): string {
  return `${formatNumber(value, 0, 2)}%`
}

/** A price band in words: 'até R$ 79,99', 'de R$ 80,00 a R$ 99,99', 'a partir de R$ 200,00'. */
export function bandWords({ from, to, fromExcluded, toIncluded }: Range): string {
  const first = brl(firstCent(from, fromExcluded === true))
  if (to === null) return texts.bandFrom(first)
  const last = brl(lastCent(to, toIncluded === true))
  return from === 0 ? texts.bandTo(last) : texts.band(first, last)
}

function firstCent(from: number, isExcluded: boolean): number {
  const cents = from * 100
  const whole = Math.round(cents)
  if (!isWhole(cents)) return Math.ceil(cents) / 100
  return (isExcluded ? whole + 1 : whole) / 100
}

function lastCent(to: number, isIncluded: boolean): number {
  const cents = to * 100
  const whole = Math.round(cents)
  if (!isWhole(cents)) return Math.floor(cents) / 100
  return (isIncluded ? whole : whole - 1) / 100
}

// 11.3 x 100 is 1130.0000000000002.
function isWhole(cents: number): boolean {
  return Math.abs(cents - Math.round(cents)) < 1e-6
}

export type UnpricedListing = Exclude<ListingPrice, { outcome: 'priced' }>

/** Why a listing has no price, in one sentence. */
export function noPriceReason(price: UnpricedListing): string {
  if (price.outcome === 'no-price') return pricingTexts.noPrice.title
  if (price.outcome === 'no-commission') return pricingTexts.noPrice.noCommission
  if (price.outcome === 'no-category') return pricingTexts.noPrice.noCategory
  return price.heaviestWeight === null
    ? pricingTexts.noPrice.noFeeAtAll
    : pricingTexts.noPrice.noFee(formatNumber(price.heaviestWeight, 0, 3))
}
