import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { createJobs } from '../jobs/jobs.ts'
import { migrateDatabase } from './migrate-database.ts'

test('processes that start together bring a bare database up to date once', async () => {
  const { database, close } = await openTestDatabase({ bare: true })
  await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)])
  await migrateDatabase(database)
  const { rows } = await database.execute(
    sql`select count(*)::int as count, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations`,
  )
  expect(rows[0]?.count).toBeGreaterThan(0)
  expect(rows[0]?.count).toBe(rows[0]?.distinct)
  expect((await database.execute(sql`select * from users`)).rows).toEqual([])
  const problems: Error[] = []
  const jobs = Array.from({ length: 3 }, () => createJobs(database, (error) => problems.push(error)))
  await Promise.all(jobs.map((one) => one.start()))
  await Promise.all(jobs.map((one) => one.stop()))
  expect(problems).toEqual([])
  await close()
})

test('a database that a newer version has worked on is left alone, and the start says so', async () => {
  const { database, close } = await openTestDatabase()
  await database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  )
  await expect(migrateDatabase(database)).rejects.toThrow(/versão mais nova do produto/)
  await close()
})

test("the key of a table with a seller's rows begins with the account, so that accounts can be spread over servers", async () => {
  const { database, close } = await openTestDatabase()
  const { rows } = await database.execute<{ key: string }>(sql`
    select i.indexrelid::regclass::text as key from pg_index i
    join pg_attribute account on account.attrelid = i.indrelid and account.attname = 'user_id'
    where i.indisunique and i.indkey[0] <> account.attnum order by 1`)
  // Those by which a session, a link or a webhook is found.
  expect(rows.map(({ key }) => key)).toEqual([
    'one_time_tokens_pkey',
    'payers_gateway_id_unique',
    'sessions_id',
    'sessions_pkey',
    'subscriptions_gateway_id_unique',
    'subscriptions_id',
  ])
  await close()
})
