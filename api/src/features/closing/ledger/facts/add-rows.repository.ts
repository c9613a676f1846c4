import {
  type FileRows,
  readStatedOrder,
  type StatedDetail,
  type WireStatedOrder,
  type WireStatedPayment,
} from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingOf,
  type ExpectedParts,
  pickAmounts,
  type TakenBack,
} from '@vendaclara/core/closing'
import type { Database } from '../../../../database/database.ts'
import { fileDetails, orderLines, orderPayments, orders } from '../ledger.tables.ts'
import { insertFacts } from './fact-columns.repository.ts'

/** A file whose rows are sent. */
export interface FileOf {
  readonly userId: string
  readonly file: number
  readonly marketplace: ClosingMarketplace
}

type LeftOutRow = FileRows['leftOut'][number]

// What a row says goes into the columns of its names; those with other names or none are named here.

export async function addOrders(
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly WireStatedOrder[],
): Promise<void> {
  const { marketplace } = of
  const { expectedParts } = closingOf(marketplace).rules
  const stated = sent.map((row) => readStatedOrder(row, marketplace))
  const rows = stated.map(({ order: { items: _, unread = false, ...order }, cut }, index) => ({
    ...order,
    place: from + index,
    marketplace,
    cut,
    unread,
    expected: pickAmounts<ExpectedParts>(order, expectedParts),
  }))
  await insertFacts(database, of, orders, rows)
  const lines = stated.flatMap(({ order }, index) =>
    order.items.map((item, n) => ({ place: from + index, n, ...item })),
  )
  await insertFacts(database, of, orderLines, lines)
}

export function addLeftOut(
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly LeftOutRow[],
): Promise<void> {
  const nothing = { createdAt: '', cancelReason: '', units: 0, lines: 0, unread: false }
  const rows = sent.map(({ why, ...order }, index) => ({
    ...nothing,
    ...order,
    place: from + index,
    marketplace: of.marketplace,
    leftOut: why,
  }))
  return insertFacts(database, of, orders, rows)
}

export function addPayments(
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly WireStatedPayment[],
): Promise<void> {
  const rows = sent.map(({ orderId, releasedOn, number = '', unread = false, ...payment }, index) => ({
    ...payment,
    place: from + index,
    marketplace: of.marketplace,
    unread,
    number: orderId,
    moment: releasedOn,
    rowNumber: number,
  }))
  return insertFacts(database, of, orderPayments, rows)
}

export function addTakenBack(
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly TakenBack[],
): Promise<void> {
  const rows = sent.map(({ orderId, refundId, day, amount, line, unread = false }, index) => ({
    place: from + index,
    marketplace: of.marketplace,
    unread,
    line,
    number: orderId,
    moment: day,
    rowNumber: refundId,
    takenBack: amount,
  }))
  return insertFacts(database, of, orderPayments, rows)
}

export function addDetails(
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly StatedDetail[],
): Promise<void> {
  const rows = sent.map((detail, index) => ({ place: from + index, detail }))
  return insertFacts(database, of, fileDetails, rows)
}
