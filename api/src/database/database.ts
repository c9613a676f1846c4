import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** What repositories ask: the database or an open transaction of it. */
export type Database = NodePgDatabase
