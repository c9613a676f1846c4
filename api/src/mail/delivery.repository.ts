import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { mailDeliveries } from './delivery.tables.ts'

export function deliveryRepository(database: Database) {
  const isIt = (jobId: string) => eq(mailDeliveries.jobId, jobId)
  return {
    /** Undefined if no part of the mail was handed over yet. */
    async of(jobId: string): Promise<{ sentAt: Date | null } | undefined> {
      const [found] = await database
        .select({ sentAt: mailDeliveries.sentAt })
        .from(mailDeliveries)
        .where(isIt(jobId))
      return found
    },

    async recordHandover(jobId: string, now: Date): Promise<void> {
      await database.insert(mailDeliveries).values({ jobId, handedOverAt: now })
    },

    async sent(jobId: string, now: Date): Promise<void> {
      await database
        .insert(mailDeliveries)
        .values({ jobId, handedOverAt: now, sentAt: now })
        .onConflictDoUpdate({ target: mailDeliveries.jobId, set: { sentAt: now } })
    },

    async forget(jobId: string): Promise<void> {
      await database.delete(mailDeliveries).where(isIt(jobId))
    },

    async removeBefore(time: Date): Promise<void> {
      await database.delete(mailDeliveries).where(lt(mailDeliveries.handedOverAt, time))
    },
  }
}
