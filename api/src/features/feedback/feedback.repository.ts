import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { feedback } from './feedback.tables.ts'

interface Feedback {
  stars: number
  comment: string
  givenAt: Date
}

export function feedbackRepository(database: Database) {
  return {
    async add(userId: string, given: Feedback): Promise<void> {
      await database.insert(feedback).values({ userId, ...given })
    },

    all(userId: string): Promise<Feedback[]> {
      const { stars, comment, givenAt } = feedback
      return database
        .select({ stars, comment, givenAt })
        .from(feedback)
        .where(eq(feedback.userId, userId))
        .orderBy(asc(givenAt))
    },

    async removeAll(userId: string): Promise<void> {
      await database.delete(feedback).where(eq(feedback.userId, userId))
    },

    count: (userId: string): Promise<number> => database.$count(feedback, eq(feedback.userId, userId)),

    async hasGiven(userId: string): Promise<boolean> {
      const found = await database
        .select({ id: feedback.id })
        .from(feedback)
        .where(eq(feedback.userId, userId))
        .limit(1)
      return found.length > 0
    },
  }
}
