import { mostCents } from '@vendaclara/contract/amounts'
import type { FileReceipt } from '@vendaclara/contract/closing'
import {
  type AwaitedRest,
  type ClosingFigures,
  forbidsClaims,
  type MonthSums,
  type Regained,
} from '@vendaclara/core/closing'
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
  readonly figures: Pick<
    ClosingFigures,
    'matched' | 'totalDifference' | 'differences' | 'unmatched' | 'lost'
  > & {
    readonly regained: Regained
    readonly sums: MonthSums & Required<Pick<MonthSums, 'owed' | 'leftOut' | 'explained'>>
  }
  readonly rests: readonly AwaitedRest[] | null
}

/** A sum as an answer can say it. */
const bounded = (sum: SQL) => sql`greatest(least(${sum}, ${mostCents}), ${-mostCents})`
const isPaid = sql`state in ('difference', 'paid', 'paid-late', 'refunded')`
const isLeftOut = sql`state in ('left-out', 'cancelled', 'returned')`

/** The figures of each month that has whole files, by its id; of one month if it is given. */
export async function ledgerFigures(
  database: Database,
  userId: string,
  closing?: string,
): Promise<ReadonlyMap<string, LedgerFigures>> {
  const isWanted = closing === undefined ? sql`true` : sql`closing_id = ${closing}`
  const sumWhere = (amount: SQL, condition = sql`true`) =>
    bounded(sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`)
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
        select closing_id, rest_until, ${bounded(sql`sum(rest)`)} as amount from found where rest > 0 group by closing_id, rest_until
      ) as by_day group by closing_id
    )
    select found.closing_id as closing,
      exists (select from file where file.closing_id = found.closing_id and slot = 'income') as "hasIncome",
      json_build_object(
        'matched', ${countWhere(isPaid)},
        'totalDifference', ${sumWhere(sql`difference`)},
        'differences', ${countWhere(sql`state = 'difference'`)},
        'unmatched', ${countWhere(sql`state in ('unmatched', 'unpaid', 'owed')`)},
        'lost', ${sumWhere(sql`-difference`, sql`difference < 0`)},
        'regained', json_build_object(
          'less', ${sumWhere(sql`least(recovered, -difference)`, sql`recovered > 0 and difference < 0`)},
          'awaited', ${sumWhere(sql`least(recovered, expected)`, sql`recovered > 0 and state = 'unmatched' and expected > 0`)}
        ),
        'sums', json_build_object(
          'expected', ${sumWhere(sql`expected`, sql`${isPaid} or state = 'unmatched'`)},
          'received', ${sumWhere(sql`received`, isPaid)},
          'refunded', ${sumWhere(sql`refunded`, isPaid)},
          'awaited', ${sumWhere(sql`expected`, sql`state = 'unmatched'`)},
          'otherOrders', 0, 'otherReceived', 0, 'explained', ${sumWhere(sql`explained`)},
          'counts', json_build_object(
            'unpaid', ${countWhere(sql`state = 'unpaid'`)},
            'paidLate', ${countWhere(sql`state = 'paid-late'`)},
            'refunded', ${countWhere(sql`state = 'refunded'`)},
            'cancelled', ${countWhere(sql`state = 'cancelled'`)},
            'returned', ${countWhere(sql`state = 'returned'`)}
          ),
          'owed', json_build_object(
            'count', ${countWhere(sql`state = 'owed'`)}, 'amount', ${sumWhere(sql`expected`, sql`state = 'owed'`)}
          ),
          'leftOut', json_build_object(
            'count', ${countWhere(sql`${isLeftOut} and received <> 0`)}, 'amount', ${sumWhere(sql`received`, isLeftOut)}
          )
        )
      ) as figures,
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

/** What there is none of is left out. */
function figuresOf({ hasIncome, figures, rests }: Summed): LedgerFigures {
  const { regained, sums: all, ...counted } = figures
  const { owed, leftOut, explained, ...sums } = all
  return {
    ...{ ...counted, hasOrders: true, hasResults: hasIncome || counted.matched > 0 },
    ...(regained.less + regained.awaited > 0 && { regained }),
    sums: {
      ...sums,
      ...(owed.count > 0 && { owed }),
      ...(leftOut.count > 0 && { leftOut }),
      ...(explained > 0 && { explained }),
      ...(rests && { rests }),
    },
  }
}
