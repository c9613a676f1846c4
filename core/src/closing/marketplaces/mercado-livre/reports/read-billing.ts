import { type Cents, cents, isNone, negative } from '../../../../money/index.ts'
import { feesFile } from '../../../files/assemble-files.ts'
import type { IncomeFile } from '../../../files/closing-files.ts'
import type { Adjustment, BilledFee } from '../../../model/beside.ts'
import { cutText } from '../../../model/order-items.ts'
import type { MercadoLivreTerms } from '../../../model/terms/mercado-livre.ts'
import { AmountReader } from '../../../reading/amount-reader.ts'
import { refuseOrders } from '../../../reading/closing-problem.ts'
import { DayReader } from '../../../reading/date-reader.ts'
import { numberOf } from '../../../reading/exported-id.ts'
import type { Table } from '../../../reading/locate-file.ts'
import { OrderIds } from '../../../reading/order-ids.ts'
import { ReadingProblems } from '../../../reading/reading-problems.ts'
import { columnKey, isMissing, type Row, textOf, wordOf } from '../../../reading/sheet.ts'
import { type BillingColumn, billingLayout } from './columns.ts'
import { isGivenBack } from './fee-details.ts'

/**
 * Reads 'Faturamento' from all sheets that have its header. Each row is a fee of a sale, positive if it was charged.
 * None of it is a payment.
 *
 * A fee that was 'Descontado da operação' is already taken off the sale. Other fees are on the month's invoice and
 * become adjustments. A row that gives a fee back, by its name or because it names a charged fee, is credited whatever
 * its sign. A fee whose number appears twice counts once. Source: public code that reads the reports of July and August
 * 2026.
 *
 * @throws ClosingProblem if it would be read wrongly, for example a fee that appears with two amounts
 */
export function readBilling(table: Table<BillingColumn>): IncomeFile<MercadoLivreTerms> {
  const problems = new ReadingProblems()
  const reader = new BillingReader(table, problems)
  const ids = new OrderIds(table, problems)
  const known = new Map<string, Cents>()
  const doubled = new Set<string>()
  const fees: BilledRow[] = []
  const reversed = new Set<string>()
  let copies = 0
  let texts = 0
  for (const row of table.rows) {
    const fee = reader.read(row, ids)
    if (!fee) {
      if (row.some((cell) => !isMissing(cell))) texts += 1
      continue
    }
    const before = known.get(fee.number)
    if (before !== undefined) {
      if (before !== fee.amount) doubled.add(fee.orderId || fee.number)
      copies += 1
      problems.warn('copied-rows', { orderId: fee.orderId })
      continue
    }
    known.set(fee.number, fee.amount)
    if (fee.reverses !== '') reversed.add(fee.reverses)
    fees.push(fee)
  }
  for (const name of ['day', 'reverses'] as const) {
    if (table.position[name] !== undefined) continue
    problems.warn('without-columns', { column: billingLayout.columns[name][0] })
  }
  problems.throwFault()
  refuseOrders('doubled-rows', doubled)
  const billed = new Map<string, BilledFee[]>()
  const credited = creditReversals(fees)
  for (const { orderId, ...fee } of credited) {
    if (orderId === '') continue
    const ofOrder = billed.get(orderId) ?? []
    ofOrder.push(billedFee(fee, reversed.has(fee.number)))
    billed.set(orderId, ofOrder)
  }
  const adjustments = credited.filter(({ isInvoiced }) => isInvoiced).map(adjustmentOf)
  const read = { report: 'billing', billed, adjustments, feeRows: fees.length } as const
  // A fee of no sale, such as one for the seller's own page, has not lost its number. A fee taken off a sale must have
  // one.
  ids.withoutId = fees.filter(({ orderId, isOffSale }) => orderId === '' && isOffSale).length
  return feesFile(table, { ...read, ids, copies, texts, unreadable: reader.unreadable, problems })
}

