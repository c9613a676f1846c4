import { summedCents } from '@vendaclara/contract/amounts'
import type { FileReceipt } from '@vendaclara/contract/closing'
import {
  type AwaitedRest,
  type ClosingFigures,
  forbidsClaims,
  type MonthSums,
} from '@vendaclara/core/closing'
import { type Cents, cents } from '@vendaclara/core/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'

/** The figures of a month that its orders' findings add up to. */
export type LedgerFigures = Pick<
  ClosingFigures,
  | 'hasOrders'
  | 'hasResults'
  | 'matched'
  | 'totalDifference'
  | 'differences'
  | 'unmatched'
  | 'lost'
  | 'regained'
> & { readonly sums: MonthSums }

interface Summed extends Record<string, unknown> {
  readonly closing: string
  readonly hasIncome: boolean
  readonly matched: string
  readonly differences: string
  readonly total: string
  readonly lost: string
  readonly unmatched: string
  readonly expected: string
  readonly received: string
  readonly refunded: string
  readonly awaited: string
  readonly unpaid: string
  readonly owed: string
  readonly owedAmount: string
  readonly leftOut: string
  readonly leftOutAmount: string
  readonly paidLate: string
  readonly refundedOrders: string
  readonly cancelled: string
  readonly returned: string
  readonly explained: string
  readonly rests: readonly AwaitedRest[] | null
  readonly regainedLess: string
  readonly regainedAwaited: string
}

const isPaid = sql`state in ('difference', 'paid', 'paid-late', 'refunded')`

/** The figures of each month that has whole files, by its id; of one month if it is given. */
export async function ledgerFigures(
  database: Database,
  userId: string,
  closing?: string,
): Promise<ReadonlyMap<string, LedgerFigures>> {
  const isWanted = closing === undefined ? sql`true` : sql`closing_id = ${closing}`
  const sumWhere = (amount: SQL, condition: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`
  const countWhere = (condition: SQL) => sql`count(*) filter (where ${condition})`
  const { rows } = await database.execute<Summed>(sql`
    with file as (
      select closing_id, file_id, slot, closing_files.user_id, marketplace
      from closing_files join given_files on given_files.user_id = closing_files.user_id and given_files.id = file_id
      where closing_files.user_id = ${userId} and whole and ${isWanted}
    ), named as (
      select distinct closing_id, file.marketplace, order_id
      from file join orders on orders.user_id = file.user_id and orders.file_id = file.file_id
      where slot = 'orders'
    ), found as (
      select closing_id, findings.* from named
      join findings on findings.user_id = ${userId} and findings.marketplace = named.marketplace
        and findings.order_id = named.order_id
    ), regained as (
      select closing_id, order_id, recovered from closing_orders
      where user_id = ${userId} and ${isWanted} and subject = 'order' and state = 'recuperado' and recovered > 0
    ), rests as (
      select closing_id, json_agg(json_build_object('until', rest_until, 'amount', amount) order by rest_until nulls last) as rests
      from (
        select closing_id, rest_until, sum(rest)::bigint as amount from found where rest > 0 group by closing_id, rest_until
      ) as by_day group by closing_id
    )
    select found.closing_id as closing,
      exists (select from file where file.closing_id = found.closing_id and slot = 'income') as "hasIncome",
      ${countWhere(isPaid)} as matched,
      ${countWhere(sql`state = 'difference'`)} as differences,
      sum(difference) as total,
      ${sumWhere(sql`-difference`, sql`difference < 0`)} as lost,
      ${countWhere(sql`state in ('unmatched', 'unpaid', 'owed')`)} as unmatched,
      ${sumWhere(sql`expected`, sql`${isPaid} or state = 'unmatched'`)} as expected,
      ${sumWhere(sql`received`, isPaid)} as received,
      ${sumWhere(sql`refunded`, isPaid)} as refunded,
      ${sumWhere(sql`expected`, sql`state = 'unmatched'`)} as awaited,
      ${countWhere(sql`state = 'unpaid'`)} as unpaid,
      ${countWhere(sql`state = 'owed'`)} as owed,
      ${sumWhere(sql`expected`, sql`state = 'owed'`)} as "owedAmount",
      ${countWhere(sql`state = 'left-out' and received <> 0 or state in ('cancelled', 'returned') and received <> 0`)} as "leftOut",
      ${sumWhere(sql`received`, sql`state in ('left-out', 'cancelled', 'returned')`)} as "leftOutAmount",
      ${countWhere(sql`state = 'paid-late'`)} as "paidLate",
      ${countWhere(sql`state = 'refunded'`)} as "refundedOrders",
      ${countWhere(sql`state = 'cancelled'`)} as cancelled,
      ${countWhere(sql`state = 'returned'`)} as returned,
      sum(explained) as explained,
      ${sumWhere(sql`least(recovered, -difference)`, sql`recovered > 0 and difference < 0`)} as "regainedLess",
      ${sumWhere(sql`least(recovered, expected)`, sql`recovered > 0 and state = 'unmatched' and expected > 0`)} as "regainedAwaited",
      (select rests from rests where rests.closing_id = found.closing_id) as rests
    from found left join regained using (closing_id, order_id) group by found.closing_id`)
  return new Map(rows.map((row) => [row.closing, figuresOf(row)]))
}

/** How many warnings forbid claims by each month's files; months without any are left out. */
export async function ledgerDoubts(database: Database, userId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute<{ closing: string; receipt: FileReceipt }>(sql`
    select closing_id as closing, receipt
    from closing_files join given_files on given_files.user_id = closing_files.user_id and given_files.id = file_id
    where closing_files.user_id = ${userId} and whole and receipt->'warnings' is not null`)
  const counts = new Map<string, number>()
  for (const { closing, receipt } of rows) {
    const doubtful = (receipt.warnings ?? []).filter((warning) => forbidsClaims(warning, receipt.orders))
    if (doubtful.length > 0) counts.set(closing, (counts.get(closing) ?? 0) + doubtful.length)
  }
  return counts
}

function figuresOf(row: Summed): LedgerFigures {
  const matched = Number(row.matched)
  const [explained, rests] = [amountOf(row.explained), row.rests ?? []]
  const regained = { less: amountOf(row.regainedLess), awaited: amountOf(row.regainedAwaited) }
  return {
    hasOrders: true,
    hasResults: row.hasIncome || matched > 0,
    ...{ matched, totalDifference: amountOf(row.total), lost: amountOf(row.lost) },
    ...{ differences: Number(row.differences), unmatched: Number(row.unmatched) },
    ...(regained.less + regained.awaited > 0 && { regained }),
    sums: {
      ...{ expected: amountOf(row.expected), received: amountOf(row.received) },
      ...{ refunded: amountOf(row.refunded), awaited: amountOf(row.awaited) },
      ...{ otherOrders: 0, otherReceived: cents(0) },
      counts: {
        ...{ unpaid: Number(row.unpaid), paidLate: Number(row.paidLate) },
        ...{ refunded: Number(row.refundedOrders) },
        ...{ cancelled: Number(row.cancelled), returned: Number(row.returned) },
      },
      ...(Number(row.owed) > 0 && { owed: { count: Number(row.owed), amount: amountOf(row.owedAmount) } }),
      ...(Number(row.leftOut) > 0 && {
        leftOut: { count: Number(row.leftOut), amount: amountOf(row.leftOutAmount) },
      }),
      ...(explained > 0 && { explained }),
      ...(rests.length > 0 && { rests }),
    },
  }
}

function amountOf(sum: string): Cents {
  return summedCents(Number(sum))
}
