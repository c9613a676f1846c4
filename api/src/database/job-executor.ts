import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Database } from './database.ts'

/** What pg-boss asks its statements of: the database, or a transaction in which a job is added with what causes it. */
export function jobExecutor(database: Database): ReturnType<typeof fromDrizzle> {
  return fromDrizzle(database, sql)
}
