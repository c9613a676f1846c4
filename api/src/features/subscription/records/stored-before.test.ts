import { plans } from '@vendaclara/core/subscription'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/open-test-database.ts'
import { migrateBefore } from '../../../../test/stored/migrate-before.ts'
import { migrateDatabase } from '../../../database/migrate-database.ts'
import { agreedPrices } from './agreed-prices.ts'
import { subscriptionRepository } from './subscription.repository.ts'

const user = '00000000-0000-4000-8000-000000000001'

test('the prices agreed when each plan had a column of its own are those that are charged now', async () => {
  const { database, close } = await openTestDatabase({ bare: true })
  await migrateBefore(database, '0015_plan_prices')
  await database.execute(sql`
    insert into users (id, name, email, password_hash, canal, phone, created_at)
    values (${user}, 'Rita', 'rita@loja.com.br', '-', '', '', now())`)
  await database.execute(sql`
    insert into subscriptions (user_id, stage, cycle, billing_type, monthly_price, yearly_price, discount, asked_at)
    values (${user}, 'live', 'YEARLY', 'PIX', 1500, 9900, 50, '2026-11-20'), (${user}, 'ended', 'MONTHLY', 'PIX', 1990, 12990, 0, '2025-11-20')`)
  await migrateDatabase(database)
  const stored = await subscriptionRepository(database).all(user)
  expect(stored.map((one) => agreedPrices(one, plans))).toEqual([
    { YEARLY: 9900, MONTHLY: 1500 },
    { YEARLY: 12_990, MONTHLY: 1990 },
  ])
  await close()
})
