import type { AdsSums } from '../ads-report.ts'

export const verdicts = ['gain', 'loss', 'tooLittleData'] as const

export type Verdict = (typeof verdicts)[number]

/** `margin` is the contribution margin in percent of the price. A result only counts from `minimumClicks` on. */
export interface VerdictRule {
  readonly margin: number
  readonly minimumClicks: number
}

/** In reais: less than half a centavo is no loss. */
const tolerance = 0.005

/**
 * Whether a term or keyword gains or loses money. With fewer clicks than the minimum, or with nothing sold and nothing
 * spent, there is too little data. Otherwise it loses if its sales leave less than it cost (GMV x margin < spend), and
 * gains if they leave as much or more. Source: docs/parity.md, 'gain, loss, too little data'.
 */
export function verdictOf(figures: Pick<AdsSums, 'clicks' | 'gmv' | 'spend'>, rule: VerdictRule): Verdict {
  if (!(figures.clicks >= rule.minimumClicks)) return 'tooLittleData'
  if (profitAfterAds(figures, rule.margin) < -tolerance) return 'loss'
  return figures.gmv > 0 ? 'gain' : 'tooLittleData'
}

/**
 * The ROAS at which ads neither earn nor lose: 100 / margin. `margin` is the contribution margin before ads, in percent
 * of the price. Example: at 25 %, 25 of 100 reais sold are left for ads, so each real spent must bring 4 reais. Null if
 * the margin is not valid (see {@link isMargin}).
 */
export function breakEvenRoas(margin: number): number | null {
  return isMargin(margin) ? 100 / margin : null
}

/** Whether a number is a valid contribution margin before ads, in percent of the price: above 0 and at most 100. */
export function isMargin(percent: number): boolean {
  return percent > 0 && percent <= 100
}

/**
 * What sales leave after the ads are paid, in reais: GMV x margin - spend. `margin` is the contribution margin in
 * percent of the price. Negative if the ads took more than the sales left.
 */
export function profitAfterAds({ gmv, spend }: Pick<AdsSums, 'gmv' | 'spend'>, margin: number): number {
  return gmv * (margin / 100) - spend
}

const withoutAnySale = 20

/**
 * The number of clicks that bring one sale at the report's own conversion rate, rounded up. A term is only judged from
 * this number on, unless the seller sets another one. 20 if the report has no sale or no clicks.
 */
export function clicksForOneSale({ clicks, conversions }: Pick<AdsSums, 'clicks' | 'conversions'>): number {
  const perSale = Math.ceil(clicks / conversions)
  return Number.isFinite(perSale) && perSale > 0 ? perSale : withoutAnySale
}
