import type { AdsReport } from '../ads-report.ts'
import { profitAfterAds, type Verdict, type VerdictRule, verdictOf } from './verdict.ts'

/** The number of terms of a kind, and their money in reais. */
export interface TermsOfVerdict {
  readonly terms: number
  readonly spend: number
  readonly gmv: number
  readonly profit: number
}

/** All terms of a report by their verdict. */
export type WeighedTerms = Readonly<Record<Verdict, TermsOfVerdict>>

/**
 * Sums up every term of a report by verdict. Each row of the file counts separately. A million take a few milliseconds.
 */
export function weighTerms({ terms }: Pick<AdsReport, 'terms'>, rule: VerdictRule): WeighedTerms {
  const { clicks, gmv, spend } = terms.figures
  const sums = { gain: none(), loss: none(), tooLittleData: none() }
  const term = { clicks: 0, gmv: 0, spend: 0 }
  for (let position = 0; position < clicks.length; position += 1) {
    term.clicks = clicks[position] ?? 0
    term.gmv = gmv[position] ?? 0
    term.spend = spend[position] ?? 0
    const sum = sums[verdictOf(term, rule)]
    sum.terms += 1
    sum.spend += term.spend
    sum.gmv += term.gmv
  }
  const withProfit = (sum: ReturnType<typeof none>) => ({ ...sum, profit: profitAfterAds(sum, rule.margin) })
  return {
    gain: withProfit(sums.gain),
    loss: withProfit(sums.loss),
    tooLittleData: withProfit(sums.tooLittleData),
  }
}

function none() {
  return { terms: 0, spend: 0, gmv: 0 }
}

/** In reais. Sums of many fractions may be off by up to half a centavo. */
const tolerance = 0.005

/**
 * What the overall record of a report has in addition to all its terms, in reais; negative if it has less. The
 * difference comes from left-out rows, or from what the marketplace counts under no term. 0 if the total was summed
 * from the terms.
 */
export function outsideTerms(
  { total }: Pick<AdsReport, 'total'>,
  { gain, loss, tooLittleData }: WeighedTerms,
): { gmv: number; spend: number } {
  const more = (name: 'gmv' | 'spend') => {
    const difference = total[name] - gain[name] - loss[name] - tooLittleData[name]
    return Math.abs(difference) < tolerance ? 0 : difference
  }
  return { gmv: more('gmv'), spend: more('spend') }
}
