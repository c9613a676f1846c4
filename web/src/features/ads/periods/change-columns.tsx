import type { AdsReport, ComparedFigure, KeywordChange, ReportComparison } from '@vendaclara/core/ads'
import type { ExtraColumn, TableRow } from '../model/table-model.ts'
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
  const byKey = new Map<string | undefined, KeywordChange>(keywords.map((one) => [one.key, one]))
  return names.map((name) => {
    const textOf = ({ key }: TableRow) => {
      const found = byKey.get(key)
      if (!found) return ''
      return found.presence === 'both'
        ? changeWords(name, found.changes[name])
        : presenceWord(report, found.presence)
    }
    return {
      key: `change-${name}`,
      label: adsTexts.changeColumns[name],
      width,
      textOf,
      cell: (row) => {
        const found = byKey.get(row.key)
        return found?.presence === 'both' ? (
          <ChangeMark name={name} change={found.changes[name]} />
        ) : (
          textOf(row)
        )
      },
    }
  })
}
