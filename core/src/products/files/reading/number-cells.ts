import {
  columnDecides,
  NumberColumn,
  type NumberFormat,
  readNumber,
  readTypedNumber,
} from '../../../money/index.ts'
import { type Cell, cellText } from './cells.ts'
import type { FactProblems } from './fact-problems.ts'

/**
 * How the numbers of a column are written: amounts and whole numbers as the whole column says, rates and measures as they
 * are typed, where a dot is always decimal.
 */
type NumberKind = 'amount' | 'whole' | 'typed'

/** What a number of a column may be, in the unit in which it is stored, and how a number of the file becomes that. */
export interface NumberCells {
  readonly label: string
  readonly kind: NumberKind
  readonly most: number
  readonly inUnit?: (value: number) => number
  /** Is called with each number as the file has it; `isGrouped`: it is written as '1.290', which may be 1,29. */
  readonly see?: (value: number, isGrouped: boolean) => void
}

/**
 * A reader of a column's cells, by the cells of the whole column. A cell is null if it is blank or 0, and if it is no number,
 * unclear, negative or too large, which is a problem.
 */
export function numberReader(
  { label, kind, most, inUnit = (value) => value, see }: NumberCells,
  cells: readonly Cell[],
  problems: FactProblems,
): (cell: Cell | undefined, line: number, scale?: number) => number | null {
  const column = new NumberColumn({ whole: kind === 'whole' })
  for (const cell of cells) if (typeof cell === 'string') column.see(cellText(cell))
  const format = column.format()
  return (cell, line, scale = 1) => {
    const text = cellText(cell)
    if (text === '') return null
    problems.seeFilled(label)
    const problem = (why: 'number' | 'bounds' | 'date') => {
      problems.unreadable({ line, column: label, text: text.slice(0, 60), why })
      return null
    }
    if (cell instanceof Date) return problem('date')
    const value = typeof cell === 'number' ? cell : numberIn(text, kind, format)
    if (value === null || !Number.isFinite(value)) return problem('number')
    see?.(value, typeof cell === 'string' && columnDecides(text)?.isGrouped === true)
    const stored = inUnit(value * scale)
    if (stored < 0 || stored > most) return problem('bounds')
    return stored === 0 ? null : stored
  }
}

function numberIn(text: string, kind: NumberKind, format: NumberFormat): number | null {
  return kind === 'typed' ? readTypedNumber(text) : readNumber(text, format)
}

const fee = /^([\d.,]+)\s*%(?:\s*\+\s*(?:R\$|\$)\s*([\d.,]+))?$/

/** The two parts of a fee such as '14.50% + $6.00' or '12%'; undefined for another text. The second is '' if there is none. */
export function partsOfFee(text: string): { readonly percent: string; readonly amount: string } | undefined {
  const [, percent, amount = ''] = fee.exec(text) ?? []
  return percent === undefined ? undefined : { percent, amount }
}
