import { grouped } from '../../../model/grouped.ts'
import type { ShopeeNames } from '../../../model/names/shopee.ts'
import { identityOf, type Payment } from '../../../model/payments.ts'
import { refuseOrders } from '../../../reading/closing-problem.ts'
import type { FileRows } from '../../../reading/file-rows.ts'

/** A payment with the number of its row. */
export interface PaymentRow {
  readonly payment: Payment<ShopeeNames>
  /** '' if the file does not number its rows. */
  readonly sequence: string
}

const totals = ['released', 'refunded']

/**
 * Drops rows that were pasted a second time, also where the second one says more or less of the details. If the file
 * numbers its rows, copies repeat the number too. If it does not, or gives different rows the same number, equal rows
 * are copies when several orders have them. Other equal rows, and rows of one order with one number, are separate
 * payments: they are summed, with a warning.
 */
export function dropCopiedPayments(rows: readonly PaymentRow[], file: FileRows): readonly PaymentRow[] {
  const { problems } = file
  const several = ordersWithSeveral(rows)
  if (several.size === 0) return rows
  const seen = new Map<string, Set<string>>()
  const isNumbered = areNumbersDistinct(rows)
  const numbered = new Set<string>()
  const again: PaymentRow[] = []
  for (const row of rows) {
    const { orderId } = row.payment
    if (!several.has(orderId)) continue
    const key = identityOf(row.payment, totals)
    const numbers = seen.get(key) ?? new Set()
    const isCopy = numbers.size > 0 && (!isNumbered || numbers.has(row.sequence))
    const number = `${orderId}|${row.sequence}`
    if (isCopy) again.push(row)
    else if (numbers.size > 0 || (isNumbered && numbered.has(number)))
      problems.warn('equal-rows', { orderId })
    seen.set(key, numbers.add(row.sequence))
    numbered.add(number)
  }
  const orders = new Set(again.map(({ payment }) => payment.orderId))
  if (!isNumbered && orders.size === 1) {
    for (const orderId of orders) problems.warn('equal-rows', { count: again.length, orderId })
    return rows
  }
  for (const { payment } of again) problems.warn('copied-rows', { orderId: payment.orderId })
  file.copies += again.length
  const copies = new Set(again)
  return copies.size === 0 ? rows : rows.filter((row) => !copies.has(row))
}

/**
 * Refuses a file in which, for most orders, one row is the sum of the others. Payments are not like that, but 'Order'
 * and 'Sku' rows are. Only for files without a column that tells those apart.
 *
 * @throws ClosingProblem 'doubled-rows'
 */
export function refuseDoubled(rows: readonly PaymentRow[]): void {
  const ofOrders = grouped(rows, ({ payment }) => payment.orderId)
  const doubled = [...ofOrders].filter(([, several]) => {
    const amounts = several.map(({ payment }) => payment.released)
    const sum = amounts.reduce((total: number, one) => total + one, 0)
    return several.length > 1 && amounts.some((one) => one !== 0 && one === sum - one)
  })
  const isMost = doubled.length > 1 && doubled.length * 2 > ofOrders.size
  if (isMost)
    refuseOrders(
      'doubled-rows',
      doubled.map(([orderId]) => orderId),
    )
}

function ordersWithSeveral(rows: readonly PaymentRow[]): Set<string> {
  const seen = new Set<string>()
  const several = new Set<string>()
  for (const { payment } of rows) {
    if (seen.has(payment.orderId)) several.add(payment.orderId)
    else seen.add(payment.orderId)
  }
  return several
}

/** Whether the file numbers all its rows and no number is used for two orders, as after joining two exports. */
function areNumbersDistinct(rows: readonly PaymentRow[]): boolean {
  const known = new Map<string, string>()
  for (const { payment, sequence } of rows) {
    if (sequence === '') return false
    const orderId = known.get(sequence)
    if (orderId !== undefined && orderId !== payment.orderId) return false
    known.set(sequence, payment.orderId)
  }
  return true
}
