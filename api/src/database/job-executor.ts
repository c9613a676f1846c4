import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Database } from './database.ts'

/**
 * What pg-boss asks its statements of: the database, or a transaction in which a job is added with what causes it. It reads in the
 * words of the database whether another process was first, which drizzle keeps as the cause of its own.
 */
export function jobExecutor(database: Database): ReturnType<typeof fromDrizzle> {
  const { executeSql } = fromDrizzle(database, sql)
  return {
    executeSql: (text, values) =>
      executeSql(text, values).catch((error: unknown) => {
        throw error instanceof Error ? (error.cause ?? error) : error
      }),
  }
}
