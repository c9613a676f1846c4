import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { securityEvents } from './security-event.tables.ts'

const mostOfAccount = 200

type StoredEvent = typeof securityEvents.$inferSelect

export function securityEventRepository(database: Database) {
  return {
    /** Adds an event, where the account is still there, and deletes its oldest beyond the limit. */
    async add({ userId, kind, outcome, ip, at }: Omit<StoredEvent, 'id'>): Promise<void> {
      await database.execute(
        sql`insert into security_events (user_id, kind, outcome, ip, at)
            select id, ${kind}, ${outcome}, ${ip}, ${at.toISOString()}::timestamptz from users where id = ${userId}`,
      )
      const surplus = database
        .select({ id: securityEvents.id })
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(desc(securityEvents.id))
        .offset(mostOfAccount)
      // Two that delete the same at once could wait for each other: what one has, the other leaves.
      const free = database
        .select({ id: securityEvents.id })
        .from(securityEvents)
        .where(inArray(securityEvents.id, surplus))
        .for('update', { skipLocked: true })
      await database
        .delete(securityEvents)
        .where(and(eq(securityEvents.userId, userId), inArray(securityEvents.id, free)))
    },

    /** Those of an account, last first. */
    latest(userId: string, most: number = mostOfAccount): Promise<StoredEvent[]> {
      return database
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(desc(securityEvents.id))
        .limit(most)
    },

    async removeBefore(time: Date): Promise<void> {
      await database.delete(securityEvents).where(lt(securityEvents.at, time))
    },
  }
}
