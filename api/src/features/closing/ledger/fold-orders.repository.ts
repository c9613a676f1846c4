import { setImmediate } from 'node:timers/promises'
import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  closingOf,
  contestUntil,
  type Income,
  type KnownBeside,
  type KnownNames,
  type LeftOutOrder,
  lossOf,
  type Order,
  type OrderOutcome,
  reconcileOrder,
  usualDaysOf,
} from '@vendaclara/core/closing'
import { type Cents, noCents } from '@vendaclara/core/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { anyFile, anyOf, factsOf, type Owner } from './facts/known-facts.repository.ts'

/** Orders are folded this many at a time, with a pause in which other requests are served. */
const ordersAtOnce = 2000

/**
 * Writes what became of all orders of these months from the facts that are known now, by what is usual in each month. An
 * order that two months name is of the older one. Of `changed`, those that no month names any more lose their finding.
 */
export async function foldMonths(
  database: Database,
  owner: Owner,
  months: readonly string[],
  changed: readonly string[],
): Promise<void> {
  const gone = new Set(changed)
  for (const month of months) {
    const named = await ordersOf(database, owner, month)
    for (const { id } of named) gone.delete(id)
    await foldMonth(database, owner, named)
  }
  if (gone.size === 0) return
  await database.execute(sql`
    delete from findings
    where user_id = ${owner.userId} and marketplace = ${owner.marketplace} and order_id = ${anyOf([...gone])}`)
}

interface Named {
  readonly id: string
  /** Whether no older month names it. */
  readonly isOwn: boolean
}

async function ordersOf(
  database: Database,
  { userId, marketplace }: Owner,
  month: string,
): Promise<readonly Named[]> {
  const { rows: files } = await database.execute<{ id: string; isOfMonth: boolean }>(sql`
    select distinct file_id as id, one.id = ${month} as "isOfMonth"
    from closings one join closings month on month.user_id = one.user_id and month.id = ${month}
      join closing_files on closing_files.user_id = one.user_id and closing_id = one.id
    where one.user_id = ${userId}
      and (one.year, one.month, one.sequence) <= (month.year, month.month, month.sequence)`)
  const [ofMonth, older] = [true, false].map((isOfMonth) =>
    files.flatMap((file) => (file.isOfMonth === isOfMonth ? Number(file.id) : [])),
  )
  const named = await ordersIn(ofMonth, sql`true`)
  const ofOlder = new Set(await ordersIn(older, sql`order_id = ${anyOf(named)}`))
  return named.map((id) => ({ id, isOwn: !ofOlder.has(id) }))

  async function ordersIn(given: readonly number[] = [], condition: SQL): Promise<readonly string[]> {
    if (given.length === 0) return []
    const { rows } = await database.execute<{ id: string }>(sql`
      select distinct order_id as id from orders
      where user_id = ${userId} and marketplace = ${marketplace} and file_id = ${anyFile(given)} and ${condition}`)
    return rows.map(({ id }) => id)
  }
}

async function foldMonth(database: Database, owner: Owner, named: readonly Named[]): Promise<void> {
  const facts = await factsOf(
    database,
    owner,
    named.map(({ id }) => id),
  )
  const { orders, leftOut, income, beside } = facts
  const paid = new Map(income.map((one) => [one.orderId, one]))
  const paidOrders = orders.map(({ orderId }) => paid.get(orderId))
  const known = { usualDays: usualDaysOf(orders, paidOrders), beside }
  const own = new Set(named.flatMap(({ id, isOwn }) => (isOwn ? id : [])))
  const found = new Map<string, Finding>()
  for (const [place, order] of orders.entries()) {
    if (place % ordersAtOnce === 0) await setImmediate()
    if (!own.has(order.orderId)) continue
    found.set(order.orderId, findingOf(owner, order, paidOrders[place], known))
  }
  for (const order of leftOut) {
    if (own.has(order.orderId))
      found.set(order.orderId, leftOutFinding(owner, order, paid.get(order.orderId)))
  }
  await database.execute(sql`
    insert into findings (user_id, marketplace, order_id, ${sql.raw(names)})
    select ${owner.userId}::uuid, ${owner.marketplace}, order_id, ${sql.raw(names)}
    from json_to_recordset(${JSON.stringify([...found.values()])}::json) as found(order_id text, ${sql.raw(columns)})
    on conflict (user_id, marketplace, order_id) do update set (${sql.raw(names)}) = row (${sql.raw(excluded)})
    where (${sql.raw(stored)}) is distinct from (${sql.raw(excluded)})`)
}

const columns =
  'state text, reason text, expected bigint, received bigint, refunded bigint, difference bigint, explained bigint, rest bigint, rest_until date, contestable bigint, contest_until date, contest_is_exact boolean, due_on date'
const namesOf = (table: string) =>
  columns
    .split(', ')
    .map((column) => `${table}${column.split(' ')[0]}`)
    .join(', ')
const [names, stored, excluded] = [namesOf(''), namesOf('findings.'), namesOf('excluded.')]

/** A row of the table, by its columns. */
interface Finding extends Amounts {
  readonly order_id: string
  readonly state: string
  readonly reason?: string | undefined
  readonly rest_until?: CalendarDate | null
  readonly contest_until?: CalendarDate | undefined
  readonly contest_is_exact: boolean
  readonly due_on?: CalendarDate | undefined
}

type Amounts = Readonly<
  Record<'expected' | 'received' | 'refunded' | 'difference' | 'explained' | 'rest' | 'contestable', Cents>
>

const nothing: Amounts & Pick<Finding, 'contest_is_exact'> = {
  expected: noCents,
  received: noCents,
  refunded: noCents,
  difference: noCents,
  explained: noCents,
  rest: noCents,
  contestable: noCents,
  contest_is_exact: false,
}

function findingOf(
  { marketplace }: Owner,
  order: Order,
  paid: Income | undefined,
  known: KnownBeside,
): Finding {
  const entry = closingOf(marketplace)
  const outcome = reconcileOrder(entry, order, paid, known)
  const base = { ...nothing, order_id: order.orderId, state: stateOf(outcome) }
  switch (outcome.state) {
    case 'left-out':
      return base
    case 'unpaid':
      return base
    case 'unmatched':
    case 'owed':
      return { ...base, expected: outcome.expected, due_on: outcome.row.due?.on }
    case 'difference': {
      const { row, expected, received, refunded } = outcome
      const { contestable, rest, explained } = lossOf(entry, row)
      const until = contestUntil(entry, row)
      return {
        ...base,
        expected,
        received,
        refunded,
        difference: row.difference,
        reason: row.reason,
        contestable,
        explained,
        ...(rest && { rest: rest.amount, rest_until: rest.until }),
        ...(until && { contest_until: until.day, contest_is_exact: until.isExact }),
      }
    }
    default: {
      const { expected, received, refunded } = outcome
      return { ...base, expected, received, refunded }
    }
  }
}

/** Why an order is left out is its state. */
function stateOf(outcome: OrderOutcome<KnownNames>): string {
  return outcome.state === 'left-out' ? outcome.why : outcome.state
}

function leftOutFinding(
  { marketplace }: Owner,
  { orderId, why }: LeftOutOrder,
  paid: Income | undefined,
): Finding {
  const { rules } = closingOf(marketplace)
  const received = paid ? rules.receivedAmount(paid) : noCents
  const state = why === 'cancelled' ? 'cancelled' : why === 'refunded' ? 'returned' : 'left-out'
  return { ...nothing, order_id: orderId, state, received }
}
