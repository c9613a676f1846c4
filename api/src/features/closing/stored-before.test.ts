import { readRows, wireDifference } from '@vendaclara/contract/closing'
import { noCents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { migrateBefore } from '../../../test/stored/migrate-before.ts'
import type { Database } from '../../database/database.ts'
import { migrateDatabase } from '../../database/migrate-database.ts'
import { closingRepository } from './closing.repository.ts'
import { closingMarksRepository } from './marks/closing-marks.repository.ts'
import { sentRepository } from './sent.repository.ts'

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
  expect(String((await sentRepository(database).sent(userId, march?.id ?? '', 'errors'))?.errors)).toBe(
    errors,
  )
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

test('marks that were stored without their account are still those of the closing, and go with it', async () => {
  const { database, close } = await openTestDatabase({ bare: true })
  await migrateBefore(database, '0030_account_keys')
  const [userId, march] = [await someSeller(database), crypto.randomUUID()]
  await database.execute(
    sql`insert into closings (id, user_id, month, year) values (${march}, ${userId}, 3, 26)`,
  )
  await database.execute(sql`
    insert into closing_orders (closing_id, order_id, version, state, note, recovered)
    values (${march}, 'A', 1, 'contestado', 'aberto', 0)`)

  await migrateDatabase(database)
  const marks = closingMarksRepository(database)
  expect(await marks.all(userId, march)).toMatchObject([{ orderId: 'A', note: 'aberto' }])
  expect(await marks.all(crypto.randomUUID(), march)).toEqual([])
  await closingRepository(database).remove(userId, march)
  expect(await marks.all(userId, march)).toEqual([])
  await close()
})

describe('a closing whose orders other months paid', () => {
  const noFreight = { freightPaidForSeller: 0, freightDiscount: 0, freightPaidByBuyer: 0 }
  const paid = (released: number, more: object = {}) => ({ released, refunded: 0, ...noFreight, ...more })
  const dayOf = (day: string, amount: number) => [{ day, amount }]
  const awaited = (orderId: string, subtotal: number) => ({
    'ID do pedido': orderId,
    'Data de criação do pedido': '2026-03-28 10:00',
    info: 'x',
    subtotal,
    taxaComissao: 0,
    taxaServico: 0,
    cupomVendedor: 0,
    statusPedido: 'Concluído',
    Extra: 'ç',
  })
  const differing = (orderId: string, amount: number, released: number) => ({
    'ID do pedido': orderId,
    Diferenca: amount,
    'Data de criação do pedido': '2026-03-10',
    info: 'x',
    expected: { subtotal: 10_000, commission: 0, serviceFee: 0, sellerCoupon: 0 },
    came: paid(released),
    reason: 'unexplained',
    payments: dayOf('2026-03-20', released),
    items: [],
  })
  const sums = {
    expected: 50_000,
    received: 41_000,
    refunded: 0,
    awaited: 17_000,
    otherOrders: 1,
    otherReceived: 5,
    counts: { unpaid: 0, paidLate: 2, cancelled: 3, returned: 4, refunded: 0 },
    explained: 700,
    rests: [
      { until: null, amount: 6000 },
      { until: '2026-04-30', amount: 40 },
    ],
  }

  async function withLate() {
    const { database, close } = await openTestDatabase({ bare: true })
    await migrateBefore(database, '0042_what_months_sent')
    const userId = await someSeller(database)
    const [march, april, may] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const unmatched = [awaited('FULL', 100), awaited('LESS', 50), awaited('OPEN', 20), awaited('THERE', 0.5)]
    const errors = [differing('REST', -60, 4000), differing('SAME', -5, 9500), differing('MADE', -40, 6000)]
    await database.execute(sql`
      insert into closings (id, user_id, month, year, errors, unmatched, quantity, total_difference, has_orders, has_results,
        difference_count, unmatched_count, lost, sums)
      values (${march}, ${userId}, 3, 26, ${JSON.stringify(errors)}::json, ${JSON.stringify(unmatched)}::json, 10, -10500, true,
        true, 3, 4, 10500, ${JSON.stringify(sums)}::json)`)
    await database.execute(sql`
      insert into closings (id, user_id, month, year) values (${april}, ${userId}, 4, 26), (${may}, ${userId}, 5, 26)`)
    const late = async (orderId: string, paidIn: string, amounts: object) =>
      database.execute(sql`
        insert into late_payments (user_id, closing_id, order_id, paid_in, came, payments, expected, received, refunded, unpaid,
          difference, explained, own_difference, own_explained, own_refunded, explained_together, rests)
        select ${userId}, ${march}, ${orderId}, ${paidIn}, came, payments, expected, received, 0, false, difference, explained,
          own_difference, 0, own_difference * 0, explained_together, rests
        from json_to_record(${JSON.stringify({ explained: 0, ...amounts })}::json) as sent(came json, payments json,
          expected bigint, received bigint, difference bigint, explained bigint, own_difference bigint,
          explained_together bigint, rests json)`)
    await late('FULL', april, {
      came: paid(10_000),
      payments: dayOf('2026-04-02', 10_000),
      expected: 10_000,
      received: 10_000,
      difference: 0,
    })
    const lessFreight = { came: paid(3000, { freightPaidForSeller: -150 }), expected: 5000 }
    await late('LESS', april, {
      ...lessFreight,
      payments: dayOf('2026-04-03', 2850),
      received: 2850,
      difference: -2150,
      explained: 2150,
      explained_together: 100,
    })
    await late('LESS', may, {
      came: paid(2000),
      payments: dayOf('2026-05-03', 2000),
      received: 2000,
      expected: 5000,
      difference: -3000,
      explained_together: 100,
    })
    const overlapping = dayOf('2026-04-03', 2850)
    await late('REST', april, {
      came: paid(6000),
      payments: dayOf('2026-04-20', 6000),
      expected: 10_000,
      received: 6000,
      difference: 0,
      own_difference: -6000,
      rests: { own: { until: null, amount: 6000 } },
    })
    await late('SAME', april, {
      came: paid(200),
      payments: overlapping,
      expected: 10_000,
      received: 200,
      difference: -300,
      own_difference: -500,
    })
    await late('SAME', may, {
      came: paid(200),
      payments: overlapping,
      expected: 10_000,
      received: 200,
      difference: -300,
      own_difference: -500,
    })
    await database.execute(sql`
      insert into repeated_orders (user_id, closing_id, order_id, paid_in, expected, loss)
      values (${userId}, ${march}, 'THERE', ${april}, 50, null),
        (${userId}, ${march}, 'MADE', ${april}, 0, '{"difference":-4000,"explained":0}'::json)`)
    return { database, close, userId, march }
  }

  test('opens with its figures as they were shown', async () => {
    const { database, close, userId, march } = await withLate()
    await migrateDatabase(database)
    const closing = await closingRepository(database).summary(userId, march)
    expect(closing?.figures).toMatchObject({
      isSent: true,
      matched: 12,
      differences: 3,
      unmatched: 1,
      totalDifference: -4450,
      lost: 4450,
      sums: {
        expected: 49_950,
        received: 62_050,
        awaited: 1950,
        refunded: 0,
        otherOrders: 1,
        otherReceived: 5,
        counts: sums.counts,
        explained: 4800,
        rests: [{ until: '2026-04-30', amount: 40 }],
      },
    })
    await close()
  })

  test('opens with its differences and unmatched orders as they were shown', async () => {
    const { database, close, userId, march } = await withLate()
    await migrateDatabase(database)
    const sent = await sentRepository(database).sent(userId, march, 'errors', 'unmatched')
    expect(JSON.parse(String(sent?.unmatched))).toEqual([awaited('OPEN', 20)])
    const errors = wireDifference.array().parse(JSON.parse(String(sent?.errors)))
    expect(errors.map((row) => [row['ID do pedido'], row.Diferenca, Object(row.came).released])).toEqual([
      ['SAME', -3, 9700],
      ['MADE', -40, 6000],
      ['LESS', -1.5, 5000],
    ])
    expect(errors[2]).toMatchObject({
      info: 'Possível problema em SUBTOTAL DO FRETE',
      expected: { subtotal: 5000 },
      payments: [...dayOf('2026-04-03', 2850), ...dayOf('2026-05-03', 2000)],
    })
    expect(readRows({ errors, unmatched: [] }, 'shopee').differences).toHaveLength(3)
    await close()
  })
})
