import { eq, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import type { Connected } from './connect-database.ts'

const counters = pgTable('counters', { id: integer().primaryKey(), value: integer().notNull() })
let connected: Connected
beforeAll(async () => {
  connected = await openTestDatabase()
  await connected.database.execute(sql`create table counters (id int primary key, value int not null)`)
})
beforeEach(async () => {
  await connected.database.delete(counters)
  await connected.database.insert(counters).values({ id: 1, value: 0 })
})
afterAll(() => connected.close())

const value = async () => (await connected.database.select().from(counters))[0]?.value

test('other queries do not see an open transaction', async () => {
  const { database } = connected
  const seen: unknown[] = []
  let asked: Promise<unknown> = Promise.resolve()
  await database.transaction(async (transaction) => {
    await transaction.update(counters).set({ value: 1 })
    asked = value().then((found) => seen.push(found))
    await new Promise((next) => setTimeout(next, 50))
    await transaction.update(counters).set({ value: 2 })
  })
  await asked
  expect(seen).toHaveLength(1)
  expect([0, 2]).toContain(seen[0])
})

test('a transaction that fails leaves nothing, and the next ones go on', async () => {
  const failing = connected.database.transaction(async (transaction) => {
    await transaction.update(counters).set({ value: 5 })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await value()).toBe(0)
  await expect(connected.database.execute(sql`select * from nothing`)).rejects.toThrow()
  expect(await value()).toBe(0)
})

test('many transactions at once neither lose an update nor wait for each other for ever', async () => {
  const { database } = connected
  await Promise.all(
    Array.from({ length: 30 }, () =>
      database.transaction(async (transaction) => {
        const [found] = await transaction.select().from(counters).where(eq(counters.id, 1)).for('update')
        await transaction.update(counters).set({ value: (found?.value ?? 0) + 1 })
      }),
    ),
  )
  expect(await value()).toBe(30)
})
