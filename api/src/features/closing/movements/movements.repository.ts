import { summedCents } from '@vendaclara/contract/amounts'
import {
  type MovementSum,
  mostMovements,
  mostMovementsShown,
  mostMovementsWritten,
  type StoredMovementFile,
  type YearMovementSum,
} from '@vendaclara/contract/closing'
import { type ClosingMarketplace, closingMarketplaceIds, type Movement } from '@vendaclara/core/closing'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { inPages } from '../../../database/large/in-pages.ts'
import { isWhole, line, movementFiles, movements } from './movement.tables.ts'
import { completeFile, type Part, storePart, tooLongWaiting } from './store-movements.repository.ts'

/** Reading and writing this many takes a few milliseconds. */
const rowsOfPage = 500

interface Key {
  marketplace: ClosingMarketplace
}

const file = {
  id: movementFiles.id,
  source: movementFiles.source,
  name: movementFiles.name,
  lines: movementFiles.lines,
  from: movementFiles.firstDay,
  to: movementFiles.lastDay,
  months: movementFiles.months,
}
const sumOf = (amount: Parameters<typeof isNull>[0]) =>
  sql`coalesce(sum(${amount}), 0)`.mapWith((stored) => summedCents(Number(stored)))
const sums = {
  count: sql`count(*)`.mapWith(Number),
  amount: sumOf(movements.amount),
  fee: sumOf(movements.fee),
  rest: sumOf(movements.rest),
  compensation: sumOf(movements.compensation),
  unknown: sql`count(*) filter (where ${movements.amount} is null)`.mapWith(Number),
}

/** Selects the lines of an account that some whole file has. */
export const isCounted = (userId: string) => {
  const waiting = sql`select ${movementFiles.id} from ${movementFiles} where ${movementFiles.userId} = ${userId} and not ${isWhole}`
  return and(eq(movements.userId, userId), sql`not ${movements.files} <@ array(${waiting})`)
}

/** The lines of movement files, which serve all months. */
export function movementsRepository(database: Database) {
  const isOf = (userId: string, marketplace: ClosingMarketplace) =>
    and(isCounted(userId), eq(movements.marketplace, marketplace))

  return {
    /** Stores a part of a file; undefined if it is said to be the last one and others are missing. */
    async store(userId: string, { of, ...part }: Part) {
      const answer = await storePart(database, userId, part)
      if (of !== undefined && !(await completeFile(database, userId, answer.file, of))) return undefined
      for (const id of await tooLongWaiting(database, userId)) await this.remove(userId, id)
      return answer
    },

    /** Answers how many lines were removed with the file; undefined if there is no such file. */
    async remove(userId: string, id: number): Promise<number | undefined> {
      const removed = await database
        .delete(movementFiles)
        .where(and(eq(movementFiles.userId, userId), eq(movementFiles.id, id)))
        .returning({ id: movementFiles.id })
      if (removed.length === 0) return undefined
      await database.execute(sql`
        update movements set files = array_remove(files, ${id}::integer)
        where user_id = ${userId} and ${id}::integer = any(files)`)
      const { rows } = await database.execute(
        sql`delete from movements where user_id = ${userId} and files = '{}' returning 1`,
      )
      return rows.length
    },

    async files(userId: string, marketplace: ClosingMarketplace): Promise<StoredMovementFile[]> {
      const isOf = and(eq(movementFiles.userId, userId), eq(movementFiles.marketplace, marketplace), isWhole)
      return database.select(file).from(movementFiles).where(isOf).orderBy(desc(movementFiles.id))
    },

    allFiles: (userId: string) =>
      database
        .select({ ...file, marketplace: movementFiles.marketplace })
        .from(movementFiles)
        .where(and(eq(movementFiles.userId, userId), isWhole))
        .orderBy(asc(movementFiles.id)),

    /** All lines of an account, page by page. */
    pages: (userId: string) => pagesOf(database, userId),

    ofOrder: (userId: string, marketplace: ClosingMarketplace, orderId: string) =>
      linesOf(database, and(isOf(userId, marketplace), eq(movements.orderId, orderId)), mostMovementsShown),

    ofMonth: (userId: string, marketplace: ClosingMarketplace, month: string) =>
      monthOf(database, and(isOf(userId, marketplace), eq(movements.month, month))),

    /** By day, page by page, at most `mostMovementsWritten`. */
    linesOfMonth: (userId: string, marketplace: ClosingMarketplace, month: string) =>
      orderedPages(database, and(isOf(userId, marketplace), eq(movements.month, month)), {
        order: sql`${movements.day}, ${movements.lineId}`,
        most: mostMovementsWritten,
      }),

    ofYear: (userId: string, year: string) => sumsOfYear(database, userId, year),

    count: (userId: string) => database.$count(movements, eq(movements.userId, userId)),
    countFiles: (userId: string) =>
      database.$count(movementFiles, and(eq(movementFiles.userId, userId), isWhole)),
  }
}

