import { claimRules } from '../../claims/claim-rule.ts'
import type { SheinTerms } from './terms.ts'

const commission = {
  url: 'https://br.shein.com/SHEIN-Commission-Policy-a-1420.html',
  readOn: '2026-09-27',
} as const

/** No page of Shein that can be read without logging in says how to claim, or until when. */
const support = { way: 'shein-support', terms: [], page: null, certainty: 'unknown' } as const

/** What Shein says about contesting an invoice: only its commission is public. Source: the page named. */
export const sheinClaims = claimRules<SheinTerms>({
  causes: {
    // The units of one order may be in the lots of several weeks.
    'product-price': { ...support, contest: 'depends', advice: 'compare-lots' },
    'seller-coupon': { ...support, contest: 'depends', advice: 'compare-coupon' },
    campaign: { ...support, contest: 'depends', advice: 'compare-campaign' },
    commission: { ...support, contest: 'yes', advice: 'compare-fees', page: commission },
    freight: { ...support, contest: 'yes', advice: 'compare-weight' },
    storage: { ...support, contest: 'yes', advice: 'compare-fees' },
    'return-fee': { ...support, contest: 'depends', advice: 'return-fee' },
    refund: { ...support, contest: 'depends', advice: 'returned-order' },
    unexplained: { ...support, contest: 'yes', advice: 'unexplained' },
  },
  missing: {
    'order-in-return': { ...support, contest: 'depends', advice: 'returned-order' },
    // Its day is always estimated, and an order on its way may come later than is usual.
    'not-invoiced': { ...support, contest: 'depends', advice: 'missing-by-estimate' },
  },
})
