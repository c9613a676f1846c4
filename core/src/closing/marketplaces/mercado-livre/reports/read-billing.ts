import { type Cents, cents, negative, toReais } from '../../../../money/index.ts'
import { incomeFile } from '../../../files/assemble-files.ts'
import type { IncomeFile } from '../../../files/closing-files.ts'
import type { Adjustment, BilledFee } from '../../../model/beside.ts'
import { grouped } from '../../../model/grouped.ts'
import type { MercadoLivreNames } from '../../../model/names/mercado-livre.ts'
import { cutText } from '../../../model/order-items.ts'
import { refuseOrders } from '../../../reading/closing-problem.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import { columnKey } from '../../../reading/sheet.ts'
import { type BillingColumns, billingFormat } from './columns.ts'
import { isGivenBack } from './fee-details.ts'

/**
 * Reads 'Faturamento' from all sheets that have its header. Each row is a fee of a sale, positive if it was charged.
 * None of it is a payment.
 *
 * A fee that was 'Descontado da operação' is already taken off the sale. Other fees are on the month's invoice and
 * become adjustments. A row that gives a fee back, by its name or because it names a charged fee, is credited with
 * any sign. A fee whose number appears twice counts once. Source: public code that reads the reports of July and August
 * 2026.
 *
 * @throws ClosingProblem if it would be read wrongly, for example a fee that appears with two amounts
 */
export function readBilling(file: FileRows<BillingColumns>): IncomeFile<MercadoLivreNames> {
  const known = new Map<string, Cents>()
  const doubled = new Set<string>()
  const fees: BilledRow[] = []
  for (const line of file.lines) {
    const number = line.numberIn('number')
    // A row that is no fee, such as a total or a repeated header.
    if (number === '' || billingFormat.keys.has(columnKey(number))) {
      if (!line.isEmpty) file.ids.texts += 1
      continue
    }
    if (!line.isNone('orderId')) line.orderId = file.ids.read(line.row)
    const fee = rowOf(line, number)
    const before = known.get(fee.number)
    if (before !== undefined) {
      if (before !== fee.amount) doubled.add(fee.orderId || fee.number)
      line.leaveOutCopies()
      continue
    }
    known.set(fee.number, fee.amount)
    fees.push(fee)
  }
  file.problems.throwFault()
  refuseOrders('doubled-rows', doubled)
  const reversed = new Set(fees.map(({ reverses }) => reverses))
  const credited = creditReversals(fees)
  const ofOrders = grouped(
    credited.filter(({ orderId }) => orderId !== ''),
    ({ orderId }) => orderId,
  )
  const billed = new Map(
    [...ofOrders].map(([orderId, rows]) => [
      orderId,
      rows.map((fee) => billedFee(fee, reversed.has(fee.number))),
    ]),
  )
  refuseSigns(file, credited)
  const adjustments = credited.filter(({ isInvoiced }) => isInvoiced).map(adjustmentOf)
  // A fee of no sale, such as one for the seller's own page, has not lost its number. A fee taken off a sale must have
  // one.
  file.ids.withoutId = fees.filter(({ orderId, isOffSale }) => orderId === '' && isOffSale).length
  return incomeFile(file, { report: 'billing', billed, adjustments, feeRows: fees.length })
}

/** A row that takes back a charged fee is not a charge itself. */
function creditReversals(fees: readonly BilledRow[]): readonly BilledRow[] {
  const charged = new Set(fees.filter(({ amount }) => amount < 0).map(({ number }) => number))
  return fees.map((fee) =>
    fee.amount < 0 && charged.has(fee.reverses) ? { ...fee, amount: negative(fee.amount) } : fee,
  )
}

const fewestSigns = 3

/** Most fees are charges; if most are credits that take no fee back, their signs were changed. */
function refuseSigns(file: FileRows<BillingColumns>, fees: readonly BilledRow[]): void {
  const credits = fees.filter(
    ({ amount, reverses, name }) => amount > 0 && reverses === '' && !isGivenBack(name),
  )
  if (credits.length < fewestSigns || credits.length * 2 <= fees.length) return
  const column = file.label('amount')
  for (const { amount, orderId } of credits) {
    file.problems.refuse('wrong-sign', column, toReais(negative(amount)), orderId)
  }
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
  readonly line: number
}

function rowOf(line: Line<BillingColumns>, number: string): BilledRow {
  const day = line.day('day')
  if (line.isBlank('amount')) line.warn('blank-amounts', 'amount')
  const name = line.text('name')
  const amount = negative(line.amount('amount'))
  const deducted = line.wordOf('deducted')
  if (!['sim', 'nao', 'nao se aplica'].includes(deducted) && !line.isBroken('deducted')) {
    line.refuse('unknown-word', 'deducted')
  }
  return {
    orderId: cutText(line.orderId),
    number: cutText(number),
    name: cutText(name),
    reverses: line.numberIn('reverses'),
    isInvoiced: deducted === 'nao',
    isOffSale: deducted === 'sim',
    day: day ?? undefined,
    line: line.number,
    amount: isGivenBack(name) ? cents(Math.abs(amount)) : amount,
  }
}

function billedFee(
  { number, name, amount, isInvoiced, line }: Omit<BilledRow, 'orderId'>,
  isReversed: boolean,
): BilledFee {
  const more = { ...(isInvoiced && { isInvoiced }), ...(isReversed && { isReversed }) }
  return { number, name, amount, ...more, line }
}

function adjustmentOf({ orderId, number, name, day, amount, line }: BilledRow): Adjustment {
  return {
    ...(day && { day }),
    kind: 'invoiced-fee',
    description: name,
    reason: number,
    ...(orderId && { orderId }),
    amount,
    line,
  }
}
