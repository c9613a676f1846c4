import type { Cents } from '../../../money/index.ts'
import { type Payment, sumPayments } from '../../payments.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem } from '../../reading/closing-problem.ts'
import { DateReader } from '../../reading/date-reader.ts'
import type { Table } from '../../reading/locate-file.ts'
import { OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { textOf } from '../../reading/sheet.ts'
import type { IncomeFile } from '../closing-files.ts'
import type { InvoicesColumn } from './columns.ts'
import { type SheinTerms, sheinPaidNames } from './terms.ts'

/**
 * Reads 'Faturas', of all sheets that have its header. An order may stand in several invoices, which are summed; a row with the
 * number and the amounts of one before was pasted twice and counts once. Source: the marketplace's export of October 2026.
 *
 * @throws ClosingProblem when it would be read wrongly
 */
export function readInvoices(table: Table<InvoicesColumn>): IncomeFile<SheinTerms> {
  const problems = new ReadingProblems()
  const names = sheinPaidNames.filter((name) => table.position[name] !== undefined)
  const amount = new AmountReader<InvoicesColumn>(table, names, problems)
  const date = new DateReader<InvoicesColumn>(table, 'releasedOn', problems)
  const ids = new OrderIds(table, problems)
  const seen = new Set<string>()
  const payments: Payment<SheinTerms>[] = []
  let copies = 0
  for (const row of table.rows) {
    const orderId = ids.read(row)
    if (orderId === '') continue
    const parts: [string, Cents][] = names.map((name) => [name, amount.read(row, name, orderId)])
    const invoice = textOf(row[table.position.invoice ?? -1])
    const identity = [orderId, invoice, ...parts.map(([, one]) => one)].join('|')
    if (invoice !== '' && seen.has(identity)) {
      copies += 1
      problems.warn('copied-rows', { orderId })
      continue
    }
    seen.add(identity)
    if (amount.isBlank(row, 'received')) {
      problems.warn('blank-amounts', { column: amount.labelOf('received'), orderId })
    }
    const paid = Object.fromEntries(parts) as SheinTerms['paid']
    payments.push({ ...paid, orderId, releasedOn: date.read(row, orderId).slice(0, 10) })
  }
  for (const sheet of table.hiddenSheets) problems.warn('hidden-sheets', { column: sheet })
  problems.throwFault()
  if (payments.length === 0) throw new ClosingProblem({ kind: 'no-rows' })
  return {
    sheet: table.sheet,
    payments,
    income: sumPayments<SheinTerms>(payments, sheinPaidNames),
    rowsLeftOut: { withoutId: ids.withoutId, texts: ids.texts, details: 0, refunds: 0, copies },
    unreadableValues: amount.unreadable,
    warnings: problems.warnings(),
  }
}
