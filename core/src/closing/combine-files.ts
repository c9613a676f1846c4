import type { IncomeFile, OrdersFile } from './marketplaces/closing-files.ts'
import type { ClosingRules } from './marketplaces/closing-rules.ts'
import type { ClosingTerms } from './marketplaces/terms.ts'
import { type Income, identityOf, type Payment, sumPayments } from './payments.ts'
import type { Adjustment, BilledFee, FreightDiscrepancy, Order } from './rows.ts'

/**
 * What several files come to together, and of each how many orders are `used` and how many rows are `repeated`: left out because
 * another file stands for them.
 */
export interface Combined<Kept> {
  readonly kept: readonly Kept[]
  readonly files: readonly { readonly used: number; readonly repeated: number }[]
}

/** The orders that several files come to; of each also how many of those it leaves out are cancelled and `returned`, refunded. */
interface CombinedOrders<Terms extends ClosingTerms> extends Combined<Order<Terms>> {
  readonly files: readonly (Combined<unknown>['files'][number] & {
    readonly cancelled: number
    readonly returned: number
  })[]
}

/**
 * The orders of several files, whose months may overlap: an order stands as the newest file that has it says, also where
 * that one leaves it out. `files` with the newest last; `repeated` counts the lines left to a newer file.
 */
export function combineOrders<Terms extends ClosingTerms>(
  files: readonly OrdersFile<Terms>[],
): CombinedOrders<Terms> {
  const seen = new Set<string>()
  const newestFirst = files.toReversed().map((file) => {
    const kept = file.orders.filter(({ orderId }) => !seen.has(orderId))
    const countOf = (ids: readonly string[]) => ids.filter((orderId) => !seen.has(orderId)).length
    const [cancelled, returned] = [countOf(file.cancelled), countOf(file.refunded)]
    for (const { orderId } of file.orders) seen.add(orderId)
    for (const orderId of file.leftOut) seen.add(orderId)
    const lines = (orders: readonly Order<Terms>[]) => orders.reduce((sum, order) => sum + order.lines, 0)
    return { kept, cancelled, returned, repeated: lines(file.orders) - lines(kept) }
  })
  const oldestFirst = newestFirst.reverse()
  return {
    kept: oldestFirst.flatMap(({ kept }) => kept),
    files: oldestFirst.map(({ kept, ...counts }) => ({ ...counts, used: kept.length })),
  }
}

/**
 * The income of several files, summed per order. A payment that an earlier file has too, with the same day and the same
 * amounts, counts once; as often as one file has it, it counts. `repeated` counts the payments left out for that.
 */
export function combineIncome<Terms extends ClosingTerms>(
  { paidParts }: ClosingRules<Terms>,
  files: readonly IncomeFile<Terms>[],
): Combined<Income<Terms>> {
  const [first] = files
  if (first && files.length === 1) {
    return { kept: first.income, files: [{ used: first.income.length, repeated: 0 }] }
  }
  const known = new Map<string, number>()
  const kept: Payment<Terms>[] = []
  const counts = files.map(({ payments }) => {
    const inThisFile = new Map<string, number>()
    const orders = new Set<string>()
    let left = 0
    for (const payment of payments) {
      const key = identityOf<Terms>(payment, paidParts)
      const times = (inThisFile.get(key) ?? 0) + 1
      inThisFile.set(key, times)
      if (times <= (known.get(key) ?? 0)) left += 1
      else {
        kept.push(payment)
        orders.add(payment.orderId)
      }
    }
    for (const [key, times] of inThisFile) known.set(key, Math.max(times, known.get(key) ?? 0))
    return { used: orders.size, repeated: left }
  })
  return { kept: sumPayments<Terms>(kept, paidParts), files: counts }
}

/** What a workbook of income says beside what orders were paid. */
export interface BesideIncome {
  readonly adjustments: readonly Adjustment[]
  /** By order id. */
  readonly freight: ReadonlyMap<string, FreightDiscrepancy>
  /** By whatever number of an order the report names. */
  readonly billed: ReadonlyMap<string, readonly BilledFee[]>
}

/** The most adjustments kept of a closing; its sums have all of them. */
export const mostAdjustments = 20_000

/** That of several files with the newest last: as often as one file has an adjustment, it counts. */
export function combineBeside<Terms extends ClosingTerms>(
  files: readonly Pick<IncomeFile<Terms>, 'adjustments' | 'freight' | 'billed' | 'report'>[],
): BesideIncome {
  const known = new Map<string, number>()
  const adjustments = files.flatMap((file) => {
    const inThisFile = new Map<string, number>()
    const kept = (file.adjustments ?? []).filter((adjustment) => {
      const key = adjustmentKey(adjustment)
      const times = (inThisFile.get(key) ?? 0) + 1
      inThisFile.set(key, times)
      return times > (known.get(key) ?? 0)
    })
    for (const [key, times] of inThisFile) known.set(key, Math.max(times, known.get(key) ?? 0))
    return kept
  })
  const freight = new Map(files.flatMap((file) => [...(file.freight ?? [])]))
  return { adjustments, freight, billed: combineBilled(files) }
}

/** Fees of several months' bills, each once by its number; a conciliation counts only for orders that no bill has. */
function combineBilled<Terms extends ClosingTerms>(
  files: readonly Pick<IncomeFile<Terms>, 'billed' | 'report'>[],
): ReadonlyMap<string, readonly BilledFee[]> {
  const [bills, others] = [new Map<string, BilledFee[]>(), new Map<string, BilledFee[]>()]
  for (const { billed, report } of files) {
    const into = report === 'billing' ? bills : others
    for (const [orderId, fees] of billed ?? []) {
      const known = into.get(orderId)
      if (!known) into.set(orderId, [...fees])
      else known.push(...fees.filter((fee) => fee.number === '' || !known.some(isSameFee(fee))))
    }
  }
  return new Map([...others, ...bills])
}

const isSameFee = (fee: BilledFee) => (other: BilledFee) => other.number === fee.number

/** What two adjustments have in common when they may be one. */
export function adjustmentKey({ day, description, reason, orderId, amount }: Adjustment): string {
  return JSON.stringify([day, description, reason, orderId, amount])
}
