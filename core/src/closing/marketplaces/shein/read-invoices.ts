import { type Cents, cents, negative, noCents } from '../../../money/index.ts'
import { incomeFile, shopsOf } from '../../files/assemble-files.ts'
import type { IncomeFile } from '../../files/closing-files.ts'
import { warnOfLike } from '../../files/like-payments.ts'
import { SumCheck } from '../../files/sum-check.ts'
import { makeAmounts } from '../../model/names/make-amounts.ts'
import { type SheinNames, sheinInvoiceNames, sheinPaidNames } from '../../model/names/shein.ts'
import type { Payment } from '../../model/payments.ts'
import { refuseOrders } from '../../reading/closing-problem.ts'
import { EqualRows, UnnumberedRows } from '../../reading/equal-rows.ts'
import type { FileRows, Line } from '../../reading/file-rows.ts'
import { wordOf } from '../../reading/sheet.ts'
import type { InvoicesColumns } from './columns.ts'

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
export function readInvoices(file: FileRows<InvoicesColumns>): IncomeFile<SheinNames> {
  const reader = new InvoicesReader(file)
  const known = new EqualRows<Invoice>(({ number, paid }) => [number, ...Object.values(paid)].join('|'))
  const pasted = new Set<string>()
  const unnumbered = new UnnumberedRows()
  const doubled = new Set<string>()
  const stated = new Map<string, Cents>()
  const payments: Payment<SheinNames>[] = []
  let lost = 0
  for (const line of file.lines) {
    line.orderId = reader.orderOf(line)
    const { orderId } = line
    const number = line.numberIn('invoice')
    if (orderId === '') {
      if (line.isMissing('orderId') && number !== '' && !line.isMissing('received')) lost += 1
      continue
    }
    const paid = reader.paidBy(line)
    if (number === '') unnumbered.add(wholeOf(line))
    else {
      const key = `${orderId}|${number}|${line.wordOf('kind')}`
      const before = stated.get(key) ?? paid.received
      if (before !== paid.received && before * paid.received > 0) doubled.add(orderId)
      stated.set(key, paid.received)
    }
    const equal = known.find(orderId, { number, paid, line })
    if (equal) {
      pasted.add(wholeOf(equal.line))
      const { size } = pasted
      if (pasted.add(wholeOf(line)).size === size && number !== '') {
        line.leaveOutCopies()
        continue
      }
      line.warn('equal-rows')
    }
    const releasedOn = line.moment('releasedOn').slice(0, 10)
    payments.push({ ...paid, orderId, releasedOn, ...(number && { number }), line: line.number })
  }
  const shops = shopsOf(file)
  if (shops.length > 1) for (const column of shops) file.problems.warn('several-shops', { column })
  file.refuseLost(lost)
  refuseOrders('doubled-rows', doubled)
  unnumbered.refusePasted()
  if (payments.length > known.orders) {
    warnOfLike<SheinNames>({ payments, amountOf: ({ received }) => received }, file.problems)
  }
  const read = incomeFile<SheinNames>(file, { payments, names: sheinPaidNames })
  return { ...read, shops }
}

type InvoiceLine = Line<InvoicesColumns>

interface Invoice {
  readonly number: string
  readonly paid: SheinNames['paid']
  readonly line: InvoiceLine
}

function wholeOf({ row }: InvoiceLine): string {
  return row.map(String).join('|')
}

type PaidName = (typeof sheinInvoiceNames)[number]

/** Words in the kinds of invoices that take money back. */
const takesBack = /devol|reembols|estorn|deduc|descont|multa|penal|cancel/
const ofReturns = /devol|reembols|estorn|cancel/

class InvoicesReader {
  private readonly sums: SumCheck
  private readonly file: FileRows<InvoicesColumns>
  private readonly names: readonly PaidName[]
  private readonly isNegated: ReadonlySet<PaidName>

  constructor(file: FileRows<InvoicesColumns>) {
    this.file = file
    this.names = sheinInvoiceNames.filter((name) => file.has(name))
    this.sums = new SumCheck(file, 'received', { mayTakeBack: true })
    this.isNegated = new Set(this.names.filter((name) => this.isBelowZero(name)))
  }

  /** '' if the row is of no order. */
  orderOf(line: InvoiceLine): string {
    const hasPrice = !this.file.has('price') || Boolean(line.peek('price'))
    return (!hasPrice && line.otherId('relatedId')) || this.file.ids.read(line.row)
  }

  paidBy(line: InvoiceLine): SheinNames['paid'] {
    const paid = makeAmounts(this.names, (name) => {
      const amount: Cents = line.amount(name)
      return this.isNegated.has(name) ? negative(amount) : amount
    }) as SheinNames['paid']
    line.warnOfBlank('received')
    const kind = wordOf(line.text('kind'))
    // An invoice that pays for the goods less the fee of their return has that fee, and is no mistake.
    if (paid.received > 0 && !paid.returnFee && takesBack.test(kind)) {
      this.file.problems.warn('positive-charges', { column: line.text('kind'), orderId: line.orderId })
    }
    if (paid.price && paid.commission !== undefined) {
      const net = netOf(paid)
      this.sums.see(line.orderId, net === paid.received, paid.received, net)
    }
    return refundOf(paid, kind) ?? paid
  }

  /** Whether a column has only negative values in the rows with a positive price (or amount received). */
  private isBelowZero(name: PaidName): boolean {
    if (name === 'received' || name === 'price') return false
    const whole = this.file.has('price') ? 'price' : 'received'
    let isTaken = false
    for (const line of this.file.lines) {
      const amount = line.peek(name)
      if (!amount || !((line.peek(whole) ?? 0) > 0)) continue
      if (amount > 0) return false
      isTaken = true
    }
    return isTaken
  }
}

/** What an invoice should pay: its price less all its deductions, in centavos. */
function netOf(paid: SheinNames['paid']): number {
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
  { received, price = noCents, returnFee }: SheinNames['paid'],
  kind: string,
): SheinNames['paid'] | undefined {
  const refund = received + (returnFee ?? 0)
  if (refund >= 0 || (price >= 0 && !ofReturns.test(kind))) return undefined
  return { received, refund: cents(refund), ...(returnFee !== undefined && { returnFee }) }
}
