import type { AdsSums } from '../ads-report.ts'

export const verdicts = ['gain', 'loss', 'tooLittleData'] as const

export type Verdict = (typeof verdicts)[number]

/** `margin`: contribution margin in percent of the price; `minimumClicks`: those from which on a result counts. */
export interface VerdictRule {
  readonly margin: number
  readonly minimumClicks: number
}

/** Less than half a centavo is no loss. */
const tolerance = 0.005

/**
 * Whether a term or keyword gains or loses. With fewer clicks than the minimum, or with nothing sold and nothing spent,
 * there is too little data; else it loses when its sales leave less than was spent on it (GMV x margin < spend), and
 * gains when they leave as much or more. Source: docs/parity.md, 'gain, loss, too little data'.
 */
export function verdictOf(figures: Pick<AdsSums, 'clicks' | 'gmv' | 'spend'>, rule: VerdictRule): Verdict {
  if (!(figures.clicks >= rule.minimumClicks)) return 'tooLittleData'
  if (profitAfterAds(figures, rule.margin) < -tolerance) return 'loss'
  return figures.gmv > 0 ? 'gain' : 'tooLittleData'
}

/**
 * The ROAS at which ads neither earn nor lose: 100 / margin. `margin` is the contribution margin in percent of the sale
 * price, before ads: of 100 reais sold at 25 %, 25 are left to pay ads with, so each real spent must bring 4 reais.
 * Null where no margin can be meant: 0, negative, more than 100, or no number.
 */
export function breakEvenRoas(margin: number): number | null {
  return isMargin(margin) ? 100 / margin : null
}

/** Whether a number can be a contribution margin before ads, in percent of the price: above 0 and at most 100. */
export function isMargin(percent: number): boolean {
  return percent > 0 && percent <= 100
}

/**
 * What the sales of a term, a keyword or a report leave once its ads are paid, in reais: GMV x margin - spend. `margin`
 * is the contribution margin in percent of the price; negative when the ads took more than the sales left.
 */
export function profitAfterAds({ gmv, spend }: Pick<AdsSums, 'gmv' | 'spend'>, margin: number): number {
  return gmv * (margin / 100) - spend
}

const withoutAnySale = 20

/**
 * The clicks in which a report's own conversion rate brings one sale, rounded up: what a term is given before it is
 * judged, unless the seller says otherwise. 20 where the report has no sale, or no clicks, to take a rate from.
 */
export function clicksForOneSale({ clicks, conversions }: Pick<AdsSums, 'clicks' | 'conversions'>): number {
  const perSale = Math.ceil(clicks / conversions)
  return Number.isFinite(perSale) && perSale > 0 ? perSale : withoutAnySale
}
