import { type ClaimRule, claimRules, type OfficialPage } from '../../model/claim-rule.ts'
import type { ShopeeNames } from '../../model/names/shopee.ts'

const readInOctober = '2026-10-07'
const article = (id: number, readOn = readInOctober): OfficialPage => ({
  url: `https://seller.shopee.com.br/edu/article/${id}`,
  readOn,
})

const commission = article(18_483)
/** The page of the fee tables since March 2026. */
export const feeTablePage = article(26_839)
const ownLogistics = article(25_793)
const damage = article(19_342)
const chargedFreight = article(4478, '2026-10-08')
const coupons = article(2621, '2026-09-18')
const income = article(19_426, '2026-09-18')
const affiliates = article(24_595, '2026-09-18')
const adsTopUp: OfficialPage = {
  url: 'https://ads.shopee.com.br/learn/faq/340/2236',
  readOn: '2026-10-08',
}
const refunds: OfficialPage = {
  url: 'https://help.shopee.com.br/portal/4/article/77827',
  readOn: readInOctober,
}

/** No page found says how a fee is contested, or until when. */
const support = { way: 'shopee-support', periods: [], basis: 'unknown' } as const

const refund: ClaimRule<ShopeeNames> = {
  contest: 'yes',
  advice: 'refund',
  way: 'shopee-returns',
  page: refunds,
  basis: 'stated',
  periods: [
    { from: 'refund-approved', length: { days: 30 }, ...refunds },
    { from: 'evidence-asked', length: { days: 2 }, ...refunds },
    { from: 'return-received', length: { days: 3 }, ...refunds },
    // Another page has 3 days; the shorter one is safe.
    { from: 'damage-reported', length: { days: 2 }, ...damage },
    { from: 'own-logistics', length: { days: 12 }, ...ownLogistics },
  ],
}

/**
 * What Shopee says about contesting charges. Source: the pages named, as a seller read them in September and October
 * 2026. The page about charged freight only mentions the weight; that other freight charges are contested the same way
 * is inferred. The fixed fee is published per item.
 */
export const shopeeClaims = claimRules<ShopeeNames>({
  reasons: {
    'freight-subtotal': {
      contest: 'yes',
      advice: 'freight-balance',
      way: 'shopee-adjustments',
      basis: 'inferred',
      page: chargedFreight,
      periods: [{ from: 'delivery', length: { months: 12 }, ...chargedFreight }],
    },
    'commission-rate': { ...support, contest: 'yes', advice: 'compare-fees', page: commission },
    'fixed-fee-per-unit': { ...support, contest: 'depends', advice: 'fixed-fee-by-item', page: feeTablePage },
    'service-fee': { ...support, contest: 'yes', advice: 'compare-fees', page: commission },
    'seller-coupon': { ...support, contest: 'depends', advice: 'compare-coupon', page: coupons },
    'affiliate-fee': {
      ...support,
      contest: 'no',
      advice: 'agreed-affiliates',
      page: affiliates,
      basis: 'stated',
    },
    'ads-top-up': { ...support, contest: 'no', advice: 'ads-top-up', page: adsTopUp, basis: 'stated' },
    'joined-campaign': { ...support, contest: 'no', advice: 'joined-campaign', page: income },
    'pix-subsidy': { ...support, contest: 'no', advice: 'pix-subsidy', page: null },
    'pix-kept': { ...support, contest: 'depends', advice: 'pix-kept', page: feeTablePage },
    refund,
    'return-freight': {
      ...refund,
      contest: 'depends',
      advice: 'return-freight',
      basis: 'inferred',
      periods: refund.periods.slice(0, 1),
    },
    'product-price': { ...support, contest: 'yes', advice: 'compare-price', page: null },
    'other-charge': { ...support, contest: 'depends', advice: 'other-charge', page: income },
    unexplained: { ...support, contest: 'yes', advice: 'unexplained', page: income },
  },
  missing: {
    'not-completed': { ...support, contest: 'later', advice: 'wait', page: null },
    'not-in-income': { ...support, contest: 'yes', advice: 'missing', page: null },
  },
})
