import { type AdsReport, type Advice, adviceOn, type VerdictRule, valueOfSale } from '@vendaclara/core/ads'
import { toReais } from '@vendaclara/core/money'
import { formatCents } from '../../../../ui/number-formats.ts'
import type { AdviceColumn, ExtraColumn } from '../../model/table-model.ts'
import { texts as adsTexts } from '../../texts.ts'
import { texts } from '../texts.ts'
import classes from '../verdicts.module.css'

const width = 112

/** The highest bid as an amount; '–' if nothing was sold. */
export function bidWords({ highestBid }: Advice): string {
  return formatCents(highestBid || null)
}

/** The highest bid in reais; NaN if nothing was sold. */
export function bidOf(advice: Advice | undefined): number {
  return advice?.highestBid ? toReais(advice.highestBid) : Number.NaN
}

export function confidenceWords(advice: Advice | undefined): string {
  return advice ? texts.confidence[advice.confidence] : ''
}

export function ConfidenceWords({ advice }: { advice: Advice | undefined }) {
  return <span className={classes.oneLine}>{confidenceWords(advice)}</span>
}

const inWords: Readonly<Record<AdviceColumn, (advice: Advice) => string>> = {
  highestBid: bidWords,
  saving: ({ saving }) => formatCents(saving),
  confidence: confidenceWords,
}

/** Table columns with the advice on each keyword and term. */
export function adviceColumns(
  { groups, terms, total }: AdsReport,
  rule: VerdictRule,
  names: readonly AdviceColumn[],
): ExtraColumn[] {
  const salesValue = valueOfSale(total)
  const { clicks, conversions, gmv, spend } = terms.figures
  const ofGroup = (keyword: number) => adviceOn(groups[keyword]?.figures ?? total, rule, salesValue)
  const ofTerm = (term: number) => {
    const figures = { clicks: clicks[term] ?? 0, conversions: conversions[term] ?? 0 }
    return adviceOn({ ...figures, gmv: gmv[term] ?? 0, spend: spend[term] ?? 0 }, rule, salesValue)
  }
  return names.map((name) => {
    const keywordText = (keyword: number) => inWords[name](ofGroup(keyword))
    const termText = (term: number) => inWords[name](ofTerm(term))
    const label = adsTexts.adviceColumns[name]
    return {
      key: `advice-${name}`,
      label,
      width,
      ofKeyword: keywordText,
      ofTerm: termText,
      keywordText,
      termText,
    }
  })
}
