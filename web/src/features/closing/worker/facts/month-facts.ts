import {
  type FileRows,
  type FileSlot,
  type OtherPayments,
  readStatedOrder,
  readStatedPayment,
  type StatedDetail,
  type StatedPayment,
} from '@vendaclara/contract/closing'
import {
  type BilledFee,
  byAge,
  type ClosingMarketplace,
  type CutOrder,
  closeMonth,
  closingOf,
  combineBeside,
  combineIncome,
  combineOrders,
  type FileAge,
  type FreightDiscrepancy,
  type IncomeFile,
  type LeftOutOrder,
  type Order,
  type OrdersFile,
  type Reconciliation,
  type TakenBack,
} from '@vendaclara/core/closing'
import type { KnownFile } from '../messages.ts'

type StatedOrders = Pick<OrdersFile, 'orders' | 'leftOut' | 'cut'>
type StatedIncome = Pick<
  IncomeFile,
  'payments' | 'adjustments' | 'freight' | 'billed' | 'report' | 'takenBack' | 'unread'
>

/** A file of a month with what it states. `lastDay` and `givenAt` say which of two files with an order decides. */
export interface MonthFile extends KnownFile, FileAge {
  readonly orders?: StatedOrders
  readonly income?: StatedIncome
}

/** The payments of another month's file for this month's orders. */
export interface OtherFile extends StatedIncome {
  readonly file: number
  readonly fileName: string
  readonly months: OtherPayments['files'][number]['months']
}

/** What is known of a month. */
export interface MonthFacts {
  readonly files: readonly MonthFile[]
  readonly others: readonly OtherFile[]
}

export const noFacts: MonthFacts = { files: [], others: [] }

/** A month as it is shown: its orders, those that are left out, and what all payments known for them come to. */
export interface ClosedMonth {
  readonly orders: readonly Order[]
  readonly leftOut: readonly LeftOutOrder[]
  readonly found: Reconciliation
  /** Whether anything was paid, or an income file is there that could have. */
  readonly isCompared: boolean
}

/** The same fold as the server's, of the same facts. */
export function closeFacts(marketplace: ClosingMarketplace, { files, others }: MonthFacts): ClosedMonth {
  const entry = closingOf(marketplace)
  const inSequence = files.toSorted(byAge)
  const { kept: orders, leftOut } = combineOrders(inSequence.flatMap((file) => file.orders ?? []))
  const own = inSequence.flatMap((file) => file.income ?? [])
  const { kept: income } = combineIncome(entry.rules, [...own, ...others])
  const found = closeMonth(entry, orders, income, combineBeside([...own, ...others]), leftOut)
  return { orders, leftOut, found, isCompared: own.length > 0 || found.matched > 0 }
}

/** What a stored file states, from the parts of its rows in their sequence. */
export function statedBy(
  marketplace: ClosingMarketplace,
  slot: FileSlot,
  report: IncomeFile['report'],
  parts: readonly FileRows[],
): Pick<MonthFile, 'orders' | 'income'> {
  if (slot === 'orders') {
    const stated = parts.flatMap(({ requests }) => requests.map((row) => readStatedOrder(row, marketplace)))
    const cut = new Map<string, CutOrder>()
    for (const one of stated) if (one.cut) cut.set(one.order.orderId, one.cut)
    const leftOut = parts.flatMap((part) => part.leftOut)
    return { orders: { orders: stated.map(({ order }) => order), leftOut, ...(cut.size > 0 && { cut }) } }
  }
  const stated = parts.flatMap(({ payments }) => payments.map(readStatedPayment))
  const takenBack = parts.flatMap((part) => part.takenBack)
  const details = parts.flatMap((part) => part.details as readonly StatedDetail[])
  return { income: { ...incomeOf(stated, takenBack), ...detailsOf(details), ...(report && { report }) } }
}

/** The payments of other months' files, by file. */
export function otherFiles(parts: readonly OtherPayments[]): readonly OtherFile[] {
  const known = new Map(parts.flatMap(({ files }) => files.map((file) => [file.file, file] as const)))
  const rows = parts.flatMap(({ payments }) => payments)
  return [...known.values()].map((of) => {
    const stated = rows.flatMap(({ file, place: _, ...row }) =>
      file === of.file ? readStatedPayment(row) : [],
    )
    const takenBack = parts.flatMap((part) =>
      part.takenBack.flatMap(({ file, ...row }) => (file === of.file ? row : [])),
    )
    return { ...of, ...incomeOf(stated, takenBack) }
  })
}

function incomeOf(
  stated: readonly StatedPayment[],
  takenBack: readonly TakenBack[],
): Pick<StatedIncome, 'payments' | 'takenBack' | 'unread'> {
  return {
    payments: stated.map(({ payment }) => payment),
    takenBack: takenBack.filter(({ unread }) => !unread),
    unread: [
      ...stated.flatMap(({ payment, isUnread }) => (isUnread ? payment.orderId : [])),
      ...takenBack.flatMap(({ orderId, unread }) => (unread ? orderId : [])),
    ],
  }
}

function detailsOf(
  details: readonly StatedDetail[],
): Pick<StatedIncome, 'adjustments' | 'freight' | 'billed'> {
  const adjustments = details.flatMap((one) => ('adjustment' in one ? one.adjustment : []))
  const freight = new Map<string, FreightDiscrepancy>()
  const billed = new Map<string, readonly BilledFee[]>()
  for (const one of details) {
    if ('freightOf' in one) freight.set(one.freightOf, one.freight)
    if ('billedOf' in one) billed.set(one.billedOf, one.billed)
  }
  return {
    ...(adjustments.length > 0 && { adjustments }),
    ...(freight.size > 0 && { freight }),
    ...(billed.size > 0 && { billed }),
  }
}
