import { IconHourglass, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { type AdsReport, type Verdict, type VerdictRule, verdictOf } from '@vendaclara/core/ads'
import { Tone } from '../../../table/small-table.tsx'
import type { ExtraColumn } from '../model/table-model.ts'
import { texts } from './texts.ts'

const marks = {
  gain: { tone: 'gain', icon: IconTrendingUp },
  loss: { tone: 'loss', icon: IconTrendingDown },
  tooLittleData: { tone: 'quiet', icon: IconHourglass },
} as const

/** 'ganha', 'perde' or 'poucos cliques', with an icon. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <Tone {...marks[verdict]} isBold>
      {texts.verdicts[verdict]}
    </Tone>
  )
}

const width = 118

/** The verdict of each keyword and term, as a table column. */
export function verdictColumn({ groups, terms }: AdsReport, rule: VerdictRule): ExtraColumn {
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
