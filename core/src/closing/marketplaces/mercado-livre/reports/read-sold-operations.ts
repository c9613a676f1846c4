import { addCents, type Cents, cents, NumberColumn } from '../../../../money/index.ts'
import { feesFile } from '../../../files/assemble-files.ts'
import type { IncomeFile } from '../../../files/closing-files.ts'
import type { BilledFee } from '../../../model/beside.ts'
import type { MercadoLivreTerms } from '../../../model/terms/mercado-livre.ts'
import { AmountReader } from '../../../reading/amount-reader.ts'
import type { Table } from '../../../reading/locate-file.ts'
import { OrderIds } from '../../../reading/order-ids.ts'
import { ReadingProblems } from '../../../reading/reading-problems.ts'
import { type Row, wordOf } from '../../../reading/sheet.ts'
import type { SoldColumn } from './columns.ts'
import { comeTo, readFeeDetails, writtenAmounts } from './fee-details.ts'

/**
 * Reads Conciliação 'Por vendas' from all sheets that have its header: the fees of each operation. The report states
 * what is due and not what was paid, so none of it is a payment. If the fees of a line do not add up to its total, only
 * the total is kept, with a warning.
 *
 * @throws ClosingProblem if it would be read wrongly
 */
export function readSoldOperations(table: Table<SoldColumn>): IncomeFile<MercadoLivreTerms> {
  const problems = new ReadingProblems()
  const amount = new AmountReader<SoldColumn>(table, ['fees', 'postpaidFees', 'net'], problems)
  const ids = new OrderIds(table, problems)
  const details = (row: Row) => String(row[table.position.details ?? -1] ?? '')
  const written = new NumberColumn()
  for (const row of table.rows) for (const text of writtenAmounts(details(row))) written.see(text)
  const format = written.format()
  const billed = new Map<string, BilledFee[]>()
  const seen = new Set<string>()
  let copies = 0
  let rows = 0
  for (const row of table.rows) {
    const orderId = ids.read(row)
    if (orderId === '') continue
    const total = amount.read(row, 'fees', orderId)
    const all = addCents(total, amount.read(row, 'postpaidFees', orderId))
    const fees = readFeeDetails(details(row), format)
    const kind = wordOf(row[table.position.kind ?? -1])
    const identity = JSON.stringify([
      orderId,
      kind,
      total,
      all,
      amount.peek(row, 'net'),
      fees ?? details(row),
    ])
    if (seen.has(identity)) {
      copies += 1
      problems.warn('copied-rows', { orderId })
      continue
    }
    seen.add(identity)
    rows += 1
    const isWhole = fees !== null && (comeTo(fees, total) || comeTo(fees, all))
    if (!isWhole) problems.warn('fees-not-adding', { column: amount.labelOf('fees'), orderId })
    const known = billed.get(orderId) ?? []
    known.push(...(isWhole ? fees : totalAlone(amount.labelOf('fees'), total)))
    billed.set(orderId, known)
  }
  const read = { report: 'conciliation-of-sales', billed, feeRows: rows } as const
  return feesFile(table, { ...read, ids, copies, unreadable: amount.unreadable, problems })
}

function totalAlone(column: string, total: Cents): readonly BilledFee[] {
  if (total === 0) return []
  return [{ number: '', name: column, amount: cents(-Math.abs(total)) }]
}
