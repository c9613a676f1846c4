import type { AdsSums } from '../ads-report.ts'

const withoutAnySale = 20

/**
 * The clicks in which a report's own conversion rate brings one sale, rounded up: what a term is given before it is
 * judged, unless the seller says otherwise. 20 where the report has no sale, or no clicks, to take a rate from.
 */
export function clicksForOneSale({ clicks, conversions }: Pick<AdsSums, 'clicks' | 'conversions'>): number {
  const perSale = Math.ceil(clicks / conversions)
  return Number.isFinite(perSale) && perSale > 0 ? perSale : withoutAnySale
}
