import { setImmediate } from 'node:timers/promises'
import { type CalendarDate, readDate } from '@vendaclara/core/calendar'
import {
  type BesideIncome,
  closingOf,
  contestUntil,
  daysUntilPaid,
  type Income,
  isClaimedWhenLate,
  type KnownNames,
  type LeftOutOrder,
  lossOf,
  type Order,
  type OrderOutcome,
  reconcileOrder,
} from '@vendaclara/core/closing'
import { type Cents, noCents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import { anyOf, factsOf, type Owner } from '../facts/known-facts.repository.ts'
import { oldestMonths } from './oldest-months.repository.ts'

/**
 * Counts the versions of what is written here. Months of an earlier one are folded again by themselves, so raise it with
 * each change of what a finding or a sum is.
 */
export const foldVersion = 1

/** Orders are folded this many at a time, with a pause in which other requests are served. */
const ordersAtOnce = 2000

/**
 * Writes what became of these orders from the facts that are known now. Those that no month names any more lose their
 * finding.
 */
export async function foldOrders(
  database: Database,
  owner: Owner,
  orderIds: readonly string[],
): Promise<void> {
  const { orders, leftOut, income, beside } = await factsOf(database, owner, orderIds)
  const paid = new Map(income.map((one) => [one.orderId, one]))
  const found: Found[] = []
  for (const [place, order] of orders.entries()) {
    if (place % ordersAtOnce === 0) await setImmediate()
    found.push(findingOf(owner, order, paid.get(order.orderId), beside))
  }
  for (const order of leftOut) found.push(leftOutFinding(owner, order, paid.get(order.orderId)))
  const monthOf = await oldestMonths(database, owner, orderIds)
  const rows = found.map((one): Finding => ({ ...one, closing_id: monthOf(one.order_id) }))
  await database.execute(sql`
    insert into findings (user_id, marketplace, order_id, ${sql.raw(names)})
    select ${owner.userId}::uuid, ${owner.marketplace}, order_id, ${sql.raw(names)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as found(order_id text, ${sql.raw(columns)})
    on conflict (user_id, marketplace, order_id) do update set (${sql.raw(names)}) = row (${sql.raw(excluded)})
    where (${sql.raw(stored)}) is distinct from (${sql.raw(excluded)})`)
  const known = new Set(found.map(({ order_id }) => order_id))
  const gone = orderIds.filter((id) => !known.has(id))
  if (gone.length === 0) return
  await database.execute(sql`
    delete from findings
    where user_id = ${owner.userId} and marketplace = ${owner.marketplace} and order_id = ${anyOf(gone)}`)
}

const columns =
  'closing_id uuid, state text, reason text, expected bigint, received bigint, refunded bigint, difference bigint, explained bigint, rest bigint, rest_until date, contestable bigint, contest_until date, contest_is_exact boolean, due_on date, made_on date, paid_after integer'
const namesOf = (table: string) =>
  columns
    .split(', ')
    .map((column) => `${table}${column.split(' ')[0]}`)
    .join(', ')
const [names, stored, excluded] = [namesOf(''), namesOf('findings.'), namesOf('excluded.')]

/** A row of the table, by its columns. */
interface Finding extends Found {
  readonly closing_id: string
}

interface Found extends Amounts {
  readonly order_id: string
  readonly state: string
  readonly reason?: string | undefined
  readonly rest_until?: CalendarDate | null
  readonly contest_until?: CalendarDate | undefined
  readonly contest_is_exact: boolean
  readonly due_on?: CalendarDate | undefined
  readonly made_on?: CalendarDate | null
  readonly paid_after?: number | null
}

type Amounts = Readonly<
  Record<'expected' | 'received' | 'refunded' | 'difference' | 'explained' | 'rest' | 'contestable', Cents>
>

const nothing: Amounts & Pick<Found, 'contest_is_exact'> = {
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
  beside: BesideIncome,
): Found {
  const entry = closingOf(marketplace)
  const outcome = reconcileOrder(entry, order, paid, { usualDays: null, beside })
  const paid_after = paid ? daysUntilPaid(order, paid) : null
  const base = { ...nothing, order_id: order.orderId, state: stateOf(outcome), paid_after }
  switch (outcome.state) {
    case 'left-out':
      return base
    case 'unpaid':
      return base
    case 'unmatched':
    case 'owed':
      return {
        ...base,
        expected: outcome.expected,
        ...(!isClaimedWhenLate(entry, outcome.row) && { reason: 'waits' }),
        ...(outcome.row.due ? { due_on: outcome.row.due.on } : { made_on: readDate(order.createdAt) }),
      }
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
): Found {
  const { rules } = closingOf(marketplace)
  const received = paid ? rules.receivedAmount(paid) : noCents
  const state = why === 'cancelled' ? 'cancelled' : why === 'refunded' ? 'returned' : 'left-out'
  return { ...nothing, order_id: orderId, state, received }
}
