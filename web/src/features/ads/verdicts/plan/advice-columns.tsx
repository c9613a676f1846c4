import { type AdsReport, adviceOn, type VerdictRule, valueOfSale } from '@vendaclara/core/ads'
import { toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../../ui/number-formats.ts'
import type { AdviceColumn, ExtraColumn } from '../../model/table-model.ts'
import { texts as adsTexts } from '../../texts.ts'
import { bidWords } from './advice-list.tsx'
import { texts } from './texts.ts'

const width = 112

/** Table columns with the advice on each keyword and term. */
export function adviceColumns(
  { groups, terms, total }: AdsReport,
  rule: VerdictRule,
  names: readonly AdviceColumn[],
): ExtraColumn[] {
  const salesValue = valueOfSale(total)
  const { clicks, conversions, gmv, spend } = terms.figures
  const ofGroup = (keyword: number) => adviceOn(groups[keyword]?.figures ?? total, rule, salesValue)
  const ofTerm = (term: number) =>
    adviceOn(
      {
        clicks: clicks[term] ?? 0,
        conversions: conversions[term] ?? 0,
        gmv: gmv[term] ?? 0,
        spend: spend[term] ?? 0,
      },
      rule,
      salesValue,
    )
  return names.map((name) => {
    const words = (advice: ReturnType<typeof adviceOn>) =>
      name === 'highestBid'
        ? bidWords(advice)
        : name === 'saving'
          ? formatBrl(toReais(advice.saving))
          : texts.confidence[advice.confidence]
    return {
      key: `advice-${name}`,
      label: adsTexts.adviceColumns[name],
      width,
      ofKeyword: (keyword) => words(ofGroup(keyword)),
      ofTerm: (term) => words(ofTerm(term)),
      keywordText: (keyword) => words(ofGroup(keyword)),
      termText: (term) => words(ofTerm(term)),
    }
  })
}
