import { type Cents, cents, isNone, negative, noCents } from '../../../money/index.ts'
import { incomeFile, shopsOf } from '../../files/assemble-files.ts'
import type { IncomeFile } from '../../files/closing-files.ts'
import { warnOfLike } from '../../files/like-payments.ts'
import { SumCheck } from '../../files/sum-check.ts'
import type { Payment } from '../../model/payments.ts'
import { makeAmounts } from '../../model/terms/make-amounts.ts'
import { type SheinTerms, sheinInvoiceNames, sheinPaidNames } from '../../model/terms/shein.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem, refuseOrders } from '../../reading/closing-problem.ts'
import { refuseOtherCurrency } from '../../reading/currency.ts'
import { DateReader } from '../../reading/date-reader.ts'
import { EqualRows, UnnumberedRows } from '../../reading/equal-rows.ts'
import { numberOf } from '../../reading/exported-id.ts'
import type { Table } from '../../reading/locate-file.ts'
import { OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { type Cell, cellAt, isMissing, type Row, textOf, wordOf } from '../../reading/sheet.ts'
import { type InvoicesColumn, invoicesLayout } from './columns.ts'

/**
 * Reads 'Faturas' from all sheets that have its header. The invoices of an order are summed.
 *
 * - An identical row with the same number was pasted twice and counts once. Other rows are summed, with a warning if
 *   the same invoice, or one without a number, has the same amount.
 * - An invoice that takes the price of goods back, or money by its kind, is a refund.
 * - A charge without a price that names a related order belongs to that order.
 * - A fee column whose values are all negative is read as positive.
 *
 * Source: the marketplace's export of October 2026.
 *
 * @throws ClosingProblem if it would be read wrongly: invoices of no order, an invoice that appears twice with different
 *   amounts, or most rows without a number appear twice
 */
export function readInvoices(table: Table<InvoicesColumn>): IncomeFile<SheinTerms> {
  const problems = new ReadingProblems()
  const reader = new InvoicesReader(table, problems)
  const known = new EqualRows<Invoice>(({ number, paid }) => [number, ...Object.values(paid)].join('|'))
  const firsts = new Map<string, Invoice>()
  const pasted = new Set<string>()
  const unnumbered = new UnnumberedRows()
  const doubled = new Set<string>()
  const stated = new Map<string, Cents>()
  const payments: Payment<SheinTerms>[] = []
  const numbers: string[] = []
  let copies = 0
  let lost = 0
  for (const row of table.rows) {
    const orderId = reader.orderOf(row)
    const number = reader.numberOf(row)
    if (orderId === '') {
      if (reader.isLost(row, number)) lost += 1
      continue
    }
    const paid = reader.read(orderId, row)
    if (number === '') unnumbered.add(wholeOf(row))
    else {
      const key = `${orderId}|${number}|${reader.kindOf(row)}`
      const before = stated.get(key) ?? paid.received
      if (before !== paid.received && before * paid.received > 0) doubled.add(orderId)
      stated.set(key, paid.received)
    }
    const invoice = { number, paid, row }
    const first = firsts.get(orderId)
    if (!first) firsts.set(orderId, invoice)
    const equal = first && known.find(orderId, first, invoice)
    if (equal) {
      pasted.add(wholeOf(equal.row))
      const { size } = pasted
      if (pasted.add(wholeOf(row)).size === size && number !== '') {
        copies += 1
        problems.warn('copied-rows', { orderId })
        continue
      }
      problems.warn('equal-rows', { orderId })
    }
    payments.push({ ...paid, orderId, releasedOn: reader.dayOf(row, orderId), line: table.lineOf(row) })
    numbers.push(number)
  }
  for (const name of [...sheinInvoiceNames, 'kind', 'relatedId', 'releasedOn'] as const) {
    if (table.position[name] !== undefined) continue
    problems.warn('without-columns', { column: invoicesLayout.columns[name][0] })
  }
  reader.sums.warnOfMost(problems, reader.labelOf('received'))
  const shops = shopsOf(table)
  if (shops.length > 1) for (const column of shops) problems.warn('several-shops', { column })
  problems.throwFault()
  if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
  refuseOrders('doubled-rows', doubled)
  unnumbered.refusePasted()
  if (payments.length > firsts.size) {
    warnOfLike<SheinTerms>({ payments, numbers, amountOf: ({ received }) => received }, problems)
  }
  const { ids, unreadable } = reader
  const read = { payments, numbers, names: sheinPaidNames, ids, copies, unreadable, problems }
  return { ...incomeFile<SheinTerms>(table, read), shops }
}

interface Invoice {
  readonly number: string
  readonly paid: SheinTerms['paid']
  readonly row: Row
}

function wholeOf(row: Row): string {
  return row.map(String).join('|')
}

type PaidName = (typeof sheinInvoiceNames)[number]

/** Words in the kinds of invoices that take money back. */
const takesBack = /devol|reembols|estorn|deduc|descont|multa|penal|cancel/
const ofReturns = /devol|reembols|estorn|cancel/

class InvoicesReader {
  readonly ids: OrderIds
  private readonly table: Table<InvoicesColumn>
  private readonly problems: ReadingProblems
  private readonly names: readonly PaidName[]
  private readonly amount: AmountReader<InvoicesColumn>
  private readonly date: DateReader<InvoicesColumn>
  private readonly related: OrderIds
  private readonly isNegated: ReadonlySet<PaidName>
  readonly sums: SumCheck

  constructor(table: Table<InvoicesColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.names = sheinInvoiceNames.filter((name) => table.position[name] !== undefined)
    this.amount = new AmountReader<InvoicesColumn>(table, this.names, problems)
    this.sums = new SumCheck(problems, this.amount.labelOf('received'))
    this.date = new DateReader<InvoicesColumn>(table, 'releasedOn', problems)
    this.ids = new OrderIds(table, problems)
    this.related = new OrderIds(table, problems, { column: 'relatedId' })
    this.isNegated = new Set(this.names.filter((name) => this.isBelowZero(name)))
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  /** '' if the row is of no order. */
  orderOf(row: Row): string {
    const hasPrice = this.table.position.price === undefined || Boolean(this.amount.peek(row, 'price'))
    const isOfRelated = !hasPrice && !isNone(this.cell(row, 'relatedId'), 'exception')
    return (isOfRelated && this.related.read(row)) || this.ids.read(row)
  }

  kindOf(row: Row): string {
    return wordOf(this.cell(row, 'kind'))
  }

  numberOf(row: Row): string {
    return numberOf(this.cell(row, 'invoice'))
  }

  /** Whether it is an invoice that does not name its order. */
  isLost(row: Row, number: string): boolean {
    return isMissing(this.cell(row, 'orderId')) && number !== '' && !this.amount.isBlank(row, 'received')
  }

  read(orderId: string, row: Row): SheinTerms['paid'] {
    refuseOtherCurrency(this.table, row, this.problems, orderId)
    const paid = makeAmounts(this.names, (name) => {
      const amount: Cents = this.amount.read(row, name, orderId)
      return this.isNegated.has(name) ? negative(amount) : amount
    }) as SheinTerms['paid']
    if (this.amount.isBlank(row, 'received')) {
      this.problems.warnOfBlank(this.amount.labelOf('received'), orderId)
    }
    const kind = this.cell(row, 'kind')
    this.problems.refuseBroken(this.amount.labelOf('kind'), kind)
    // An invoice that pays for the goods less the fee of their return has that fee, and is no mistake.
    if (paid.received > 0 && !paid.returnFee && takesBack.test(wordOf(kind))) {
      this.problems.warn('positive-charges', { column: textOf(kind), orderId })
    }
    if (paid.price && paid.commission !== undefined) {
      const net = netOf(paid)
      this.sums.see(orderId, net === paid.received, paid.received, net)
    }
    return refundOf(paid, kind) ?? paid
  }

  labelOf(name: InvoicesColumn): string {
    return this.amount.labelOf(name)
  }

  dayOf(row: Row, orderId: string): string {
    return this.date.read(row, orderId).slice(0, 10)
  }

  /** Whether a column has only negative values in the rows with a positive price (or amount received). */
  private isBelowZero(name: PaidName): boolean {
    if (name === 'received' || name === 'price') return false
    const whole = this.table.position.price === undefined ? 'received' : 'price'
    let isTaken = false
    for (const row of this.table.rows) {
      const amount = this.amount.peek(row, name)
      if (!amount || !((this.amount.peek(row, whole) ?? 0) > 0)) continue
      if (amount > 0) return false
      isTaken = true
    }
    return isTaken
  }

  private cell(row: Row, column: InvoicesColumn) {
    return cellAt(row, this.table.position[column])
  }
}

/** What an invoice should pay: its price less all its deductions, in centavos. */
function netOf(paid: SheinTerms['paid']): number {
  let net: number = paid.price ?? noCents
  for (const name of deductions) net -= paid[name] ?? noCents
  return net
}

const deductions = sheinInvoiceNames.filter((name) => name !== 'received' && name !== 'price')

/**
 * The refund of an invoice and the fee for the return, apart from the parts of the sale; undefined if it takes nothing
 * back.
 */
function refundOf(
  { received, price = noCents, returnFee }: SheinTerms['paid'],
  kind: Cell | undefined,
): SheinTerms['paid'] | undefined {
  const refund = received + (returnFee ?? 0)
  if (refund >= 0 || (price >= 0 && !ofReturns.test(wordOf(kind)))) return undefined
  return { received, refund: cents(refund), ...(returnFee !== undefined && { returnFee }) }
}
