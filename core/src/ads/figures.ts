import type { AdsFigures, AdsSums, FigureName } from './ads-report.ts'

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

const dividedBy: Partial<Record<FigureName, FigureName>> = {
  costPerClick: 'clicks',
  ctr: 'impressions',
  conversionRate: 'clicks',
  costPerConversion: 'conversions',
  roas: 'spend',
}

/**
 * A figure of a term, a keyword or a report as it is shown and sorted: NaN for a ratio of nothing, such as the cost of a
 * sale without sales, which is missing and not a small number (docs/parity.md, 'ratios without sales'). `figureOf` answers a
 * figure as {@link figuresOf} computes it.
 */
export function shownFigure(name: FigureName, figureOf: (name: FigureName) => number): number {
  const figure = figureOf(name)
  // The items sold are not kept for each term; without any the ticket is 0.
  if (name === 'averageTicket') return figure === 0 ? Number.NaN : figure
  const whole = dividedBy[name]
  return whole && figureOf(whole) === 0 ? Number.NaN : figure
}
