import { IconHourglass, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { type AdsReport, type Verdict, type VerdictRule, verdictOf } from '@vendaclara/core/ads'
import pieces from '../../../theme/pieces.module.css'
import type { ExtraColumn } from '../model/table-model.ts'
import { texts } from './texts.ts'

const tones = { gain: 'gain', loss: 'loss', tooLittleData: 'quiet' }
const icons = { gain: IconTrendingUp, loss: IconTrendingDown, tooLittleData: IconHourglass }

/** 'ganha', 'perde' or 'poucos dados', with an icon. Plain elements, because a table has one in every row. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const Icon = icons[verdict]
  return (
    <span
      className={`${pieces.marked} ${pieces.tone}`}
      data-tone={tones[verdict]}
      style={{ whiteSpace: 'nowrap', fontWeight: 600 }}
    >
      <Icon size={14} stroke={2} aria-hidden />
      {texts.verdicts[verdict]}
    </span>
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
