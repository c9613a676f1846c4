import fs from 'node:fs'
import { Writable } from 'node:stream'
import { noCents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { deliveryRepository as simulatedDeliveryRepository } from '../../../../simulator/src/store/delivery.repository.ts'
import { simulatorRepository } from '../../../../simulator/src/store/simulator.repository.ts'
import { openTestDatabase, testDatabaseUrl } from '../../../test/open-test-database.ts'
import { oneTimeTokenRepository } from '../../features/account/addresses/one-time-token.repository.ts'
import { attemptRepository } from '../../features/account/attempts/attempt.repository.ts'
import { secondFactorRepository } from '../../features/account/second-factor/second-factor.repository.ts'
import { securityEventRepository } from '../../features/account/security/security-event.repository.ts'
import { accessRecordRepository } from '../../features/account/sessions/access-record.repository.ts'
import { knownDeviceRepository } from '../../features/account/sessions/known-device.repository.ts'
import { sessionRepository } from '../../features/account/sessions/session.repository.ts'
import { userRepository } from '../../features/account/user.repository.ts'
import { closingRepository } from '../../features/closing/closing.repository.ts'
import { changeMonthFiles } from '../../features/closing/ledger/change-files.repository.ts'
import { dependentClosings } from '../../features/closing/ledger/dependents.repository.ts'
import { addLeftOut } from '../../features/closing/ledger/facts/add-rows.repository.ts'
import { insertFacts } from '../../features/closing/ledger/facts/fact-columns.repository.ts'
import { fileRowsRepository } from '../../features/closing/ledger/facts/file-rows.repository.ts'
import { givenFilesRepository } from '../../features/closing/ledger/facts/given-files.repository.ts'
import { ordersOfFiles } from '../../features/closing/ledger/facts/known-facts.repository.ts'
import { openFilesRepository } from '../../features/closing/ledger/facts/open-files.repository.ts'
import { otherPayments } from '../../features/closing/ledger/facts/other-payments.repository.ts'
import { paymentsWhere } from '../../features/closing/ledger/facts/stored-rows.repository.ts'
import { weightOfMonth } from '../../features/closing/ledger/facts/weight.repository.ts'
import { foldOrders } from '../../features/closing/ledger/fold/fold-orders.repository.ts'
import { writeFiguresOfFiles } from '../../features/closing/ledger/fold/month-figures.repository.ts'
import { oldestMonths } from '../../features/closing/ledger/fold/oldest-months.repository.ts'
import { fileDetails } from '../../features/closing/ledger/ledger.tables.ts'
import { monthView } from '../../features/closing/ledger/month-view.repository.ts'
import { soldBetween } from '../../features/closing/ledger/sold.repository.ts'
import { closingMarksRepository } from '../../features/closing/marks/closing-marks.repository.ts'
import { expectedMoney } from '../../features/closing/marks/expected-money.repository.ts'
import { openClaims } from '../../features/closing/marks/open-claims.repository.ts'
import { movementsRepository } from '../../features/closing/movements/movements.repository.ts'
import { tooLongWaiting } from '../../features/closing/movements/store-movements.repository.ts'
import { sentRepository } from '../../features/closing/sent.repository.ts'
import { feedbackRepository } from '../../features/feedback/feedback.repository.ts'
import { agreementRepository } from '../../features/legal/agreement.repository.ts'
import { feeSettingsRepository } from '../../features/pricing/fee-settings.repository.ts'
import { listingRepository } from '../../features/pricing/listing.repository.ts'
import { listingPriceRepository } from '../../features/pricing/listing-price.repository.ts'
import { changeRepository } from '../../features/products/change.repository.ts'
import { changePartRepository } from '../../features/products/change-part.repository.ts'
import { productRepository } from '../../features/products/product.repository.ts'
import { productSettingsRepository } from '../../features/products/product-settings.repository.ts'
import { purchaseRepository } from '../../features/products/purchase.repository.ts'
import { supplierItemRepository } from '../../features/products/supplier-item.repository.ts'
import { shopRepository } from '../../features/shop/shop.repository.ts'
import { couponRepository } from '../../features/subscription/coupons/coupon.repository.ts'
import { gatewayEventRepository } from '../../features/subscription/gateway/gateway-event.repository.ts'
import { payerRepository } from '../../features/subscription/purchase/payer.repository.ts'
import { openWorkRepository } from '../../features/subscription/records/open-work.repository.ts'
import { paymentRepository } from '../../features/subscription/records/payment.repository.ts'
import { subscriptionRepository } from '../../features/subscription/records/subscription.repository.ts'
import { visitRepository } from '../../features/visits/visit.repository.ts'
import { errorHandler } from '../../http/endpoint/error-handler.ts'
import { logging } from '../../http/logging.ts'
import { deliveryRepository } from '../../mail/delivery.repository.ts'
import { noticeRepository } from '../../mail/notice.repository.ts'
import { statusRepository } from '../../operator/status/status.repository.ts'
import type { Connected } from '../connect-database.ts'
import type { Database } from '../database.ts'

/** Represents any personal value: an order, a note, an address, the hash of a password. */
const secret = 'maria@example.com\n    at $argon2id$v=19$240901ABCDEFGH'
const now = new Date()
const id = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
const user = { name: secret, email: secret, passwordHash: secret, canal: '', phone: secret, createdAt: now }

const month = { userId: secret, closing: id, marketplace: 'shopee' } as const
const facts = { userId: id, file: 1, marketplace: 'shopee' } as const
const leftOut = { orderId: secret, why: 'cancelled', status: secret, product: secret } as const

/** A statement of every repository, by the name of its file, that contains the secret. */
const statements: Record<string, (database: Database) => Promise<unknown>> = {
  'access-record': (database) => accessRecordRepository(database).add({ userId: id, ip: secret, at: now }),
  agreement: (database) => agreementRepository(database).has(id, secret),
  'known-device': (database) => knownDeviceRepository(database).isKnown('a token', secret, now),
  'second-factor': (database) => secondFactorRepository(database).begin(id, secret, now),
  'security-event': (database) =>
    securityEventRepository(database).add({
      userId: id,
      kind: secret as 'login',
      outcome: 'ok',
      ip: secret,
      at: now,
    }),
  attempt: (database) => attemptRepository(database).forget(secret),
  'one-time-token': (database) => oneTimeTokenRepository(database).use(secret, 'confirm-email', now),
  status: (database) => statusRepository(database).database(now),
  session: (database) => sessionRepository(database).remove(secret),
  user: (database) => userRepository(database).add(user),
  closing: (database) => closingRepository(database).allWithFigures(secret),
  sent: (database) => sentRepository(database).sent(secret, id, 'errors'),
  'closing-marks': (database) =>
    closingMarksRepository(database).replaceAll(secret, id, [
      { orderId: secret, version: 0, state: null, note: secret, recovered: noCents, date: null },
    ]),
  product: (database) => productRepository(database).count(secret),
  purchase: (database) => purchaseRepository(database).counts(secret),
  'supplier-item': (database) => supplierItemRepository(database).pages(secret).next(),
  'product-settings': (database) => productSettingsRepository(database).of(secret),
  'change-part': (database) => changePartRepository(database).of(secret, secret),
  change: (database) => changeRepository(database).has(secret, id),
  sold: (database) => soldBetween(database, secret, { from: '2026-03-01', until: '2026-03-31' }),
  'given-files': (database) => givenFilesRepository(database).countRows(secret),
  'open-files': (database) =>
    openFilesRepository(database).growTo({ userId: secret, marketplace: 'shopee' }, 1, 1),
  'file-rows': (database) => fileRowsRepository(database).areWhole({ userId: secret, file: 1 }, 1),
  weight: (database) => weightOfMonth(database, { userId: secret, closing: id }),
  'add-rows': (database) => addLeftOut(database, facts, 0, [leftOut]),
  'change-files': (database) => changeMonthFiles(database, month, [1], []),
  dependents: (database) => dependentClosings(database, month),
  'fold-orders': (database) => foldOrders(database, month, [secret]),
  'known-facts': (database) => ordersOfFiles(database, month, [1]),
  'month-figures': (database) => writeFiguresOfFiles(database, secret, [id]),
  'oldest-months': (database) => oldestMonths(database, month, [secret]),
  'month-view': (database) => monthView(database, month),
  'other-payments': (database) => otherPayments(database, month, { file: 0, place: 0 }),
  'fact-columns': (database) =>
    insertFacts(database, { userId: secret, file: 1 }, fileDetails, [{ place: 0, detail: {} }]),
  'stored-rows': (database) => paymentsWhere(database, sql`number = ${secret}`),
  'open-claims': (database) => openClaims(database, secret, '2026-11-20'),
  'expected-money': (database) => expectedMoney(database, secret, '2026-11-20'),
  movements: (database) => movementsRepository(database).ofOrder(id, 'shopee', secret),
  'store-movements': (database) => tooLongWaiting(database, secret),
  feedback: (database) => feedbackRepository(database).add(id, { stars: 5, comment: secret, givenAt: now }),
  'fee-settings': (database) => feeSettingsRepository(database).of(secret),
  listing: (database) => listingRepository(database).removeAll(id, 'shein', [secret]),
  'listing-price': (database) => listingPriceRepository(database).of(id, 'shein', secret),
  shop: (database) => shopRepository(database).config(secret),
  coupon: (database) => couponRepository(database).good(secret, '2026-01-01'),
  'gateway-event': (database) => gatewayEventRepository(database).add(secret, now),
  'open-work': (database) => openWorkRepository(database).ofStage(secret as 'live'),
  notice: (database) => noticeRepository(database).add(id, secret, now),
  payer: (database) => payerRepository(database).put(id, secret),
  payment: (database) => paymentRepository(database).byId(secret, secret),
  subscription: (database) => subscriptionRepository(database).byGatewayId(secret),
  visit: (database) => visitRepository(database).count(secret, secret),
  delivery: (database) => deliveryRepository(database).of(secret),
  'simulated delivery': (database) => simulatedDeliveryRepository(database).queue({ secret }, now),
  'simulated simulator': (database) => simulatorRepository(database).get('customer', secret),
}

let empty: Connected
let whole: Connected
beforeAll(async () => {
  ;[empty, whole] = await Promise.all([openTestDatabase({ bare: true }), openTestDatabase()])
})
afterAll(() => Promise.all([empty.close(), whole.close()]))

/** The log after a request whose handler fails with the error of `work`, and the answer. */
async function logOf(work: () => Promise<unknown>) {
  const lines: string[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line))
      done()
    },
  })
  const app = Fastify({ logger: { ...logging('trace', () => false), stream } })
  app.setErrorHandler(errorHandler)
  app.get('/*', work)
  const { statusCode } = await app.inject(`/${'x'.repeat(5000)}?token=${secret}`)
  await app.close()
  return { log: lines.join(''), longest: Math.max(...lines.map((line) => line.length)), statusCode }
}

