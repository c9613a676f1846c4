import { addCents, type Cents, cents, noCents, subtractCents } from '../../../money/index.ts'
import type { AmountReader } from '../../reading/amount-reader.ts'
import type { Table } from '../../reading/locate-file.ts'
import type { ReadingProblems } from '../../reading/reading-problems.ts'
import { cellAt, isMissing, type Row } from '../../reading/sheet.ts'
import type { ReleasesColumn } from './columns.ts'
import { type RecordKind, recordKind } from './release-words.ts'

type RowKind = Exclude<RecordKind, 'release'> | 'moved'

/**
 * Warns if the lines of a report do not add up to what the report itself states. That is the total in its last line,
 * and the balance after each line. The total is credits less debits, with or without the opening balance and blocked
 * amounts. A report that begins with its opening balance but has no total was cut off. One that has neither, and takes
 * nothing off any sale, was filtered.
 */
export function warnOfTotals(
  table: Table<ReleasesColumn>,
  amount: AmountReader<ReleasesColumn>,
  problems: ReadingProblems,
): void {
  const of = (row: Row, name: 'credit' | 'debit') => amount.peek(row, name) ?? noCents
  const rows = table.rows.flatMap((row) => {
    const net = subtractCents(of(row, 'credit'), cents(Math.abs(of(row, 'debit'))))
    const isBlank = amount.isBlank(row, 'credit') && amount.isBlank(row, 'debit')
    return isBlank ? [] : [{ row, net, kind: kindOf(table, row), balance: amount.peek(row, 'balance') }]
  })
  const [total, ...others] = rows.filter(({ kind }) => kind === 'total')
  if (!total && rows[0]?.kind === 'opening') problems.warn('without-total', {})
  if (total && others.length === 0 && !comesTo(rows, total.net)) {
    problems.warn('other-sum', { column: amount.labelOf('credit') })
    problems.warn('other-sum', { column: amount.labelOf('debit') })
  }
  const moved = rows.flatMap(({ kind, net, balance }) =>
    kind === 'moved' && balance !== null ? [{ net, balance }] : [],
  )
  const isWhole = rows.some(({ kind, net }) => kind === 'opening' || kind === 'total' || net < 0)
  const follows = moved.length === rows.length && fewestBreaks(moved) * mostBreaks <= moved.length
  if (rows.length > 1 && !isWhole && !follows) problems.warn('only-credits', {})
  if (isBroken(moved)) problems.warn('other-sum', { column: amount.labelOf('balance') })
}

interface Counted {
  readonly row: Row
  readonly net: Cents
  readonly kind: RowKind
}

function kindOf({ position }: Table<ReleasesColumn>, row: Row): RowKind {
  const [record, description, day] = (['record', 'description', 'releasedOn'] as const).map((name) =>
    cellAt(row, position[name]),
  )
  const known = [recordKind(record), recordKind(description)].find((kind) => kind && kind !== 'release')
  if (known && known !== 'release') return known
  if (!isMissing(record) || !isMissing(description)) return 'moved'
  return isMissing(day) ? 'total' : 'opening'
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
