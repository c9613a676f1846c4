import { type Cents, noCents, subtractCents, sumCents } from '../../../money/index.ts'
import { type Payment, sumPayments } from '../../payments.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem } from '../../reading/closing-problem.ts'
import { DateReader } from '../../reading/date-reader.ts'
import type { Table } from '../../reading/locate-file.ts'
import { OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { isMissing, type Row, textOf, wordOf } from '../../reading/sheet.ts'
import type { IncomeFile } from '../closing-files.ts'
import { type ReleasesColumn, releasesLayout } from './columns.ts'
import { type MercadoLivreTerms, type ReleasePart, releasePartNames } from './terms.ts'

/**
 * Reads 'Liberações', of all sheets that have its header.
 *
 * Of a sale are the lines of releases with its number: `PACK_ID`, or else `ORDER_ID`. Balances, totals, payouts and blocked
 * amounts are left out; a line counts as its credit less its debit. Lines of one sale are summed by what they are of; one that
 * was pasted twice, with the number of the same operation, counts once. Source: the glossary of the report and exports of 2026.
 *
 * @throws ClosingProblem when it would be read wrongly
 */
export function readReleases(table: Table<ReleasesColumn>): IncomeFile<MercadoLivreTerms> {
  const problems = new ReadingProblems()
  const reader = new ReleasesReader(table, problems)
  const ids = new OrderIds(table, problems)
  const seen = new Set<string>()
  const payments: Payment<MercadoLivreTerms>[] = []
  let copies = 0
  let others = 0
  for (const row of table.rows) {
    if (!reader.isRelease(row)) {
      if (row.some((cell) => !isMissing(cell))) others += 1
      continue
    }
    const orderId = reader.packOf(row) || ids.read(row)
    if (orderId === '') continue
    const identity = reader.identityOf(row, orderId)
    if (identity !== undefined && seen.has(identity)) {
      copies += 1
      problems.warn('copied-rows', { orderId })
      continue
    }
    if (identity !== undefined) seen.add(identity)
    payments.push(reader.read(orderId, row))
  }
  reader.warnOfMissing()
  problems.throwFault()
  if (payments.length === 0) throw new ClosingProblem({ kind: 'no-rows' })
  return {
    sheet: table.sheet,
    payments,
    income: sumPayments<MercadoLivreTerms>(payments, releasePartNames),
    rowsLeftOut: { withoutId: ids.withoutId, texts: ids.texts + others, details: 0, refunds: 0, copies },
    unreadableValues: reader.unreadable,
    warnings: problems.warnings(),
  }
}

const parts: Readonly<Record<string, ReleasePart>> = {
  payment: 'payment',
  shipping: 'shipping',
  shipping_cancel: 'shipping',
  shipping_return: 'shipping',
  shipping_refund: 'shipping',
  refund: 'refund',
  chargeback: 'dispute',
  dispute: 'dispute',
}

class ReleasesReader {
  private readonly table: Table<ReleasesColumn>
  private readonly problems: ReadingProblems
  private readonly amount: AmountReader<ReleasesColumn>
  private readonly date: DateReader<ReleasesColumn>

  constructor(table: Table<ReleasesColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.amount = new AmountReader<ReleasesColumn>(table, ['credit', 'debit'], problems)
    this.date = new DateReader<ReleasesColumn>(table, 'releasedOn', problems)
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  /** Without the column of records balances and totals are known by their missing description or day. */
  isRelease(row: Row): boolean {
    if (this.table.position.record !== undefined) return wordOf(this.cell(row, 'record')) === 'release'
    return !isMissing(this.cell(row, 'releasedOn')) && !isMissing(this.cell(row, 'description'))
  }

  packOf(row: Row): string {
    const pack = textOf(this.cell(row, 'packId'))
    if (pack !== '' && !releasesLayout.orderId.test(pack)) {
      const column = this.table.label.packId ?? ''
      if (!this.problems.refuseBroken(column, pack)) this.problems.refuse('lost-digits', column, pack)
    }
    return pack
  }

  /** What a line and its copy have in common; undefined where the file does not number its operations. */
  identityOf(row: Row, orderId: string): string | undefined {
    const operation = textOf(this.cell(row, 'operation'))
    if (operation === '') return undefined
    const rest = (['releasedOn', 'description', 'credit', 'debit'] as const).map((name) =>
      this.cell(row, name),
    )
    return [orderId, operation, ...rest].join('|')
  }

  read(orderId: string, row: Row): Payment<MercadoLivreTerms> {
    const amount = subtractCents(
      this.amount.read(row, 'credit', orderId),
      this.amount.read(row, 'debit', orderId),
    )
    const part = parts[wordOf(this.cell(row, 'description'))] ?? 'other'
    return { orderId, releasedOn: this.date.read(row, orderId).slice(0, 10), [part]: amount }
  }

  warnOfMissing(): void {
    for (const sheet of this.table.hiddenSheets) this.problems.warn('hidden-sheets', { column: sheet })
    if (this.table.position.packId === undefined) {
      this.problems.warn('without-columns', { column: releasesLayout.columns.packId[0] })
    }
  }

  private cell(row: Row, column: ReleasesColumn) {
    return row[this.table.position[column] ?? -1]
  }
}

/** What was released of a sale. */
export function releasedAmount(paid: MercadoLivreTerms['paid']): Cents {
  return sumCents(releasePartNames.map((part) => paid[part] ?? noCents))
}
