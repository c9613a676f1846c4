import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closingOrders } from './closing.tables.ts'

export function closingOrdersRepository(database: Database) {
  const columns = {
    orderId: closingOrders.orderId,
    version: closingOrders.version,
    state: closingOrders.state,
    note: closingOrders.note,
    recovered: closingOrders.recovered,
    date: closingOrders.date,
  }

  return {
    all: (closingId: string): Promise<ClosingOrder[]> =>
      database
        .select(columns)
        .from(closingOrders)
        .where(eq(closingOrders.closingId, closingId))
        .orderBy(asc(closingOrders.orderId)),

    /** Answers the new state, or undefined where the stored one is not of that version. */
    async replace(closingId: string, { version, ...order }: ClosingOrder): Promise<ClosingOrder | undefined> {
      const next = { ...order, version: version + 1 }
      const isIt = and(eq(closingOrders.closingId, closingId), eq(closingOrders.orderId, order.orderId))
      const [replaced] =
        version === 0
          ? await database
              .insert(closingOrders)
              .values({ closingId, ...next })
              .onConflictDoNothing()
              .returning(columns)
          : await database
              .update(closingOrders)
              .set(next)
              .where(and(isIt, eq(closingOrders.version, version)))
              .returning(columns)
      return replaced
    },
  }
}