describe('the log of a failed statement', () => {
  test('is looked at for every repository', () => {
    const namesIn = (folder: string) =>
      fs
        .readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
        .flatMap((file) => /([\w-]+)\.repository\.ts$/.exec(file)?.[1] ?? [])
    const simulated = namesIn('../../../../simulator/src').map((name) => `simulated ${name}`)
    expect(Object.keys(statements).toSorted()).toEqual([...namesIn('../..'), ...simulated].toSorted())
  })

  test.each(Object.entries(statements))('of %s tells its code and no value', async (_name, statement) => {
    const { log, longest, statusCode } = await logOf(() => statement(empty.database))
    expect(statusCode).toBe(500)
    expect(log).toMatch(/"code":"(42P01|3F000|22P02)"/)
    for (const part of secret.split('\n')) expect(log).not.toContain(part.trim())
    expect(longest).toBeLessThan(8000)
  })

  test('names the constraint of a value that is taken', async () => {
    const users = userRepository(whole.database)
    const other = await users.add({ ...user, email: 'joana@example.com' })
    await users.add(user)
    const { log } = await logOf(() => users.change(other?.id ?? '', { email: secret }))
    expect(log).toContain('"constraint":"users_email_unique"')
    expect(log).not.toContain('maria@')
  })

  test('names no value of a row that is not whole', async () => {
    const users = userRepository(whole.database)
    const { log } = await logOf(() => users.add({ ...user, canal: null as unknown as string }))
    expect(log).toContain('"code":"23502"')
    expect(log).not.toContain('argon2')
  })
})

