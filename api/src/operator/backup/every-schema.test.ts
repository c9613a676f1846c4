import fs from 'node:fs'
import os from 'node:os'
import { sessionHeaders } from '@vendaclara/testing/session'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { knownMigrations } from '../../database/migrate-database.ts'
import { closings } from '../../features/closing/closing.tables.ts'
import { foldAgain } from '../../features/closing/ledger/fold/fold-again.ts'
import { findings } from '../../features/closing/ledger/ledger.tables.ts'
import { openMailer } from '../../mail/mailers/open-mailer.ts'
import { asaasPayments } from '../../payments/payments.ts'
import { writeLines } from './backup-lines.ts'
import { restoreBackup } from './restore-backup.ts'

interface Copy {
  schema: string
  tables: Record<string, string[]>
}

/**
 * What each earlier version stored after the same seller's calls: sign-up, login, billing, a listing of each
 * marketplace, fee tables, a closing with its results and a mark, feedback, and a paid purchase by Pix. Older
 * versions had fewer of these calls.
 */
const copies = fs
  .readFileSync(new URL('../../../test/stored/every-schema.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Copy => JSON.parse(line))
const now = new Date('2026-11-23T12:00:00Z')

const rita = { email: 'rita@loja.com.br', password: 'uma senha bem boa' }

async function* linesOf({ schema, tables }: Copy) {
  const createdAt = now.toISOString()
  const start = { product: 'vendaclara', format: 1, createdAt, schema, tables: Object.keys(tables) } as const
  for await (const line of writeLines(start, async function* (table) {
    yield tables[table] ?? []
  })) {
    yield* line.split('\n').slice(0, -1)
  }
}

test('every earlier schema is among them, except two without a copy and one that came together with the next', () => {
  const earlier = knownMigrations().slice(0, -1)
  const kept = copies.map(({ schema }) => schema)
  expect(earlier.filter((schema) => !kept.includes(schema)).map((schema) => schema.slice(0, 4))).toEqual([
    '0009',
    '0016',
    '0041',
  ])
})

test.each(copies)('the data of $schema is opened by this version', async (copy) => {
  const { database, close } = await openTestDatabase({ bare: true })
  const { rows } = await restoreBackup(database, linesOf(copy))
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: os.tmpdir() })
  const payments = asaasPayments(
    { url: 'http://127.0.0.1:9', apiKey: 'none', webhookToken: 'none' },
    () => now,
  )
  const app = await buildApp({ config, database, mailer: openMailer(config), payments, clock: () => now })
  const login = await app.inject({ method: 'POST', url: '/api/user/login', payload: rita })
  const get = async (url: string) => {
    const headers = sessionHeaders(login.json().token)
    return (await app.inject({ url: `/api${url}`, headers })).json()
  }

  expect(await get('/user/config')).toMatchObject({ config: { monthlyBilling: 50000 } })
  expect(await get('/advertising')).toMatchObject({
    calculadoraShopee: [{ id: 'a1', title: 'Vaso de "barro"; 30%', productCost: 61.25 }],
    calculadoraMeli: [{ id: 'b1', title: 'Panela 💰', productCost: 30.1 }],
    calculadoraShein: [{ id: 'c1', productCost: 18.9 }],
  })
  const closings: { id: string; month: string }[] = await get('/analysis')
  const closing = closings.find(({ month }) => month === 'Março')
  expect(closing).toMatchObject({
    month: 'Março',
    year: 26,
    marketplace: 'shopee',
    figures: { quantity: 1, totalErrors: -10.01, differences: 1, unmatched: 1, lost: 1001 },
  })
  expect(await get(`/analysis/${closing?.id}`)).toMatchObject({
    requests: [{ 'ID do pedido': '260330AAA', 'Subtotal do produto': 100.1 }, {}, {}],
    errors: [{ Diferenca: -10.01, info: 'Possível problema em SUBTOTAL DO FRETE' }],
    unmatched: [
      { 'ID do pedido': '260330BBB', subtotal: 57.9, cupomVendedor: 1.3, statusPedido: 'A caminho' },
    ],
  })
  const marks = await get(`/analysis/${closing?.id}/orders`)
  expect(marks).toMatchObject(rows['public.closing_orders'] ? [{ state: 'contestado', recovered: 0 }] : [])
  if (rows['public.fee_settings']) {
    expect(await get('/advertising/fees')).toMatchObject({ chosen: { shopee: 'shopee-2026-03' } })
  }
  if (rows['public.payments']) {
    expect(await get('/subscription')).toMatchObject({ state: 'active' })
  }
  await app.close()
  await close()
})

test('what months came to before figures were kept is what the product writes of their files', async () => {
  const { database, close } = await openTestDatabase({ bare: true })
  const copy = copies.find(({ schema }) => schema.startsWith('0045'))
  if (!copy) throw new Error('no copy of 0045')
  await restoreBackup(database, linesOf(copy))
  const { id, figures } = closings
  const stored = async () => ({
    months: await database.select({ id, figures }).from(closings).orderBy(id),
    oldest: await database
      .select({ order: findings.orderId, closing: findings.closingId })
      .from(findings)
      .orderBy(findings.orderId),
  })
  const migrated = await stored()
  expect(migrated.months.filter((month) => month.figures)).toMatchObject([
    { figures: { hasOrders: true, hasResults: true, sums: { counts: { unpaid: 0 } } } },
  ])
  expect(migrated.oldest.length).toBeGreaterThan(0)
  await foldAgain(database, { info: () => undefined, error: (line: object) => expect(line).toBe(undefined) })
  expect(await stored()).toMatchObject(migrated)
  await close()
})
