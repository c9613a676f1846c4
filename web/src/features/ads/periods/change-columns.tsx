import type { AdsReport, ComparedFigure, ReportComparison } from '@vendaclara/core/ads'
import type { ExtraColumn } from '../model/table-model.ts'
import { texts as adsTexts } from '../texts.ts'
import { ChangeMark, changeWords } from './change-mark.tsx'
import { presenceWord } from './changes-table.tsx'

const width = 112

/** How each keyword changed between two periods, with a table column for each figure. Terms are not compared. */
export function changeColumns(
  report: AdsReport,
  { keywords }: ReportComparison,
  names: readonly ComparedFigure[],
): ExtraColumn[] {
  const byKey = new Map(keywords.map((keyword) => [keyword.key, keyword]))
  const at = (keyword: number) => byKey.get(report.groups[keyword]?.key ?? '')
  return names.map((name) => ({
    key: `change-${name}`,
    label: adsTexts.changeColumns[name],
    width,
    ofKeyword: (keyword) => {
      const found = at(keyword)
      if (!found) return null
      return found.presence === 'both' ? (
        <ChangeMark name={name} change={found.changes[name]} />
      ) : (
        presenceWord(report, found.presence)
      )
    },
    ofTerm: () => null,
    keywordText: (keyword) => {
      const found = at(keyword)
      if (!found) return ''
      return found.presence === 'both'
        ? changeWords(name, found.changes[name])
        : presenceWord(report, found.presence)
    },
    termText: () => '',
  }))
}
