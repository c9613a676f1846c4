import { none } from '../../money/index.ts'
import { type SumColumnName, sumColumns } from '../reading/columns.ts'
import { NamedLines } from './named-lines.ts'
import type { ReportFigures } from './report-figures.ts'

/** What the values of a column of sums are. */
export interface SumSurvey {
  readonly name: SumColumnName
  /** The sum of the used rows, and of the records of the total. */
  readonly used: number
  readonly total: number
  readonly filled: number
  readonly blank: NamedLines
  /** What is no number. */
  readonly unreadable: NamedLines
  readonly isTotalUnreadable: boolean
  /** Below 0, or a part of a count. */
  readonly impossible: NamedLines
}

/** Surveys the columns of sums that a report has. */
export function surveySums(figures: ReportFigures): readonly SumSurvey[] {
  return sumColumns.flatMap((name) => {
    const values = figures.values(name)
    return values ? [surveyOf(name, values, figures)] : []
  })
}

function surveyOf(name: SumColumnName, values: Float64Array, figures: ReportFigures): SumSurvey {
  const isCount = name !== 'gmv' && name !== 'spend'
  const [blank, unreadable, impossible] = [new NamedLines(), new NamedLines(), new NamedLines()]
  const sums = { used: 0, total: 0 }
  let isTotalUnreadable = false
  for (let row = 0; row < figures.count; row += 1) {
    const value = values[row] ?? none
    const isOfTotal = row >= figures.used
    if (value === none) blank.add(figures.lineOf(row))
    else if (Number.isNaN(value)) {
      unreadable.add(figures.lineOf(row))
      isTotalUnreadable ||= isOfTotal
    } else {
      sums[isOfTotal ? 'total' : 'used'] += value
      if (value < 0 || (isCount && !Number.isInteger(value))) impossible.add(figures.lineOf(row))
    }
  }
  return {
    name,
    ...sums,
    filled: figures.count - blank.count,
    blank,
    unreadable,
    isTotalUnreadable,
    impossible,
  }
}
