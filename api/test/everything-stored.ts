import { sql } from 'drizzle-orm'
import { connectDatabase } from '../src/database/connect-database.ts'

/** Every row of every table of a database, also the jobs' and the simulated gateway's, as text. */
export async function everythingStored(place: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<string> {
  const { database, close } = await connectDatabase(place, (error) => {
    throw error
  })
  const { rows: tables } = await database.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows } = await database.execute<{ text: string }>(sql`select t::text as text from ${table} t`)
    texts.push(...rows.map(({ text }) => `${schema}.${name}: ${text}`))
  }
  await close()
  return texts.join('\n')
}
