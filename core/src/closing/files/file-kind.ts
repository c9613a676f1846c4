import type { ClosingNames } from '../model/names/closing-names.ts'
import type { OtherReport } from '../reading/closing-problem.ts'
import type { FileRows } from '../reading/file-rows.ts'
import type { OtherFile } from '../reading/find-headers.ts'
import type { Columns, Format } from '../reading/format.ts'
import { type LocatedFile, locateRows } from '../reading/locate-file.ts'
import type { Sheet } from '../reading/sheet.ts'
import type { IncomeFile, OrdersFile } from './closing-files.ts'
import type { MovementFile } from './movement.ts'

/** A kind of file that is read here: its declared format, and what is made of its lines. */
export interface FileKind<out Content> {
  readonly format: Format
  /** Which report it is; absent for the two usual files of a month. */
  readonly report?: OtherReport
  /**
   * Locates it in the first rows of a workbook's sheets; `others` are files that may be given by mistake.
   *
   * @throws ClosingProblem for another file, and for one that would be read wrongly
   */
  locate(heads: readonly Sheet[], others: readonly OtherFile[]): LocatedFile<Content>
}

/** A kind of file whose lines `read` makes a content of. */
export function fileKind<C extends Columns, Content>(
  format: Format<C>,
  read: (file: FileRows<C>) => Content,
  report?: OtherReport,
): FileKind<Content> {
  const locate: FileKind<Content>['locate'] = (heads, others) => {
    const { tables, open } = locateRows(heads, format, others)
    return { tables, read: (rows) => read(open(rows)) }
  }
  return { format, locate, ...(report && { report }) }
}

/** The files of a marketplace. */
export interface FilesOfMarketplace<Names extends ClosingNames> {
  readonly orders: readonly FileKind<OrdersFile<Names>>[]
  /** The usual income file first, then reports that may be given for it or beside it. */
  readonly income: readonly FileKind<IncomeFile<Names>>[]
  /** Files that serve all months; absent if the marketplace has none. */
  readonly movements?: readonly FileKind<MovementFile>[]
  /** Which of the two files of a month may also be a text table such as .csv; absent if none. */
  readonly takesText?: readonly ('orders' | 'income')[]
  /** Set if the income file pays orders of earlier months, so that its days do not tell which month it belongs to. */
  readonly paysEarlierMonths?: true
}
