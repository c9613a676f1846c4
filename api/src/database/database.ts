import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/** What repositories ask: the database or an open transaction of it. */
export type Database = NodePgDatabase

/** The pool a database asks, which drizzle keeps with it; a transaction has none. */
export function poolOf(database: Database): Pool {
  return (database as Database & { $client: Pool }).$client
}
