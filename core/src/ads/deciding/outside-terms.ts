import type { AdsReport } from '../ads-report.ts'
import type { WeighedTerms } from './weigh-terms.ts'

/** Less than half a centavo is what sums of many fractions are off by. */
const tolerance = 0.005

/**
 * What the overall record of a report has more (or, negative, less) than all of its terms together, in reais: rows that were
 * left out, or what the marketplace counts under no term. 0 where the total was summed from the terms.
 */
export function outsideTerms(
  { total }: Pick<AdsReport, 'total'>,
  { gain, loss, tooLittleData }: Pick<WeighedTerms, 'gain' | 'loss' | 'tooLittleData'>,
): { gmv: number; spend: number } {
  const more = (name: 'gmv' | 'spend') => {
    const difference = total[name] - gain[name] - loss[name] - tooLittleData[name]
    return Math.abs(difference) < tolerance ? 0 : difference
  }
  return { gmv: more('gmv'), spend: more('spend') }
}
