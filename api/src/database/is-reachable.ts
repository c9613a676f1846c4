import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Whether the database answers. */
export async function isReachable(database: Database): Promise<boolean> {
  try {
    await database.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