function pagesOf(database: Database, userId: string): AsyncGenerator<(Movement & Key)[]> {
  return inPages(rowsOfPage, async (last?: Movement & Key) => {
    const key = sql`(${movements.marketplace}, ${movements.lineId})`
    const isLater = last && sql`${key} > (${last.marketplace}, ${last.id})`
    const found = await database
      .select({ marketplace: movements.marketplace, ...line })
      .from(movements)
      .where(and(isCounted(userId), isLater))
      .orderBy(movements.marketplace, movements.lineId)
      .limit(rowsOfPage)
    return found.map(asMovement) as (Movement & Key)[]
  })
}

/** The sums of a year ('YYYY') month by month. All together would keep the database from others for seconds. */
async function* sumsOfYear(
  database: Database,
  userId: string,
  year: string,
): AsyncGenerator<YearMovementSum[]> {
  // Named, so that the index by month is used.
  const ofAll = and(isCounted(userId), inArray(movements.marketplace, closingMarketplaceIds))
  const { marketplace, month, source, kind } = movements
  for (let number = 1; number <= 12; number += 1) {
    yield await database
      .select({ marketplace, month, source, kind, ...sums })
      .from(movements)
      .where(and(ofAll, eq(month, `${year}-${String(number).padStart(2, '0')}`)))
      .groupBy(marketplace, month, source, kind)
      .orderBy(marketplace, source, kind)
  }
}

/** The lines by day, at most `most`. */
async function linesOf(
  database: Database,
  wanted: ReturnType<typeof and>,
  most: number,
): Promise<Movement[]> {
  const found = await database
    .select(line)
    .from(movements)
    .where(wanted)
    .orderBy(asc(movements.day), asc(movements.lineId))
    .limit(most)
  return found.map(asMovement)
}

/** The first lines in an order, page by page. First their ids are put in order, which alone takes little. */
async function* orderedPages(
  database: Database,
  wanted: ReturnType<typeof and>,
  { order, most }: { order: SQL; most: number },
): AsyncGenerator<Movement[]> {
  const { rows } = await database.execute<{ ids: string[] }>(sql`
    select coalesce(json_agg(line_id), '[]') as ids from (
      select line_id from movements where ${wanted} order by ${order} limit ${most}) as ordered`)
  const ids = rows[0]?.ids ?? []
  for (let start = 0; start < ids.length; start += rowsOfPage) {
    const some = ids.slice(start, start + rowsOfPage)
    const found = await database
      .select(line)
      .from(movements)
      .where(and(wanted, sql`${movements.lineId} = any(${sql.param(some)}::text[])`))
    const byId = new Map(found.map((one) => [one.id, asMovement(one)]))
    yield some.flatMap((id) => byId.get(id) ?? [])
  }
}

async function monthOf(database: Database, isOfMonth: ReturnType<typeof and>) {
  const isOutside = and(isOfMonth, eq(movements.source, 'wallet'), isNull(movements.orderId))
  const outside = await linesOf(database, isOutside, mostMovementsShown)
  const isFreight = [eq(movements.source, 'wallet'), eq(movements.kind, 'freight')]
  const freight = orderedPages(database, and(isOfMonth, ...isFreight, isNotNull(movements.orderId)), {
    order: sql`${movements.orderId}, ${movements.day}, ${movements.lineId}`,
    most: mostMovements,
  })
  const returns = orderedPages(database, and(isOfMonth, eq(movements.source, 'returns')), {
    order: sql`${movements.until} asc nulls last, ${movements.lineId}`,
    most: mostMovements,
  })
  const ofKinds = await database
    .select({
      source: movements.source,
      kind: movements.kind,
      ofOrders: sql<boolean>`${movements.orderId} is not null`,
      ...sums,
    } satisfies Record<keyof MovementSum, unknown>)
    .from(movements)
    .where(isOfMonth)
    .groupBy(movements.source, movements.kind, sql`${movements.orderId} is not null`)
    .orderBy(movements.source, movements.kind)
  return { sums: ofKinds, outside, freight, returns }
}

function asMovement(stored: { [Name in keyof typeof line]: unknown }): Movement {
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => value !== null),
  ) as unknown as Movement
}
