import { readMonth } from '@vendaclara/contract/closing'
import {
  byAge,
  type ClosingMarketplace,
  type ClosingMonth,
  closingOf,
  distinctPayments,
  type KnownNames,
  type PaymentText,
  textsOf,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import type { MonthFacts } from './month-facts.ts'

/** A row of a file; `line` is absent if the file's lines are not known. */
interface Source {
  readonly fileName: string
  readonly line?: number
}

/** A payment, negative if it was taken back. `months` are those of the file, where it is another month's. */
interface PaymentSource extends Source, Partial<Record<PaymentText, string>> {
  readonly amount: Cents
  /** As the file has it; '' if unknown. */
  readonly day: string
  readonly months: readonly ClosingMonth[]
}

/** What a file says of an order beside payments: a fee by its name, or the freight of the carrier. */
interface DetailSource extends Source {
  readonly name: string | null
  readonly amount: Cents
}

/** Where the files have an order, its payments and what else they say of it. `order` is null if no file of the month has it. */
export interface OrderSources {
  readonly order: Source | null
  readonly payments: readonly PaymentSource[]
  readonly details: readonly DetailSource[]
}

/** The rows that count for an order, as the comparison takes them. */
export function sourcesOf(marketplace: ClosingMarketplace, facts: MonthFacts, orderId: string): OrderSources {
  const { rules } = closingOf(marketplace)
  const found = facts.files
    .toSorted(byAge)
    .toReversed()
    .flatMap(({ receipt, orders }) => {
      const isIt = (one: { readonly orderId: string }) => one.orderId === orderId
      const row = orders?.orders.find(isIt) ?? orders?.leftOut.find(isIt)
      return row ? [{ row, fileName: receipt.fileName }] : []
    })
    .at(0)
  const numbers = new Set([orderId, ...(found && 'numbers' in found.row ? (found.row.numbers ?? []) : [])])
  const isOfOrder = (one: { readonly orderId: string; readonly ownId?: string }) =>
    numbers.has(one.orderId) || (one.ownId !== undefined && numbers.has(one.ownId))
  const files = incomeFiles(facts).map(({ fileName, months, income }) => {
    const { payments, takenBack = [] } = income
    return { fileName, months, payments: payments.filter(isOfOrder), takenBack: takenBack.filter(isOfOrder) }
  })
  const counted = distinctPayments<KnownNames>(
    rules,
    files.map(({ payments }) => payments),
  )
  const payments = files.flatMap(({ fileName, months, takenBack }, index): readonly PaymentSource[] => [
    ...(counted[index] ?? []).map((payment) => ({
      fileName,
      months,
      amount: rules.receivedAmount(payment),
      day: payment.releasedOn,
      ...(payment.line !== undefined && { line: payment.line }),
      ...textsOf(payment),
    })),
    ...takenBack.map(({ orderId: _order, refundId: _refund, ...row }) => ({ fileName, months, ...row })),
  ])
  return {
    order: found ? sourceOf(found) : null,
    details: detailsOf(facts, orderId, numbers),
    payments: payments.toSorted((one, other) => one.day.localeCompare(other.day)),
  }
}

/** The rows of fees and of freight; a fee that several files state is of the first one. */
function detailsOf(
  facts: MonthFacts,
  orderId: string,
  numbers: ReadonlySet<string>,
): readonly DetailSource[] {
  const details = new Map<string, DetailSource>()
  for (const { fileName, income } of incomeFiles(facts)) {
    const freight = income.freight?.get(orderId)
    const fees = [...numbers].flatMap((number) => income.billed?.get(number) ?? [])
    const rows = [
      ...fees.map(({ number, ...fee }) => ({ ...fee, key: `${number || fee.name} ${fee.amount}` })),
      ...(freight ? [{ ...freight, key: '', name: null, amount: freight.charged }] : []),
    ]
    for (const { key, name, amount, line } of rows) {
      if (!details.has(key)) details.set(key, { name, amount, fileName, ...(line !== undefined && { line }) })
    }
  }
  return [...details.values()]
}

function incomeFiles({ files, others }: MonthFacts) {
  const own = files
    .toSorted(byAge)
    .flatMap(({ receipt: { fileName }, income }) =>
      income ? [{ fileName, months: [] as readonly ClosingMonth[], income }] : [],
    )
  return [
    ...own,
    ...others.map(({ fileName, months, ...income }) => ({
      fileName,
      months: months.map(readMonth),
      income,
    })),
  ]
}

function sourceOf({
  row,
  fileName,
}: {
  readonly row: { readonly line?: number }
  readonly fileName: string
}) {
  return { fileName, ...(row.line !== undefined && { line: row.line }) }
}
