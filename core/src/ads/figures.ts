import type { AdsFigures, AdsSums } from './ads-report.ts'

export const noSums: AdsSums = { impressions: 0, clicks: 0, gmv: 0, itemsSold: 0, conversions: 0, spend: 0 }

/** Adds two sets of sums. */
export function addSums(one: AdsSums, other: AdsSums): AdsSums {
  return {
    impressions: one.impressions + other.impressions,
    clicks: one.clicks + other.clicks,
    gmv: one.gmv + other.gmv,
    itemsSold: one.itemsSold + other.itemsSold,
    conversions: one.conversions + other.conversions,
    spend: one.spend + other.spend,
  }
}

/**
 * Computes the ratios: CPC = spend / clicks, CTR = clicks / impressions, conversion rate = conversions / clicks,
 * average ticket = GMV / items sold, CPA = spend / conversions, ROAS = GMV / spend. Rates are in percent. A division by
 * zero gives 0 (specification, section 3; docs/parity.md, 'ads figures').
 */
export function figuresOf(sums: AdsSums): AdsFigures {
  return {
    ...sums,
    costPerClick: ratio(sums.spend, sums.clicks),
    ctr: 100 * ratio(sums.clicks, sums.impressions),
    conversionRate: 100 * ratio(sums.conversions, sums.clicks),
    averageTicket: ratio(sums.gmv, sums.itemsSold),
    costPerConversion: ratio(sums.spend, sums.conversions),
    roas: ratio(sums.gmv, sums.spend),
  }
}

/** 0 for a division by zero. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
