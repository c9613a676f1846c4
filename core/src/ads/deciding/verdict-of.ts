import type { AdsSums } from '../ads-report.ts'
import { profitAfterAds } from './profit-after-ads.ts'

export const verdicts = ['gain', 'loss', 'tooLittleData'] as const

export type Verdict = (typeof verdicts)[number]

/** `margin`: contribution margin in percent of the price; `minimumClicks`: those from which on a result counts. */
export interface DecisionRule {
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
export function verdictOf(figures: Pick<AdsSums, 'clicks' | 'gmv' | 'spend'>, rule: DecisionRule): Verdict {
  if (!(figures.clicks >= rule.minimumClicks)) return 'tooLittleData'
  if (profitAfterAds(figures, rule.margin) < -tolerance) return 'loss'
  return figures.gmv > 0 ? 'gain' : 'tooLittleData'
}
