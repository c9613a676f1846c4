import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Database } from './database.ts'

/**
 * Executes the statements of pg-boss: on the database, or in the transaction that adds a job together with its cause.
 * pg-boss recognises from the database's own message that another process was first; drizzle hides that message in
 * the error's cause.
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
