import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { Connected } from '../../database/connect-database.ts'
import { causeOf } from './cause-of.ts'

let connected: Connected
beforeAll(async () => {
  connected = await openTestDatabase()
})
afterAll(() => connected.close())

const secret = 'maria@example.com'
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test.each([
  ['25006', 'o banco só aceita leitura agora (25006).'],
  ['42501', 'o usuário do banco não tem a permissão que falta (42501).'],
  ['53100', 'o disco do banco está cheio (53100).'],
  ['57P03', 'o banco não responde (57P03). Tente de novo quando ele responder.'],
  ['22P02', 'o banco recusou o pedido (22P02).'],
])('a statement that failed with %s is told by its kind and no value', async (code, sentence) => {
  const raise = sql.raw(`do $$ begin raise exception '${secret}' using errcode = '${code}'; end $$`)
  expect(causeOf(await failureOf(connected.database.execute(raise)))).toBe(sentence)
})

test('a value that is taken is told by its table', async () => {
  const add = () =>
    connected.database.execute(
      sql`insert into coupons (code, discount, created_at) values (${secret}, 10, now())`,
    )
  await add()
  expect(causeOf(await failureOf(add()))).toBe('o banco recusou o pedido (23505, tabela coupons).')
})

test('what the system refuses is told by its place', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-cause-'))
  const file = path.join(folder, 'missing')
  expect(causeOf(await failureOf(fs.promises.readFile(file)))).toBe(`não existe (ENOENT): ${file}`)
  expect(causeOf(await failureOf(fs.promises.readFile(folder)))).toContain('é uma pasta (EISDIR)')
  fs.rmdirSync(folder)
})

test.runIf(process.platform === 'linux')('a full disk is told as what it is', async () => {
  expect(causeOf(await failureOf(fs.promises.writeFile('/dev/full', 'x')))).toBe(
    'o disco está cheio (ENOSPC)',
  )
})

test('of an unexpected error only the kind is told', () => {
  expect(causeOf(new TypeError(secret))).toBe('aconteceu um erro que o produto não conhece (TypeError).')
  expect(causeOf(secret)).toBe('aconteceu um erro que o produto não conhece (String).')
  expect(causeOf(undefined)).toBe('aconteceu um erro que o produto não conhece (undefined).')
})
