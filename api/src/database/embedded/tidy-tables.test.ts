import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startWorker } from './start-embedded.ts'
import { tidyTables } from './tidy-tables.ts'

test('tables that changed much are counted, and the room of rows that are gone is given back', async () => {
  const { pool, close } = await startWorker({ kind: 'memory' }, () => {})
  onTestFinished(close)
  await pool.query('create table small (n int)')
  await pool.query('create table large as select n from generate_series(1, 1000) as n')
  await pool.query('update large set n = 1 where n > 500')
  onTestFinished(tidyTables(pool, 20))
  const known = async () =>
    (
      await pool.query(`
        select relname, reltuples, n_dead_tup::int as gone from pg_class join pg_stat_user_tables using (relname)
        where relname in ('small', 'large') order by relname`)
    ).rows
  while ((await known())[0].reltuples < 0) await setTimeout(20)
  expect(await known()).toEqual([
    { relname: 'large', reltuples: 1000, gone: 0 },
    { relname: 'small', reltuples: -1, gone: 0 },
  ])
})
