import type { LatePayment, putLatePayments } from '@vendaclara/contract/closing-late'
import { monthNames } from '@vendaclara/contract/month-names'
import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { closings, latePayments } from './closing.tables.ts'

type Payments = z.infer<NonNullable<typeof putLatePayments.body>>['payments']

export function latePaymentsRepository(database: Database) {
  return {
    /** What the income of other closings paid of this one. */
    async of(closingId: string): Promise<LatePayment[]> {
      const { orderId, released, expected, difference, findings } = latePayments
      const rows = await database
        .select({
          orderId,
          month: closings.month,
          year: closings.year,
          released,
          expected,
          difference,
          findings,
        })
        .from(latePayments)
        .innerJoin(closings, eq(closings.id, latePayments.paidIn))
        .where(eq(latePayments.closingId, closingId))
        .orderBy(asc(orderId))
      return rows.map(({ month, ...row }) => ({ ...row, month: nameOf(month) }))
    },

    /** As JSON: the unmatched orders of the seller's other closings, without those that a third one has paid. */
    async awaited(userId: string, id: string): Promise<string> {
      const { rows } = await database.execute<{ json: string }>(sql`
        select coalesce(json_agg(json_build_object(
          'closing', closings.id,
          'orderId', one->'ID do pedido',
          'createdAt', one->'Data de criação do pedido',
          'subtotal', one->'subtotal',
          'commission', one->'taxaComissao',
          'serviceFee', one->'taxaServico',
          'sellerCoupon', one->'cupomVendedor'
        ) order by closings.id, one->>'ID do pedido'), '[]')::text as json
        from closings, json_array_elements(unmatched) as one
        where user_id = ${userId} and closings.id <> ${id} and not exists (
          select 1 from late_payments
          where closing_id = closings.id and order_id = one->>'ID do pedido' and paid_in <> ${id}
        )`)
      return rows[0]?.json ?? '[]'
    },

    /** Replaces what the income of `paidIn` has paid of the seller's other closings; answers how many are kept. */
    replace: (userId: string, paidIn: string, payments: Payments): Promise<number> =>
      database.transaction(async (transaction) => {
        await transaction.delete(latePayments).where(eq(latePayments.paidIn, paidIn))
        const kept = await transaction.execute(sql`
          insert into late_payments (closing_id, order_id, paid_in, released, expected, difference, findings)
          select distinct on (closings.id, "orderId")
            closings.id, "orderId", ${paidIn}::uuid, released, expected, difference, findings
          from json_to_recordset(${JSON.stringify(payments)}::json) as payment(
            closing uuid, "orderId" text, released bigint, expected bigint, difference bigint, findings json
          )
          join closings on closings.id = payment.closing
          where closings.user_id = ${userId} and closings.id <> ${paidIn}
          on conflict (closing_id, order_id) do nothing
          returning order_id`)
        return kept.rows.length
      }),
  }
}

function nameOf(month: number): LatePayment['month'] {
  const name = monthNames[month - 1]
  if (!name) throw new Error(`month ${month} has no name`)
  return name
}
