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
  { total }: AdsReport,
  rule: VerdictRule,
  names: readonly AdviceColumn[],
): ExtraColumn[] {
  const salesValue = valueOfSale(total)
  return names.map((name) => ({
    key: `advice-${name}`,
    label: adsTexts.adviceColumns[name],
    width,
    textOf: ({ sold }) => inWords[name](adviceOn(sold, rule, salesValue)),
  }))
}
