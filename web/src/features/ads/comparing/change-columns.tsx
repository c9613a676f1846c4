import type { AdsReport, ComparedFigure, ReportComparison } from '@vendaclara/core/ads'
import type { ExtraColumn } from '../table/extra-column.ts'
import { ChangeMark } from './change-mark.tsx'
import { changeWords } from './change-words.ts'
import { texts } from './texts.ts'

const width = 112

/** What became of each keyword between two periods, as a column of the table for each figure; terms are not compared. */
export function changeColumns(
  { groups }: AdsReport,
  { keywords }: ReportComparison,
  names: readonly ComparedFigure[],
): ExtraColumn[] {
  const byKey = new Map(keywords.map((keyword) => [keyword.key, keyword]))
  const at = (keyword: number) => byKey.get(groups[keyword]?.key ?? '')
  return names.map((name) => ({
    key: `change-${name}`,
    label: texts.changes[name],
    width,
    ofKeyword: (keyword) => {
      const found = at(keyword)
      if (!found) return null
      return found.standing === 'both' ? (
        <ChangeMark name={name} change={found.changes[name]} />
      ) : (
        texts.standings[found.standing]
      )
    },
    ofTerm: () => null,
    keywordText: (keyword) => {
      const found = at(keyword)
      if (!found) return ''
      return texts.standings[found.standing] || changeWords(name, found.changes[name])
    },
    termText: () => '',
  }))
}
