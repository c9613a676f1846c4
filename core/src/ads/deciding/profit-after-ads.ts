import type { AdsSums } from '../ads-report.ts'

/**
 * What the sales of a term, a keyword or a report leave once its ads are paid, in reais: GMV x margin - spend. `margin`
 * is the contribution margin in percent of the price; negative when the ads took more than the sales left.
 */
export function profitAfterAds({ gmv, spend }: Pick<AdsSums, 'gmv' | 'spend'>, margin: number): number {
  return gmv * (margin / 100) - spend
}
