import type { AdsReport, ReportComparison } from '@vendaclara/core/ads'
import type { ExtraColumn } from '../table/extra-column.ts'
import { ChangeMark } from './change-mark.tsx'
import { changeWords } from './change-words.ts'
import { texts } from './texts.ts'

const width = 104

/** What became of the return of each keyword, as a column of the table; terms are not compared. */
export function changeColumn({ groups }: AdsReport, { keywords }: ReportComparison): ExtraColumn {
  const byKey = new Map(keywords.map((keyword) => [keyword.key, keyword]))
  const at = (keyword: number) => byKey.get(groups[keyword]?.key ?? '')
  return {
    key: 'change',
    label: texts.column,
    width,
    ofKeyword: (keyword) => {
      const found = at(keyword)
      if (!found) return null
      return found.standing === 'both' ? (
        <ChangeMark name="roas" change={found.changes.roas} />
      ) : (
        texts.standings[found.standing]
      )
    },
    ofTerm: () => null,
    keywordText: (keyword) => {
      const found = at(keyword)
      if (!found) return ''
      return texts.standings[found.standing] || changeWords('roas', found.changes.roas)
    },
    termText: () => '',
  }
}
