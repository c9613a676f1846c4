import { type AdsReport, type DecisionRule, verdictOf } from '@vendaclara/core/ads'
import type { ExtraColumn } from '../table/extra-column.ts'
import { texts } from './texts.ts'
import { VerdictMark } from './verdict-mark.tsx'

const width = 118

/** The verdict of each keyword and term, as a column of the table. */
export function verdictColumn({ groups, terms }: AdsReport, rule: DecisionRule): ExtraColumn {
  const { clicks, gmv, spend } = terms.figures
  const ofKeyword = (keyword: number) => {
    const group = groups[keyword]
    return group ? verdictOf(group.figures, rule) : 'tooLittleData'
  }
  const ofTerm = (term: number) =>
    verdictOf({ clicks: clicks[term] ?? 0, gmv: gmv[term] ?? 0, spend: spend[term] ?? 0 }, rule)
  return {
    key: 'verdict',
    label: texts.columns.verdict,
    width,
    ofKeyword: (keyword) => <VerdictMark verdict={ofKeyword(keyword)} />,
    ofTerm: (term) => <VerdictMark verdict={ofTerm(term)} />,
    keywordText: (keyword) => texts.verdicts[ofKeyword(keyword)],
    termText: (term) => texts.verdicts[ofTerm(term)],
  }
}
