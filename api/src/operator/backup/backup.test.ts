import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { newSeller } from '../../../test/sign-up.ts'
import type { Connected } from '../../database/connect-database.ts'
import type { Database } from '../../database/database.ts'
import { startWorker } from '../../database/embedded/start-embedded.ts'
import { migrateDatabase, migrateUpTo } from '../../database/migrate-database.ts'
import { readRows, settleTexts, tablesOf } from '../../database/table-rows.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { backupFeature } from './backup-feature.ts'
import { type Beginning, writeLines } from './backup-lines.ts'
import { makeBackup } from './make-backup.ts'
import { type Key, type Lock, unpack } from './packed-file.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

// A separate database, because the test counts everything stored.
const app = buildTestApp({})
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-backup-'))
const whole = path.join(folder, 'whole')
let count = 0
const newFile = () => path.join(folder, String(++count))
const now = new Date('2026-11-22T05:00:00Z')

/** Texts that careless quoting or escaping would damage. */
const hard = ['"', '\\', '\\N', '(a,"b")', '\n\r\t', '\u2028\u2029', '💰', "o'clock", '{}', ' ', '%s $1']

beforeAll(async () => {
  for (const name of hard) {
    const seller = await newSeller(app)
    const body = { id: `a ${name}`, title: name, productCost: 12.34 }
    await app.call('PUT', '/advertisingShein', { token: seller.token, body })
    const { id } = (
      await app.call('POST', '/analysis', { token: seller.token, body: { month: 'Março', year: 26 } })
    ).json()
    const requests = [{ 'ID do pedido': name, valor: 0.1 + 0.2, nada: null }]
    await app.call('PUT', `/analysis/${id}`, { token: seller.token, body: { requests, errors: [] } })
  }
  await makeBackup(app.database, now, { file: whole, lock: undefined })
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

async function withBare<Answer>(use: (database: Database) => Promise<Answer>): Promise<Answer> {
  const { database, close } = await openTestDatabase({ bare: true })
  return use(database).finally(close)
}

const contents = (database: Database): Promise<Record<string, string[]>> =>
  database.transaction(async (transaction) => {
    await settleTexts(transaction)
    const found: Record<string, string[]> = {}
    for (const table of await tablesOf(transaction)) {
      const rows: string[] = []
      for await (const some of readRows(transaction, table)) rows.push(...some)
      found[table] = rows.sort()
    }
    return found
  })

const restore = (database: Database, file: string, key?: Key) => restoreBackup(database, unpack(file, key))

/** Also creates hand-made backups with correct digests. */
async function* linesOf(beginning: Partial<Beginning>, rows: Record<string, string[]>) {
  const start = {
    product: 'vendaclara' as const,
    format: 1 as const,
    createdAt: now.toISOString(),
    schema: '',
    tables: Object.keys(rows),
    ...beginning,
  }
  for await (const line of writeLines(start, async function* (table) {
    yield rows[table] ?? []
  })) {
    yield* line.split('\n').slice(0, -1)
  }
}

test('what was stored comes back as it was, in any database, and numbers go on', async () => {
  const before = await contents(app.database)
  expect(before['public.closings']).toHaveLength(hard.length)
  await withBare(async (database) => {
    const { rows, createdAt } = await restore(database, whole)
    expect([rows['public.users'], createdAt]).toEqual([hard.length, now.toISOString()])
    expect(await contents(database)).toEqual(before)
    const { rows: users } = await database.execute<{ id: string }>(sql`select id from users limit 1`)
    await database.execute(sql`insert into closings (user_id, month, year) values (${users[0]?.id}, 4, 26)`)
    expect((await contents(database))['public.closings']).toHaveLength(hard.length + 1)

    const there = newFile()
    await makeBackup(database, now, { file: there, lock: undefined })
    const { pool, close } = await startWorker({ kind: 'memory' }, () => {})
    await restore(drizzle(pool), there)
    expect(await contents(drizzle(pool))).toEqual(await contents(database))
    const back = newFile()
    await makeBackup(drizzle(pool), now, { file: back, lock: undefined })
    expect((await checkBackup(unpack(back, undefined))).rows['public.closings']).toBe(hard.length + 1)
    await close()
    await withBare(async (server) => {
      await restore(server, back)
      expect(await contents(server)).toEqual(await contents(database))
    })
  })
})

test('a large account comes back whole, from either database', async () => {
  const email = 'loja.grande@example.com'
  const large = { rows: 33_000, marks: 2000 }
  const fill = async (database: Database) => {
    await database.execute(sql`insert into users (name, email, password_hash, canal, phone, created_at)
      values ('Loja grande', ${email}, '', 'google', '', now())`)
    await database.execute(sql`insert into closings (user_id, month, year, requests)
      select id, 3, 25, (select json_agg(json_build_object('ID do pedido', n, 'valor', n / 100.0, 'nota', md5(n::text)))
        from generate_series(1, ${large.rows}) n) from users where email = ${email}`)
    await database.execute(sql`insert into closing_orders (user_id, closing_id, order_id, version, note, recovered)
      select user_id, id, n, 1, 'é ' || n, n from closings, generate_series(1, ${large.marks}) n where year = 25`)
  }
  const found = async (database: Database) => {
    const { rows } =
      await database.execute(sql`select md5(requests::text) as requests, length(requests::text) as letters,
      (select md5(string_agg(m::text, '' order by m::text)) from closing_orders m where closing_id = c.id) as marks
      from closings c where year = 25`)
    return rows
  }
  await withBare(async (database) => {
    await migrateDatabase(database)
    await fill(database)
    const before = await found(database)
    expect(before).toMatchObject([{ letters: expect.toSatisfy((letters: number) => letters > 2_500_000) }])
    const file = newFile()
    const identity = await generateIdentity()
    await makeBackup(database, now, { file, lock: { recipient: await identityToRecipient(identity) } })
    const { pool, close } = await startWorker({ kind: 'memory' }, () => {})
    const { rows } = await restore(drizzle(pool), file, { identity })
    expect(rows).toMatchObject({ 'public.closings': 1, 'public.closing_orders': large.marks })
    expect(await found(drizzle(pool))).toEqual(before)
    const back = newFile()
    await makeBackup(drizzle(pool), now, { file: back, lock: undefined })
    await close()
    await withBare(async (server) => {
      await restore(server, back)
      expect(await found(server)).toEqual(before)
    })
  })
})

test('each night one is made, and as many stay as are kept', async () => {
  const nightly = path.join(folder, 'nightly')
  const config = { dataDir: folder, backup: { folder: nightly, keep: 2, lock: undefined } }
  const handlers: (() => Promise<void>)[] = []
  const jobs = { daily: (_name: string, _at: object, handler: () => Promise<void>) => handlers.push(handler) }
  let night = now
  const parts = { config, clock: () => night, log: Fastify().log, database: app.database }
  backupFeature({ ...parts, jobs: jobs as unknown as Jobs })
  for (const day of [22, 23, 24]) {
    night = new Date(`2026-11-${day}T05:00:00Z`)
    for (const handler of handlers) await handler()
  }
  expect(fs.readdirSync(nightly).sort()).toEqual([
    'vendaclara-20261123T050000Z.backup',
    'vendaclara-20261124T050000Z.backup',
  ])
})

test('a database with anything in it is left as it is', async () => {
  const before = await contents(app.database)
  await expect(restore(app.database, whole)).rejects.toThrow('Já há tabelas neste banco')
  expect(await contents(app.database)).toEqual(before)
})

describe('a copy that is encrypted', () => {
  const locks: [string, () => Promise<{ lock: Lock; key: Key; other: Key }>][] = [
    [
      'with a passphrase',
      async () => ({
        lock: { passphrase: 'uma senha bem comprida' },
        key: { passphrase: 'uma senha bem comprida' },
        other: { passphrase: 'outra senha bem comprida' },
      }),
    ],
    [
      'to a key',
      async () => {
        const identity = await generateIdentity()
        return {
          lock: { recipient: await identityToRecipient(identity) },
          key: { identity },
          other: { identity: await generateIdentity() },
        }
      },
    ],
  ]
  test.each(locks)(
    '%s opens with what belongs to it alone',
    async (_name, make) => {
      const { lock, key, other } = await make()
      const file = newFile()
      await makeBackup(app.database, now, { file, lock })
      expect(fs.readFileSync(file).includes('vendaclara')).toBe(false)
      const { rows } = await checkBackup(unpack(file, key))
      expect(rows['public.users']).toBe(hard.length)
      await expect(checkBackup(unpack(file, other))).rejects.toThrow('não abre a cópia')
      await expect(checkBackup(unpack(file, undefined))).rejects.toThrow('está cifrada')
    },
    60_000,
  )
})

test('a copy that is encrypted and cut is refused', async () => {
  const identity = await generateIdentity()
  const file = newFile()
  await makeBackup(app.database, now, { file, lock: { recipient: await identityToRecipient(identity) } })
  const bytes = fs.readFileSync(file)
  for (const less of [1, 20, Math.floor(bytes.length / 2)]) {
    fs.writeFileSync(file, bytes.subarray(0, bytes.length - less))
    await expect(checkBackup(unpack(file, { identity }))).rejects.toThrow(/não confere|não está inteira/)
  }
})

describe('a copy that is not what it was', () => {
  test('is refused, cut or changed at any place', async () => {
    const bytes = fs.readFileSync(whole)
    for (let part = 0; part < 20; part++) {
      const at = Math.floor((bytes.length * part) / 20)
      const cut = newFile()
      fs.writeFileSync(cut, bytes.subarray(0, at))
      await expect(checkBackup(unpack(cut, undefined)), `cut at ${at}`).rejects.toThrow(/cópia/)
      const changed = newFile()
      fs.writeFileSync(changed, bytes.with(at, ((bytes[at] ?? 0) + 1) % 256))
      await expect(checkBackup(unpack(changed, undefined)), `changed at ${at}`).rejects.toThrow(/cópia/)
    }
  })

  test('leaves the database bare when it ends in the middle', async () => {
    const lines: string[] = []
    for await (const line of unpack(whole, undefined)) lines.push(line)
    const some = async function* (texts: readonly string[]) {
      yield* texts
    }
    await withBare(async (database) => {
      for (const less of [1, 2, Math.floor(lines.length / 2)]) {
        await expect(restoreBackup(database, some(lines.slice(0, -less)))).rejects.toThrow('não está inteira')
        expect(await tablesOf(database)).toEqual([])
      }
      const other = lines.map((line) => line.replace('12.34', '12.35'))
      await expect(restoreBackup(database, some(other))).rejects.toThrow('não confere')
      await expect(restoreBackup(database, some([...lines, '1']))).rejects.toThrow('não confere')
      await expect(restoreBackup(database, some(['{}']))).rejects.toThrow('não é uma cópia da Vendaclara')
      expect(await tablesOf(database)).toEqual([])
      await restoreBackup(database, some(lines))
    })
  })

  test('is refused by its sums or by its table, and the refusal says nothing of its content', async () => {
    const lines: string[] = []
    for await (const line of unpack(whole, undefined)) lines.push(line)
    const first = JSON.parse(lines[0] ?? '') as Beginning
    const rows: Record<string, string[]> = {}
    let at = 1
    for (const table of first.tables) {
      const texts: string[] = []
      for (let value = JSON.parse(lines[at++] ?? ''); typeof value === 'string'; ) {
        texts.push(value)
        value = JSON.parse(lines[at++] ?? '')
      }
      rows[table] = texts
    }
    const users = rows['public.users'] ?? []
    const [one = '', ...others] = users
    const damages = [
      one.slice(0, -1),
      one.replace(',', ',,'),
      one.replace(/[0-9a-f]{8}-/, 'maria@example.com'),
      one.replace('(', '(x'),
      others[0] ?? '',
      'Maria da Silva',
      '',
    ]
    const some = async function* (texts: readonly string[]) {
      yield* texts
    }
    await withBare(async (database) => {
      for (const damaged of damages) {
        const changed = lines.map((line) => (line === JSON.stringify(one) ? JSON.stringify(damaged) : line))
        const withSums = linesOf(first, { ...rows, 'public.users': [damaged, ...others] })
        for (const [given, sentence] of [
          [some(changed), 'O conteúdo não confere com as somas'],
          [withSums, 'A tabela public.users da cópia não pôde ser gravada: o banco recusou'],
        ] as const) {
          const error: unknown = await restoreBackup(database, given).catch((reason) => reason)
          expect(inspect(error, { depth: 9 })).toContain(sentence)
          for (const word of ['maria', 'Maria', 'argon2', '@example', one.slice(1, 20)]) {
            expect(inspect(error, { depth: 9 })).not.toContain(word)
          }
          expect(await tablesOf(database)).toEqual([])
        }
      }
    })
  })

  test('of a newer version, or of other tables, is refused', async () => {
    await withBare(async (database) => {
      const newer = linesOf({ schema: '9999_future' }, {})
      const sentence = 'versão mais nova do produto (9999_future)'
      await expect(restoreBackup(database, newer)).rejects.toThrow(sentence)
      await expect(checkBackup(linesOf({ schema: '9999_future' }, {}))).rejects.toThrow(sentence)
      const others = linesOf({ schema: '0000_initial' }, { 'public.users': [] })
      await expect(restoreBackup(database, others)).rejects.toThrow('As tabelas da cópia não são')
      expect(await tablesOf(database)).toEqual([])
    })
  })
})

test('a copy of an older version is brought to this one', async () => {
  const old: Connected = await openTestDatabase({ bare: true })
  await migrateUpTo(old.database, '0004_fee_settings')
  await old.database.execute(
    sql`insert into users (name, email, password_hash, canal, phone, created_at) values ('Rita', 'rita@x.com', 'h', '', '', now())`,
  )
  const file = newFile()
  await makeBackup(old.database, now, { file, lock: undefined })
  await old.close()
  await withBare(async (database) => {
    expect((await restore(database, file)).schema).toBe('0004_fee_settings')
    expect(Object.keys(await contents(database))).toEqual(Object.keys(await contents(app.database)))
    const { rows } = await database.execute(sql`select name from users`)
    expect(rows).toEqual([{ name: 'Rita' }])
  })
})
