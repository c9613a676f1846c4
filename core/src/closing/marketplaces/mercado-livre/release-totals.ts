import { addCents, type Cents, cents, noCents, subtractCents } from '../../../money/index.ts'
import type { FileRows, Line } from '../../reading/file-rows.ts'
import type { ReleasesColumns } from './columns.ts'
import { type RecordKind, recordKind } from './release-words.ts'

type RowKind = Exclude<RecordKind, 'release'> | 'moved'

/**
 * Warns if the lines of a report do not add up to what the report itself states. That is the total in its last line,
 * and the balance after each line. The total is credits less debits, with or without the opening balance and blocked
 * amounts. A report that begins with its opening balance but has no total was cut off. One that has neither, and takes
 * nothing off any sale, was filtered.
 */
export function warnOfTotals({ lines, problems, table }: FileRows<ReleasesColumns>): void {
  const rows = lines.flatMap((line) => {
    const debit = cents(Math.abs(line.peek('debit') ?? noCents))
    const net = subtractCents(line.peek('credit') ?? noCents, debit)
    const isBlank = line.isBlank('credit') && line.isBlank('debit')
    return isBlank ? [] : [{ row: line.row, net, kind: kindOf(line), balance: line.peek('balance') }]
  })
  const [total, ...others] = rows.filter(({ kind }) => kind === 'total')
  if (!total && rows[0]?.kind === 'opening') problems.warn('without-total', {})
  if (total && others.length === 0 && !comesTo(rows, total.net)) {
    problems.warn('other-sum', { column: table.label.credit })
    problems.warn('other-sum', { column: table.label.debit })
  }
  const moved = rows.flatMap(({ kind, net, balance }) =>
    kind === 'moved' && balance !== null ? [{ net, balance }] : [],
  )
  const isWhole = rows.some(({ kind, net }) => kind === 'opening' || kind === 'total' || net < 0)
  const follows = moved.length === rows.length && fewestBreaks(moved) * mostBreaks <= moved.length
  if (rows.length > 1 && !isWhole && !follows) problems.warn('only-credits', {})
  if (isBroken(moved)) problems.warn('other-sum', { column: table.label.balance })
}

interface Counted {
  readonly row: Line['row']
  readonly net: Cents
  readonly kind: RowKind
}

function kindOf(line: Line<ReleasesColumns>): RowKind {
  const kinds = [recordKind(line.cell('record')), recordKind(line.cell('description'))]
  const known = kinds.find((kind) => kind && kind !== 'release')
  if (known && known !== 'release') return known
  if (!line.isMissing('record') || !line.isMissing('description')) return 'moved'
  return line.isMissing('releasedOn') ? 'total' : 'opening'
}

/** Rows that were pasted twice may be in the total once. */
function comesTo(rows: readonly Counted[], total: Cents): boolean {
  const sumOf = (some: readonly Counted[], kinds: readonly RowKind[]) =>
    some.reduce((sum, { net, kind }) => (kinds.includes(kind) ? addCents(sum, net) : sum), noCents)
  const isSumOf = (some: readonly Counted[]) => sums.some((kinds) => sumOf(some, kinds) === total)
  return isSumOf(rows) || isSumOf(withoutCopies(rows))
}

const sums: readonly (readonly RowKind[])[] = [
  ['moved'],
  ['moved', 'opening'],
  ['moved', 'blocked'],
  ['moved', 'blocked', 'opening'],
]

function withoutCopies(rows: readonly Counted[]): readonly Counted[] {
  const seen = new Set<string>()
  return rows.filter(({ row }) => {
    const { size } = seen
    return seen.add(row.map(String).join('|')).size > size
  })
}

/** Whether a few balances do not follow from the one before. If many do not, the lines just have another sequence. */
function isBroken(moved: readonly Moved[]): boolean {
  const fewest = fewestBreaks(moved)
  return fewest > 0 && fewest * mostBreaks <= moved.length
}

interface Moved {
  readonly net: Cents
  readonly balance: Cents
}

/** How many balances do not follow from the one before, with the oldest or the newest line first. */
function fewestBreaks(moved: readonly Moved[]): number {
  const breaks = (lines: typeof moved) =>
    lines.filter(({ net, balance }, index) => {
      const before = lines[index - 1]
      return before !== undefined && addCents(before.balance, net) !== balance
    }).length
  return Math.min(breaks(moved), breaks(moved.toReversed()))
}

const mostBreaks = 4
