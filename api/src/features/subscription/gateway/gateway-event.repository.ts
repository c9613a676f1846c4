import { lt } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { gatewayEvents } from './gateway-event.tables.ts'

export function gatewayEventRepository(database: Database) {
  return {
    /** Returns whether this event has arrived for the first time. */
    async add(id: string, receivedAt: Date): Promise<boolean> {
      const added = await database
        .insert(gatewayEvents)
        .values({ id, receivedAt })
        .onConflictDoNothing()
        .returning({ id: gatewayEvents.id })
      return added.length > 0
    },

    async removeBefore(time: Date): Promise<void> {
      await database.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, time))
    },
  }
}
