import type { Pool } from 'pg'

/** How often tables are looked at, in milliseconds. */
const betweenLooks = 3000

/**
 * Does what autovacuum does in a PostgreSQL server, which the embedded database lacks: gives back the room of rows that are
 * gone, and counts what tables hold, from which the planner chooses. Answers how to stop it.
 */
export function tidyTables(pool: Pool, every = betweenLooks): () => void {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    // What fails here fails the sellers' own statements too, which report it; the next look tries again.
    await tidyChanged(pool).catch(() => {})
    isBusy = false
  }
  const timer = setInterval(look, every).unref()
  return () => clearInterval(timer)
}

/** One statement a table, so that requests that wait come between. The bounds are those of autovacuum. */
async function tidyChanged(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; verb: string }>(`
    select relid::regclass::text as name,
      case when n_dead_tup > 50 + 0.2 * n_live_tup then 'vacuum analyze' else 'analyze' end as verb
    from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`)
  for (const { name, verb } of rows) await pool.query(`${verb} ${name}`)
}
