import {
  formatOfMarks,
  type Mark,
  type MarkFormat,
  type MarksSeen,
  type NumberFormat,
} from '../../money/index.ts'
import type { NumberColumnName } from '../reading/columns.ts'

/** How the numbers of each column of a file are written. */
export type Formats = ReadonlyMap<NumberColumnName, NumberFormat>

/** What the values of a column say about how they are written. */
export interface ColumnMarks {
  readonly name: NumberColumnName
  /** Whether it holds counts. */
  readonly whole: boolean
  readonly marks: MarksSeen
  readonly mayGroup: Readonly<Record<Mark, boolean>>
}

const bothMarks: readonly Mark[] = ['dot', 'comma']

/**
 * The ways in which the numbers of a file can be written, the likeliest first: as all of its columns together show; as
 * each of them shows alone; and with one mark for decimals everywhere.
 */
export function possibleFormats(columns: readonly ColumnMarks[]): readonly Formats[] {
  const seen = marksOfFile(columns)
  const with_ = (formatOf: (column: ColumnMarks) => NumberFormat): Formats =>
    new Map(columns.map((column) => [column.name, formatOf(column)]))
  const together = with_((column) => formatInFile(column, seen))
  if (!columns.some(({ mayGroup }) => mayGroup.dot || mayGroup.comma)) return [together]
  const decimal = (mark: Mark, countsToo: boolean) =>
    with_(({ whole }) => decimalFormat(mark, whole && !countsToo))
  return [
    together,
    with_(({ marks, whole }) => formatOfMarks(marks, whole)),
    ...bothMarks.flatMap((mark) => [decimal(mark, false), decimal(mark, true)]),
  ]
}

function marksOfFile(columns: readonly ColumnMarks[]): MarksSeen {
  const some = (of: (column: ColumnMarks) => boolean) => columns.some(of)
  const groupsIn = ({ whole, marks, mayGroup }: ColumnMarks, mark: Mark) =>
    marks.groups[mark] || (whole && mayGroup[mark] && !marks.decimals[mark])
  return {
    decimals: {
      dot: some(({ marks }) => marks.decimals.dot),
      comma: some(({ marks }) => marks.decimals.comma),
    },
    groups: {
      dot: some((column) => groupsIn(column, 'dot')),
      comma: some((column) => groupsIn(column, 'comma')),
    },
  }
}

/**
 * A column's own format; where it is silent about a mark, the rest of the file decides. A mark before any other number of
 * digits than three is decimal, also if it groups digits elsewhere: what the report says twice would show a mistake.
 */
function formatInFile({ marks, whole }: ColumnMarks, file: MarksSeen): NumberFormat {
  const isOfParts = whole && (marks.decimals.dot || marks.decimals.comma)
  const own = formatOfMarks(marks, whole && !isOfParts)
  const of = (mark: Mark): MarkFormat => {
    const isShown = marks.groups[mark] || marks.decimals[mark] || file.groups[mark] === file.decimals[mark]
    const byFile = file.decimals[mark] ? 'decimal' : 'groups'
    return { beforeThree: isShown ? own[mark].beforeThree : byFile, elsewhere: 'decimal' }
  }
  return { dot: of('dot'), comma: of('comma'), whole: own.whole }
}

function decimalFormat(mark: Mark, whole: boolean): NumberFormat {
  const decimal = { beforeThree: 'decimal', elsewhere: 'decimal' } as const
  const groups = { beforeThree: 'groups', elsewhere: 'unclear' } as const
  return mark === 'dot' ? { dot: decimal, comma: groups, whole } : { dot: groups, comma: decimal, whole }
}
