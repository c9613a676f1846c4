import { noCents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { migrateBefore } from '../../../test/stored/migrate-before.ts'
import type { Database } from '../../database/database.ts'
import { migrateDatabase } from '../../database/migrate-database.ts'
import { closingRepository } from './closing.repository.ts'
import { closingChangesRepository } from './closing-changes.repository.ts'
import { latePaymentsRepository } from './late/late-payments.repository.ts'
import { closingMarksRepository } from './marks/closing-marks.repository.ts'

async function someSeller(database: Database): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into users (name, email, password_hash, canal, phone, created_at)
    values ('Rita', 'rita@loja.com.br', 'x', 'web', '11987654321', now()) returning id`)
  return rows[0]?.id ?? ''
}

test('a closing that was stored with its figures in reais comes to the same in centavos', async () => {
  const { database, close } = await openTestDatabase({ bare: true })
  await migrateBefore(database, '0016_closing_centavos')
  const userId = await someSeller(database)
  const errors = JSON.stringify([{ 'ID do pedido': 'A', Diferenca: -12.34 }])
  await database.execute(sql`
    insert into closings (user_id, month, year, errors, quantity, total_errors, has_results, difference_count, lost)
    values (${userId}, 3, 26, ${errors}::json, 10, -12.34, true, 1, 1234),
      (${userId}, 4, 26, '[]', 1, 0.005, true, 0, 25000000000000000000)`)

  await migrateDatabase(database)
  const closings = closingRepository(database)
  const [march, april] = await closings.allWithFigures(userId)
  expect(march?.figures).toMatchObject({ matched: 10, totalDifference: -1234, differences: 1, lost: 1234 })
  expect(april?.figures).toMatchObject({ totalDifference: 1, lost: Number.MAX_SAFE_INTEGER })
  expect(String((await closings.one(userId, march?.id ?? ''))?.texts.errors)).toBe(errors)
  await close()
})

test('a mark that was stored without a subject is that of the order', async () => {
  const { database, close } = await openTestDatabase({ bare: true })
  await migrateBefore(database, '0040_mark_subjects')
  const [userId, march] = [await someSeller(database), crypto.randomUUID()]
  await database.execute(
    sql`insert into closings (id, user_id, month, year) values (${march}, ${userId}, 3, 26)`,
  )
  await database.execute(sql`
    insert into closing_orders (user_id, closing_id, order_id, version, state, note, recovered)
    values (${userId}, ${march}, 'A', 1, 'contestado', 'aberto', 0)`)

  await migrateDatabase(database)
  const marks = closingMarksRepository(database)
  const before = await marks.all(userId, march)
  expect(before).toEqual([
    { orderId: 'A', version: 1, state: 'contestado', note: 'aberto', recovered: 0, date: null },
  ])
  const freight = { orderId: 'A', subject: 'freight', version: 0, state: null, note: '' } as const
  await marks.replaceAll(userId, march, [{ ...freight, recovered: noCents, date: null }])
  expect(await marks.all(userId, march)).toMatchObject([{ ...freight, version: 1 }, ...before])
  await close()
})

test('marks and late payments that were stored without their account are still those of the closing, and go with it', async () => {
  const { database, close } = await openTestDatabase({ bare: true })
  await migrateBefore(database, '0030_account_keys')
  const [userId, other] = [await someSeller(database), crypto.randomUUID()]
  const [march, april] = [crypto.randomUUID(), crypto.randomUUID()]
  const noFreight = { freightPaidForSeller: 0, freightDiscount: 0, freightPaidByBuyer: 0 }
  const paid = JSON.stringify({ released: 5000, refunded: 0, ...noFreight })
  await database.execute(sql`
    insert into closings (id, user_id, month, year) values (${march}, ${userId}, 3, 26), (${april}, ${userId}, 4, 26)`)
  await database.execute(sql`
    insert into closing_orders (closing_id, order_id, version, state, note, recovered)
    values (${march}, 'A', 1, 'contestado', 'aberto', 0)`)
  await database.execute(sql`
    insert into late_payments (closing_id, order_id, paid_in, came) values (${march}, 'B', ${april}, ${paid}::json)`)

  await migrateDatabase(database)
  const marks = closingMarksRepository(database)
  expect(await marks.all(userId, march)).toMatchObject([{ orderId: 'A', note: 'aberto' }])
  expect(await marks.all(other, march)).toEqual([])
  const late = latePaymentsRepository(database)
  expect(await late.of(userId, march)).toMatchObject([{ orderId: 'B', month: 4 }])
  expect(await late.of(other, march)).toEqual([])
  await closingChangesRepository(database).remove(userId, april)
  expect(await late.of(userId, march)).toEqual([])
  await closingChangesRepository(database).remove(userId, march)
  expect(await marks.all(userId, march)).toEqual([])
  await close()
})