const raised = (code: string) =>
  logOf(() =>
    empty.database.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)),
  )

test.each([
  '08006',
  '25006',
  '53100',
  '53200',
  '53300',
  '53400',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58000',
  '58030',
  '58P01',
])('a server that cannot be used now (%s) is out of reach, no defect', async (code) => {
  const { statusCode, log } = await raised(code)
  expect(statusCode).toBe(503)
  expect(log).toMatch(new RegExp(`"code":"${code}".*"msg":"the database is out of reach"`))
})

test.each(['40001', '40P01', '55P03'])(
  'a transaction that met another one (%s) may be sent again, and is no outage',
  async (code) => {
    const { statusCode, log } = await raised(code)
    expect(statusCode).toBe(503)
    expect(log).toMatch(
      new RegExp(`"code":"${code}".*"msg":"the database undid a transaction for another one"`),
    )
  },
)

test.each(['23505', '42501', 'XX000', 'XX001'])(
  'any other refusal of a server (%s) is a defect',
  async (code) => {
    const { statusCode, log } = await raised(code)
    expect(statusCode).toBe(500)
    expect(log).toMatch(new RegExp(`"code":"${code}".*"msg":"unexpected error"`))
  },
)

test('a local server whose socket is missing is out of reach, no defect', async () => {
  const pool = new pg.Pool({ host: '/nowhere/at-all' })
  const { statusCode } = await logOf(() => drizzle(pool).execute(sql`select 1`))
  expect(statusCode).toBe(503)
})

test.runIf(inject('prepared').kind !== 'dump')(
  'a server that ends a connection for any reason is out of reach, no defect',
  async () => {
    const missing = new URL((await testDatabaseUrl()) ?? '')
    missing.pathname = '/missing'
    const pool = new pg.Pool({ connectionString: missing.href })
    const { statusCode, log } = await logOf(() => drizzle(pool).execute(sql`select 1`))
    await pool.end()
    expect(statusCode).toBe(503)
    expect(log).toContain('"code":"3D000"')
  },
)

test('a line of the log is short, also for a long failure', async () => {
  const long = 'ç'.repeat(1_000_000)
  const { longest } = await logOf(async () => {
    throw new Error(long, { cause: new Error(long, { cause: { message: long, stack: long, query: long } }) })
  })
  expect(longest).toBeLessThan(20_000)
})
