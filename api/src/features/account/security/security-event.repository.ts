import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { securityEvents } from './security-event.tables.ts'

const mostOfAccount = 200

type StoredEvent = typeof securityEvents.$inferSelect

export function securityEventRepository(database: Database) {
  return {
    /** Adds an event if the account still exists, and deletes the account's oldest ones beyond the limit. */
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
      // Two transactions that delete the same rows could deadlock, so each skips the rows that the other has locked.
      const free = database
        .select({ id: securityEvents.id })
        .from(securityEvents)
        .where(inArray(securityEvents.id, surplus))
        .for('update', { skipLocked: true })
      await database
        .delete(securityEvents)
        .where(and(eq(securityEvents.userId, userId), inArray(securityEvents.id, free)))
    },

    /** The latest events of an account, newest first. */
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
