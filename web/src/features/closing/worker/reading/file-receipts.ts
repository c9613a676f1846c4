import type { FileReceipt } from '@vendaclara/contract/closing'
import {
  type ClosingRules,
  combineIncome,
  combineOrders,
  type FileWarning,
  type IncomeFile,
  type KnownNames,
  type OrdersFile,
} from '@vendaclara/core/closing'

/** A file with its content as it was read. */
export interface ReadFile<Content> {
  readonly fileName: string
  readonly sha256: string
  readonly content: Content
}

const noneLeft = {
  withoutId: 0,
  cancelled: 0,
  refunded: 0,
  partly: 0,
  details: 0,
  refunds: 0,
  repeated: 0,
  texts: 0,
  copies: 0,
  fees: 0,
}
/** The most order IDs that a receipt names for one warning. */
const mostIds = 200

/** The receipts of files with orders that were chosen together. */
export function mergeOrders(read: readonly ReadFile<OrdersFile>[]): readonly FileReceipt[] {
  const { files, completed } = combineOrders(read.map(({ content }) => content))
  const warnings = warningsOf(read).map((of) => of.flatMap((warning) => withoutCompleted(warning, completed)))
  return read.map((file, index) => {
    const { used = 0, repeated = 0, cancelled = 0, returned = 0 } = files[index] ?? {}
    const receipt = ordersReceipt(file, used, repeated)
    return { ...receipt, warnings: (warnings[index] ?? []).map(shorten), cancelled, returned }
  })
}

/** Pieces missing in one file are not missing if another file has them. */
function withoutCompleted(warning: FileWarning, completed: ReadonlySet<string>): readonly FileWarning[] {
  if (warning.kind !== 'missing-pieces' || completed.size === 0) return [warning]
  const orderIds = warning.orderIds.filter((orderId) => !completed.has(orderId))
  return orderIds.length === 0 ? [] : [{ ...warning, orderIds, count: orderIds.length }]
}

/** The receipts of income files that were chosen together. */
export function mergeIncome(
  rules: ClosingRules<KnownNames>,
  read: readonly ReadFile<IncomeFile>[],
): readonly FileReceipt[] {
  const { files } = combineIncome(
    rules,
    read.map(({ content }) => content),
  )
  const warnings = warningsOf(read)
  return read.map((file, index) => {
    const { used = 0, repeated = 0 } = files[index] ?? {}
    return { ...incomeReceipt(file, used, repeated), warnings: (warnings[index] ?? []).map(shorten) }
  })
}

/** `orders` is how many orders of the file are used, `repeated` how many lines a newer file replaced. */
function ordersReceipt({ fileName, content }: ReadFile<OrdersFile>, orders: number, repeated: number) {
  const dates = content.orders.map(({ createdAt }) => createdAt)
  const { rows, linesLeftOut: left } = content
  return { fileName, orders, ...countsOf(content, dates, { rows, left, repeated }) }
}

/**
 * `orders` is how many orders the used payments, or the fees of a report of fees, are about. `repeated` is how many
 * payments an earlier file also has.
 */
function incomeReceipt({ fileName, content }: ReadFile<IncomeFile>, orders: number, repeated: number) {
  const { payments, feeRows = 0, billed, rowsLeftOut: left } = content
  const dates = payments.map(({ releasedOn }) => releasedOn)
  const counts = countsOf(content, dates, { rows: payments.length + feeRows, left, repeated })
  return { fileName, orders: billed ? billed.size : orders, ...counts }
}

interface Lines {
  /** Without those left out. */
  readonly rows: number
  readonly left: Readonly<Record<string, number>>
  readonly repeated: number
}

function countsOf(
  { sheet, unreadableValues, shops = [] }: OrdersFile | IncomeFile,
  dates: readonly string[],
  { rows, left, repeated }: Lines,
): Omit<FileReceipt, 'fileName' | 'orders'> {
  return {
    sheet,
    unreadableValues,
    ...periodOf(dates),
    rows: rows + sumOf(left),
    used: rows - repeated,
    leftOut: { ...noneLeft, ...left, repeated },
    ...(shops.length > 0 && { shops: [...shops] }),
  }
}

/** The warnings of each file, plus one if it names other shops than the files before it. */
function warningsOf(
  files: readonly ReadFile<OrdersFile | IncomeFile>[],
): readonly (readonly FileWarning[])[] {
  const known = new Set<string>()
  return files.map(({ content: { shops = [], warnings } }) => {
    const isOther = known.size > 0 && shops.length > 0 && !shops.some((shop) => known.has(shop))
    for (const shop of shops) known.add(shop)
    if (!isOther) return warnings
    return [...warnings, { kind: 'other-shops', count: shops.length, columns: shops, orderIds: [] }]
  })
}

/**
 * Adds a warning to receipts of files that name none of the shops that the month's other files name. If those name no
 * shop, the files stored before in the same slot are compared.
 */
export function warnOfShops(
  receipts: readonly FileReceipt[],
  others: readonly FileReceipt[] | null,
  before: readonly FileReceipt[] | null,
): readonly FileReceipt[] {
  const named = shopsOf(others)
  const kind: FileWarning['kind'] = named.size > 0 ? 'other-shops-across' : 'other-shops-stored'
  const known = named.size > 0 ? named : shopsOf(before)
  return receipts.map((receipt) => {
    const { shops = [], warnings = [] } = receipt
    const isKnown = known.size === 0 || shops.length === 0 || shops.some((shop) => known.has(shop))
    if (isKnown || warnings.some((warning) => warning.kind === 'other-shops')) return receipt
    const warning = { kind, count: shops.length, columns: [...shops], orders: 0, orderIds: [] }
    return { ...receipt, warnings: [...warnings, warning] }
  })
}

function shopsOf(receipts: readonly FileReceipt[] | null): ReadonlySet<string> {
  return new Set((receipts ?? []).flatMap(({ shops = [] }) => shops))
}

/** Adds a warning to receipts of income files without a payment for an order of the month. */
export function warnOfUnknown(receipts: readonly FileReceipt[]): readonly FileReceipt[] {
  const warning = { kind: 'unknown-orders', count: 1, columns: [], orders: 0, orderIds: [] } as const
  return receipts.map((receipt) => ({
    ...receipt,
    warnings: [...(receipt.warnings ?? []), { ...warning, columns: [], orderIds: [] }],
  }))
}

const dayOfOurs = /^(?:19[7-9]\d|20\d\d)-\d{2}-\d{2}/

/** The first and the last of the dates; empty if none can be read. */
function periodOf(dates: readonly string[]): Pick<FileReceipt, 'from' | 'to'> {
  let from: string | undefined
  let to: string | undefined
  for (const date of dates) {
    if (from !== undefined && to !== undefined && from <= date && date <= to) continue
    if (!dayOfOurs.test(date)) continue
    if (from === undefined || date < from) from = date
    if (to === undefined || date > to) to = date
  }
  return from && to ? { from: from.slice(0, 10), to: to.slice(0, 10) } : {}
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function shorten({ orderIds, columns, ...warning }: FileWarning) {
  return { ...warning, columns: [...columns], orders: orderIds.length, orderIds: orderIds.slice(0, mostIds) }
}
