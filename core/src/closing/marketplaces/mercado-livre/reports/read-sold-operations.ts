import { addCents, type Cents, cents, NumberColumn } from '../../../../money/index.ts'
import { incomeFile } from '../../../files/assemble-files.ts'
import type { IncomeFile } from '../../../files/closing-files.ts'
import type { BilledFee } from '../../../model/beside.ts'
import type { MercadoLivreNames } from '../../../model/names/mercado-livre.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import type { SoldColumns } from './columns.ts'
import { comeTo, readFeeDetails, writtenAmounts } from './fee-details.ts'

/**
 * Reads Conciliação 'Por vendas' from all sheets that have its header: the fees of each operation. The report states
 * what is due and not what was paid, so none of it is a payment. If the fees of a line do not add up to its total, only
 * the total is kept, with a warning.
 *
 * @throws ClosingProblem if it would be read wrongly
 */
export function readSoldOperations(file: FileRows<SoldColumns>): IncomeFile<MercadoLivreNames> {
  const written = new NumberColumn()
  for (const line of file.lines) for (const text of writtenAmounts(detailsOf(line))) written.see(text)
  const format = written.format()
  const billed = new Map<string, BilledFee[]>()
  const seen = new Set<string>()
  for (const line of file.linesOfOrders(() => false)) {
    const total = line.amount('fees')
    const all = addCents(total, line.amount('postpaidFees'))
    const details = detailsOf(line)
    const fees = readFeeDetails(details, format)
    const told = [line.wordOf('kind'), total, all, line.peek('net'), fees ?? details]
    const identity = JSON.stringify([line.orderId, ...told])
    if (seen.has(identity)) {
      line.leaveOutCopies()
      continue
    }
    seen.add(identity)
    const isWhole = fees !== null && (comeTo(fees, total) || comeTo(fees, all))
    if (!isWhole) line.warn('fees-not-adding', 'fees')
    const known = billed.get(line.orderId) ?? []
    const stated = isWhole ? fees : totalAlone(file.label('fees'), total)
    known.push(...stated.map((fee) => ({ ...fee, line: line.number })))
    billed.set(line.orderId, known)
  }
  return incomeFile(file, { report: 'conciliation-of-sales', billed, feeRows: seen.size })
}

function detailsOf(line: Line<SoldColumns>): string {
  return String(line.cell('details') ?? '')
}

function totalAlone(column: string, total: Cents): readonly BilledFee[] {
  if (total === 0) return []
  return [{ number: '', name: column, amount: cents(-Math.abs(total)) }]
}
