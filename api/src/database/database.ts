import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/** What repositories query: the database, or an open transaction. */
export type Database = NodePgDatabase

/** The connection pool of a database. A transaction has none. */
export function poolOf(database: Database): Pool {
  return (database as Database & { $client: Pool }).$client
}
