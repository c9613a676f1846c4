import { mostCents } from '@vendaclara/contract/amounts'
import type { FileReceipt } from '@vendaclara/contract/closing'
import {
  type AwaitedRest,
  forbidsClaims,
  type MonthFigures,
  type MonthSums,
  type Regained,
  usualDays,
} from '@vendaclara/core/closing'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import { closings, type FiguresOfFiles } from '../../closing.tables.ts'
import { foldVersion } from './fold-orders.repository.ts'

/** A sum as an answer can say it. */
const bounded = (sum: SQL) => sql`greatest(least(${sum}, ${mostCents}), ${-mostCents})`
const sumWhere = (amount: SQL, condition = sql`true`) =>
  bounded(sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`)
const countWhere = (condition: SQL) => sql`count(*) filter (where ${condition})`
const isPaid = sql`state in ('difference', 'paid', 'paid-late', 'refunded')`
const isLeftOut = sql`state in ('left-out', 'cancelled', 'returned')`

/**
 * Writes what the files of these months come to, so that lists of months need not sum all orders again. To be called
 * once all findings are written.
 */
export async function writeFiguresOfFiles(
  database: Database,
  userId: string,
  months: readonly string[],
): Promise<void> {
  const { rows } = await database.execute<{ closing: string; figures: Summed }>(sql`
    with file as (
      select closing_id, file_id, slot, closing_files.user_id, marketplace
      from closing_files join given_files on given_files.user_id = closing_files.user_id and given_files.id = file_id
      where closing_files.user_id = ${userId} and closing_id = any(${sql.param([...months])}::uuid[]) and whole
    ), named as (
      select distinct closing_id, file.marketplace, order_id
      from file join orders on orders.user_id = file.user_id and orders.file_id = file.file_id
      where slot = 'orders'
    ), found as (
      select findings.*, named.closing_id as of_month, named.closing_id = findings.closing_id as is_first
      from named
        join findings on findings.user_id = ${userId} and findings.marketplace = named.marketplace
          and findings.order_id = named.order_id
    ), rests as (
      select of_month,
        json_agg(json_build_object('until', rest_until, 'amount', amount) order by rest_until nulls last) as rests,
        json_agg(json_build_object('until', rest_until, 'amount', in_year) order by rest_until nulls last)
          filter (where in_year > 0) as in_year
      from (
        select of_month, rest_until, ${bounded(sql`sum(rest)`)} as amount, ${sumWhere(sql`rest`, sql`is_first`)} as in_year
        from found where rest > 0 group by of_month, rest_until
      ) as by_day group by of_month
    )
    select found.of_month as closing,
      json_build_object(
        'hasIncome', exists (select from file where file.closing_id = found.of_month and slot = 'income'),
        'paidAfter', json_agg(paid_after) filter (where paid_after is not null),
        'all', ${figuresWhere(sql`true`, sql`rests`)},
        'inYear', case when not bool_and(is_first) then ${figuresWhere(sql`is_first`, sql`in_year`)} end
      ) as figures
    from found group by found.of_month`)
  const known = new Map(rows.map(({ closing, figures }) => [closing, figures]))
  for (const id of months) {
    const summed = known.get(id)
    await database
      .update(closings)
      .set({
        figures: summed ? figuresOf(summed) : null,
        usualDays: summed ? usualDays(summed.paidAfter ?? []) : null,
        foldedBy: foldVersion,
      })
      .where(and(eq(closings.userId, userId), eq(closings.id, id)))
  }
}

/** What the findings of a month under a condition come to. */
const figuresWhere = (condition: SQL, rests: SQL) => {
  const counted = (state: SQL) => countWhere(sql`${condition} and ${state}`)
  const summed = (amount: SQL, state = sql`true`) => sumWhere(amount, sql`${condition} and ${state}`)
  return sql`json_build_object(
    'matched', ${counted(isPaid)},
    'totalDifference', ${summed(sql`difference`)},
    'differences', ${counted(sql`state = 'difference'`)},
    'unmatched', ${counted(sql`state in ('unmatched', 'unpaid', 'owed')`)},
    'lost', ${summed(sql`-difference`, sql`difference < 0`)},
    'sums', json_build_object(
      'expected', ${summed(sql`expected`, sql`(${isPaid} or state = 'unmatched')`)},
      'received', ${summed(sql`received`, isPaid)},
      'refunded', ${summed(sql`refunded`, isPaid)},
      'awaited', ${summed(sql`expected`, sql`state = 'unmatched'`)},
      'otherOrders', 0, 'otherReceived', 0, 'explained', ${summed(sql`explained`)},
      'counts', json_build_object(
        'unpaid', ${counted(sql`state = 'unpaid'`)},
        'paidLate', ${counted(sql`state = 'paid-late'`)},
        'refunded', ${counted(sql`state = 'refunded'`)},
        'cancelled', ${counted(sql`state = 'cancelled'`)},
        'returned', ${counted(sql`state = 'returned'`)}
      ),
      'owed', json_build_object('count', ${counted(sql`state = 'owed'`)}, 'amount', ${summed(sql`expected`, sql`state = 'owed'`)}),
      'leftOut', json_build_object(
        'count', ${counted(sql`${isLeftOut} and received <> 0`)}, 'amount', ${summed(sql`received`, isLeftOut)}
      ),
      'rests', (select rests.${rests} from rests where rests.of_month = found.of_month)
    )
  )`
}

/** What was got back of each month's orders, as far as it lowers what is missing; months without any are left out. */
export async function regainedOfFiles(
  database: Database,
  userId: string,
): Promise<ReadonlyMap<string, Regained>> {
  const { rows } = await database.execute<{ closing: string; regained: Regained }>(sql`
    with marked as materialized (
      select closing_id as closing, marketplace, order_id, recovered
      from closing_orders join closings on closings.user_id = closing_orders.user_id and closings.id = closing_id
      where closing_orders.user_id = ${userId} and subject = 'order' and state = 'recuperado' and recovered > 0
    )
    select closing, json_build_object(
      'less', ${sumWhere(sql`least(recovered, -difference)`, sql`difference < 0`)},
      'awaited', ${sumWhere(sql`least(recovered, expected)`, sql`state = 'unmatched' and expected > 0`)},
      'count', ${countWhere(sql`state = 'unmatched' and expected > 0 and recovered >= expected`)}
    ) as regained
    from marked join findings using (marketplace, order_id)
    where user_id = ${userId} and exists (
      select from orders join closing_files using (user_id, file_id)
      where orders.user_id = ${userId} and orders.marketplace = marked.marketplace
        and orders.order_id = marked.order_id and closing_files.closing_id = closing
    )
    group by closing`)
  return new Map(
    rows.flatMap(({ closing, regained }) =>
      regained.less + regained.awaited > 0 ? [[closing, regained] as const] : [],
    ),
  )
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

interface Summed {
  readonly hasIncome: boolean
  readonly paidAfter: readonly number[] | null
  readonly all: SummedMonth
  readonly inYear: SummedMonth | null
}

interface SummedMonth extends Omit<MonthFigures, 'sums'> {
  readonly sums: Omit<MonthSums, 'rests'> &
    Required<Pick<MonthSums, 'owed' | 'leftOut' | 'explained'>> & {
      readonly rests: readonly AwaitedRest[] | null
    }
}

function figuresOf({ hasIncome, all, inYear }: Summed): FiguresOfFiles {
  return {
    ...withoutEmpty(all),
    ...(inYear && { inYear: withoutEmpty(inYear) }),
    hasOrders: true,
    hasResults: hasIncome || all.matched > 0,
  }
}

function withoutEmpty({ sums: all, ...counted }: SummedMonth): MonthFigures & { readonly sums: MonthSums } {
  const { owed, leftOut, explained, rests, ...sums } = all
  return {
    ...counted,
    sums: {
      ...sums,
      ...(owed.count > 0 && { owed }),
      ...(leftOut.count > 0 && { leftOut }),
      ...(explained > 0 && { explained }),
      ...(rests && { rests }),
    },
  }
}
