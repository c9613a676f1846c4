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
import { movementFiles, movements } from './movement.tables.ts'

/** Reading and writing so many takes a few milliseconds. */
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
const line = {
  id: movements.lineId,
  source: movements.source,
  kind: movements.kind,
  month: movements.month,
  day: movements.day,
  orderId: movements.orderId,
  amount: movements.amount,
  fee: movements.fee,
  rest: movements.rest,
  compensation: movements.compensation,
  until: movements.until,
  state: movements.state,
  text: movements.text,
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

/** The lines of movement files, which serve all months. */
export function movementsRepository(database: Database) {
  const isOf = (userId: string, marketplace: ClosingMarketplace) =>
    and(eq(movements.userId, userId), eq(movements.marketplace, marketplace))

  return {
    store: (userId: string, body: Buffer) => storeFile(database, userId, body),

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
      const isTheirs = and(eq(movementFiles.userId, userId), eq(movementFiles.marketplace, marketplace))
      return database.select(file).from(movementFiles).where(isTheirs).orderBy(desc(movementFiles.id))
    },

    allFiles: (userId: string) =>
      database
        .select({ ...file, marketplace: movementFiles.marketplace })
        .from(movementFiles)
        .where(eq(movementFiles.userId, userId))
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
    countFiles: (userId: string) => database.$count(movementFiles, eq(movementFiles.userId, userId)),
  }
}

function pagesOf(database: Database, userId: string): AsyncGenerator<(Movement & Key)[]> {
  return inPages(rowsOfPage, async (last?: Movement & Key) => {
    const key = sql`(${movements.marketplace}, ${movements.lineId})`
    const isLater = last && sql`${key} > (${last.marketplace}, ${last.id})`
    const found = await database
      .select({ marketplace: movements.marketplace, ...line })
      .from(movements)
      .where(and(eq(movements.userId, userId), isLater))
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
  const ofAll = and(eq(movements.userId, userId), inArray(movements.marketplace, closingMarketplaceIds))
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
  return {
    sums: ofKinds,
    outside,
    freight,
    returns,
  }
}

/**
 * Stores the body of `putMovements` as it was sent; undefined if it has no line. Numbers are read as `numeric`, because
 * a whole number may be written as 1.0 or 1e3.
 */
async function storeFile(database: Database, userId: string, body: Buffer) {
  const { rows: files } = await database.execute<{ id: number; marketplace: string; dated: string }>(sql`
    with sent as (select * from json_to_record(${body}::json) as body(
      marketplace text, source text, name text, fingerprint text, lines json
    )), line as (
      select distinct on (id) id, day, month
      from sent, json_to_recordset(sent.lines) as line(id text, day date, month text)
    )
    insert into movement_files (user_id, marketplace, source, name, fingerprint, lines, first_day, last_day, months)
    select ${userId}::uuid, marketplace, source, name, fingerprint, (select count(*) from line),
      (select min(day) from line), (select max(day) from line),
      (select json_object_agg(month, count) from (select month, count(*) from line group by month order by month) as months)
    from sent where exists (select from line)
    on conflict (user_id, marketplace, source, fingerprint) do update set name = excluded.name
    returning id`)
  const [stored] = files
  if (!stored) return undefined
  const { rows } = await database.execute<{ added: string; lines: string }>(sql`
    with sent as (select * from json_to_record(${body}::json) as body(marketplace text, dated numeric, lines json)),
    stored as (
      insert into movements (
        user_id, marketplace, line_id, files, dated, source, kind, month, day, order_id, amount, fee, rest, compensation,
        until, state, text
      )
      select distinct on (id) ${userId}::uuid, marketplace, id, array[${stored.id}::integer], dated, source, kind, month, day,
        "orderId", amount, fee, rest, compensation, until, state, text
      from sent, json_to_recordset(sent.lines) as line(
        id text, source text, kind text, month text, day date, "orderId" text, amount numeric, fee numeric, rest numeric,
        compensation numeric, until date, state text, text text
      )
      order by id
      on conflict (user_id, marketplace, line_id) do update set
        files = array_remove(movements.files, ${stored.id}::integer) || excluded.files,
        dated = greatest(movements.dated, excluded.dated),
        ${sql.join(['kind', 'month', 'day', 'amount', 'fee', 'rest', 'compensation', 'until', 'state', 'text'].map(newest), sql`, `)}
      returning (xmax = 0) as added
    )
    select count(*) as lines, count(*) filter (where added) as added from stored`)
  const [lines, added] = [Number(rows[0]?.lines), Number(rows[0]?.added)]
  return { file: stored.id, added, known: lines - added }
}

/** If two files have a line, the file with the later date decides its content. */
function newest(column: string) {
  const name = sql.identifier(column)
  return sql`${name} = case when excluded.dated >= movements.dated then excluded.${name} else movements.${name} end`
}

function asMovement(stored: { [Name in keyof typeof line]: unknown }): Movement {
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => value !== null),
  ) as unknown as Movement
}
