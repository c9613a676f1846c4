import type { Payment } from '../../payments.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem } from '../../reading/closing-problem.ts'
import { DateReader } from '../../reading/date-reader.ts'
import { EqualRows } from '../../reading/equal-rows.ts'
import type { Table } from '../../reading/locate-file.ts'
import { numberOf, OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { isMissing } from '../../reading/sheet.ts'
import { incomeFile, shopsOf } from '../assemble-files.ts'
import type { IncomeFile } from '../closing-files.ts'
import { makeAmounts } from '../make-amounts.ts'
import { type InvoicesColumn, invoicesLayout } from './columns.ts'
import { type SheinTerms, sheinPaidNames } from './terms.ts'

/**
 * Reads 'Faturas', of all sheets that have its header. An order may stand in several invoices, which are summed; a row with the
 * number and the amounts of one before was pasted twice and counts once; equal rows without a number are summed, with a warning.
 * Source: the marketplace's export of October 2026.
 *
 * @throws ClosingProblem when it would be read wrongly, as for invoices of no order
 */
export function readInvoices(table: Table<InvoicesColumn>): IncomeFile<SheinTerms> {
  const problems = new ReadingProblems()
  const names = sheinPaidNames.filter((name) => table.position[name] !== undefined)
  const amount = new AmountReader<InvoicesColumn>(table, names, problems)
  const date = new DateReader<InvoicesColumn>(table, 'releasedOn', problems)
  const ids = new OrderIds(table, problems)
  const known = new EqualRows<{ readonly invoice: string; readonly paid: SheinTerms['paid'] }>(
    ({ invoice, paid }) => [invoice, ...names.map((name) => paid[name])].join('|'),
  )
  const payments: Payment<SheinTerms>[] = []
  const numbers: string[] = []
  let copies = 0
  let lost = 0
  for (const row of table.rows) {
    const orderId = ids.read(row)
    const invoice = numberOf(row[table.position.invoice ?? -1])
    if (orderId === '') {
      const isLost = isMissing(row[table.position.orderId ?? -1]) && invoice !== ''
      if (isLost && !amount.isBlank(row, 'received')) lost += 1
      continue
    }
    const paid = makeAmounts(names, (name) => amount.read(row, name, orderId)) as SheinTerms['paid']
    if (known.find(orderId, { invoice, paid })) {
      problems.warn(invoice === '' ? 'equal-rows' : 'copied-rows', { orderId })
      if (invoice !== '') {
        copies += 1
        continue
      }
    }
    if (amount.isBlank(row, 'received')) {
      problems.warn('blank-amounts', { column: amount.labelOf('received'), orderId })
    }
    payments.push({ ...paid, orderId, releasedOn: date.read(row, orderId).slice(0, 10) })
    numbers.push(invoice)
  }
  for (const name of ['price', 'commission', 'freight', 'releasedOn'] as const) {
    if (table.position[name] !== undefined) continue
    problems.warn('without-columns', { column: invoicesLayout.columns[name][0] })
  }
  problems.throwFault()
  if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
  const { unreadable } = amount
  const read = { payments, numbers, names: sheinPaidNames, ids, copies, unreadable, problems }
  return { ...incomeFile<SheinTerms>(table, read), shops: shopsOf(table) }
}