/** A row that takes back a charged fee is not a charge itself. */
function creditReversals(fees: readonly BilledRow[]): readonly BilledRow[] {
  const charged = new Set(fees.filter(({ amount }) => amount < 0).map(({ number }) => number))
  return fees.map((fee) =>
    fee.amount < 0 && charged.has(fee.reverses) ? { ...fee, amount: negative(fee.amount) } : fee,
  )
}

interface BilledRow {
  readonly orderId: string
  readonly number: string
  readonly name: string
  readonly day: Adjustment['day']
  readonly reverses: string
  /**
   * Whether it is not taken off the sale, or is. Both are false for a charge and its cancellation that cancel each
   * other out.
   */
  readonly isInvoiced: boolean
  readonly isOffSale: boolean
  /** From the seller's point of view: negative if it was charged. */
  readonly amount: Cents
}

class BillingReader {
  private readonly table: Table<BillingColumn>
  private readonly problems: ReadingProblems
  private readonly amount: AmountReader<BillingColumn>
  private readonly day: DayReader<BillingColumn>

  constructor(table: Table<BillingColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.amount = new AmountReader<BillingColumn>(table, ['amount'], problems)
    this.day = new DayReader<BillingColumn>(table, 'day', problems)
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  /** Null for a row that is no fee, such as a total or a repeated header. */
  read(row: Row, ids: OrderIds): BilledRow | null {
    const number = this.number(row, 'number')
    if (number === '' || this.table.layout.keys.has(columnKey(number))) return null
    const orderId = isNone(this.cell(row, 'orderId'), 'exception') ? '' : ids.read(row)
    const day = this.day.read(row, orderId)
    if (this.amount.isBlank(row, 'amount')) {
      this.problems.warn('blank-amounts', { column: this.amount.labelOf('amount'), orderId })
    }
    const name = this.text(row, 'name')
    const amount = negative(this.amount.read(row, 'amount', orderId))
    return {
      ...{ orderId: cutText(orderId), number: cutText(number), name: cutText(name) },
      reverses: this.number(row, 'reverses'),
      ...this.placeOf(row),
      day: day ?? undefined,
      amount: isGivenBack(name) ? cents(Math.abs(amount)) : amount,
    }
  }

  private placeOf(row: Row): Pick<BilledRow, 'isInvoiced' | 'isOffSale'> {
    const cell = this.cell(row, 'deducted')
    const word = wordOf(cell)
    if (word !== 'sim' && word !== 'nao' && word !== 'nao se aplica') {
      const column = this.amount.labelOf('deducted')
      if (!this.problems.refuseBroken(column, cell)) this.problems.refuse('unknown-word', column, cell)
    }
    return { isInvoiced: word === 'nao', isOffSale: word === 'sim' }
  }

  /** The number of a fee; some workbooks have it as a number and others as text. */
  private number(row: Row, column: 'number' | 'reverses'): string {
    const cell = this.cell(row, column)
    if (this.problems.refuseBroken(this.amount.labelOf(column), cell)) return ''
    const number = numberOf(cell)
    if (number === '' && !isNone(cell, 'exception'))
      this.problems.refuse('lost-digits', this.amount.labelOf(column), cell)
    return number
  }

  private text(row: Row, column: 'name'): string {
    const cell = this.cell(row, column)
    return this.problems.refuseBroken(this.amount.labelOf(column), cell) ? '' : textOf(cell)
  }

  private cell(row: Row, column: BillingColumn) {
    return row[this.table.position[column] ?? -1]
  }
}

function billedFee(
  { number, name, amount, isInvoiced }: Omit<BilledRow, 'orderId'>,
  isReversed: boolean,
): BilledFee {
  return { number, name, amount, ...(isInvoiced && { isInvoiced }), ...(isReversed && { isReversed }) }
}

function adjustmentOf({ orderId, number, name, day, amount }: BilledRow): Adjustment {
  return {
    ...(day && { day }),
    kind: 'invoiced-fee',
    description: name,
    reason: number,
    ...(orderId && { orderId }),
    amount,
  }
}
