import { asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { simulatedDeliveries } from './simulator.tables.ts'

export interface Delivery {
  position: number
  body: Record<string, unknown>
  tries: number
}
export type DeliveryRepository = ReturnType<typeof deliveryRepository>

/** The webhooks waiting for delivery. */
export function deliveryRepository(database: NodePgDatabase) {
  return {
    async queue(body: Record<string, unknown>, nextAt: Date): Promise<void> {
      await database.insert(simulatedDeliveries).values({ body, nextAt })
    },

    /** The webhooks that are due, oldest first. */
    due(now: Date): Promise<Delivery[]> {
      const { position, body, tries, nextAt } = simulatedDeliveries
      return database
        .select({ position, body, tries })
        .from(simulatedDeliveries)
        .where(lte(nextAt, now))
        .orderBy(asc(nextAt), asc(position))
    },

    async nextDelivery(): Promise<Date | undefined> {
      const [found] = await database
        .select({ nextAt: simulatedDeliveries.nextAt })
        .from(simulatedDeliveries)
        .where(isNotNull(simulatedDeliveries.nextAt))
        .orderBy(asc(simulatedDeliveries.nextAt))
        .limit(1)
      return found?.nextAt ?? undefined
    },

    async postpone(position: number, tries: number, nextAt: Date | null): Promise<void> {
      await database
        .update(simulatedDeliveries)
        .set({ tries, nextAt })
        .where(eq(simulatedDeliveries.position, position))
    },

    async delivered(position: number): Promise<void> {
      await database.delete(simulatedDeliveries).where(eq(simulatedDeliveries.position, position))
    },
  }
}
