import {
  type BesideIncome,
  byAge,
  type ClosingMarketplace,
  type CutOrder,
  closingOf,
  combineBeside,
  combineIncome,
  combineOrders,
  type Income,
  joinNumbers,
  type LeftOutOrder,
  type Order,
} from '@vendaclara/core/closing'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import {
  isPayment,
  ordersWhere,
  paymentsWhere,
  readLeftOut,
  readOrder,
  readPayment,
  readTakenBack,
  type StoredPayment,
} from './stored-rows.repository.ts'

/** Whose facts are asked for. */
export interface Owner {
  readonly userId: string
  readonly marketplace: ClosingMarketplace
}

/** A month of an account. */
export interface MonthOf extends Owner {
  readonly closing: string
}

/** The orders that count, with what all files say was paid for them. */
export interface KnownFacts {
  readonly orders: readonly Order[]
  readonly leftOut: readonly LeftOutOrder[]
  readonly income: readonly Income[]
  readonly beside: BesideIncome
}

/** Texts of which a column has one. An array is looked up by hash, where a join with a list compares each with each. */
export const anyOf = (texts: readonly string[]): SQL => sql`any(${sql.param([...texts])}::text[])`

/** The ids of an account's orders that these files name, or whose payments they have. */
export async function ordersOfFiles(
  database: Database,
  { userId, marketplace }: Owner,
  files: readonly number[],
): Promise<readonly string[]> {
  const isOfFiles = sql`user_id = ${userId} and file_id = ${anyFile(files)}`
  const { rows: named } = await database.execute<{ id: string }>(sql`
    select number as id from order_payments where ${isOfFiles}
    union select own_id from order_payments where ${isOfFiles} and own_id is not null
    union select order_id from orders where ${isOfFiles}`)
  const isOne = sql`= ${anyOf(named.map(({ id }) => id))}`
  const isTheirs = sql`user_id = ${userId} and marketplace = ${marketplace}`
  const { rows } = await database.execute<{ id: string }>(sql`
    select order_id as id from orders where ${isTheirs} and order_id ${isOne}
    union
    select order_id from orders, unnest(numbers) as number
    where ${isTheirs} and numbers is not null and number ${isOne}`)
  return rows.map(({ id }) => id)
}

/** Files of which a column has one. */
export const anyFile = (files: readonly number[]): SQL => sql`any(${sql.param([...files])}::bigint[])`

/**
 * What is known of these orders: each as the newest file has it, and their payments, each once, from all
 * files. Orders that no file has any more are not answered. Files in `without` do not count. Orders have their products
 * where `hasItems` is set.
 */
export async function factsOf(
  database: Database,
  owner: Owner,
  orderIds: readonly string[],
  { without = [], hasItems = false }: { without?: readonly number[]; hasItems?: boolean } = {},
): Promise<KnownFacts> {
  const { userId, marketplace } = owner
  const isTheirs = sql`one.user_id = ${userId} and one.marketplace = ${marketplace}`
  const ranks = new Map(await rankedFiles(database, owner))
  for (const file of without) ranks.delete(file)
  const isCounted = sql`one.file_id = ${anyFile([...ranks.keys()])}`
  const stated = await ordersWhere(
    database,
    sql`${isTheirs} and ${isCounted} and one.order_id = ${anyOf(orderIds)}`,
    hasItems,
  )
  const files = inSequence(stated, ranks).map((rows) => {
    const cut = new Map<string, CutOrder>()
    for (const row of rows) if (row.cut) cut.set(row.orderId, row.cut)
    return {
      orders: rows.filter(({ leftOut }) => leftOut === null).map((row) => readOrder(row).order),
      leftOut: rows.filter(({ leftOut }) => leftOut !== null).map(readLeftOut),
      ...(cut.size > 0 && { cut }),
    }
  })
  const { kept: orders, leftOut } = combineOrders(files)
  const named = [...new Set([...orderIds, ...orders.flatMap(({ numbers = [] }) => numbers)])]
  const paid = await paymentsWhere(
    database,
    sql`${isTheirs} and ${isCounted} and (one.number = ${anyOf(named)} or one.own_id = ${anyOf(named)})`,
  )
  const ofFiles = inSequence(paid, ranks)
  const beside = combineBeside(
    ofFiles.map((rows) => ({
      takenBack: rows.filter((row) => !isPayment(row) && !row.unread).map(readTakenBack),
      unread: rows.filter(({ unread }) => unread).map(({ number }) => number),
    })),
  )
  return { orders, leftOut, income: incomeOf(marketplace, orders, ofFiles), beside }
}

function incomeOf(
  marketplace: ClosingMarketplace,
  orders: readonly Order[],
  files: readonly (readonly StoredPayment[])[],
): readonly Income[] {
  const { rules } = closingOf(marketplace)
  const stated = files.map((rows) => ({ payments: rows.filter(isPayment).map(readPayment) }))
  return joinNumbers(orders, combineIncome(rules, stated).kept, rules.paidParts)
}

/** The places of an account's whole files, oldest first: by the last day they state, then by when they were given. */
async function rankedFiles(
  database: Database,
  { userId, marketplace }: Owner,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.execute<{ id: string; lastDay: string; givenAt: string }>(sql`
    select id, coalesce(last_day::text, '') as "lastDay", extract(epoch from given_at) * 1000 as "givenAt"
    from given_files where user_id = ${userId} and marketplace = ${marketplace} and whole`)
  const ages = rows.map(({ id, lastDay, givenAt }) => ({
    lastDay,
    givenAt: Number(givenAt),
    file: Number(id),
  }))
  return new Map(ages.toSorted(byAge).map(({ file }, place) => [file, place]))
}

/** The rows of each file, oldest file first. */
function inSequence<Row extends { readonly file: string }>(
  rows: readonly Row[],
  ranks: ReadonlyMap<number, number>,
): readonly (readonly Row[])[] {
  const byFile = new Map<number, Row[]>()
  for (const row of rows) {
    const known = byFile.get(Number(row.file))
    if (known) known.push(row)
    else byFile.set(Number(row.file), [row])
  }
  return [...byFile]
    .toSorted(([one], [other]) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
    .map(([, ofFile]) => ofFile)
}
