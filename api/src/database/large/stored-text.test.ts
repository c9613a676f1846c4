import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { Connected } from '../connect-database.ts'
import { piecesOf, type StoredPiece, type StoredText, textsOf } from './stored-text.ts'

let connected: Connected
beforeAll(async () => {
  connected = await openTestDatabase({ bare: true })
})
afterAll(() => connected.close())

async function stored(texts: Record<string, string>): Promise<Record<string, StoredText>> {
  const names = Object.keys(texts)
  const columns = Object.fromEntries(
    names.map((name) => [name, sql`convert_to(${sql.identifier(name)}, 'UTF8')`]),
  )
  const values = names.map((name) => sql`${texts[name]}::text as ${sql.identifier(name)}`)
  const { rows } = await connected.database.execute<StoredPiece>(
    piecesOf(columns, sql`(select ${sql.join(values, sql`, `)}) as given`),
  )
  return textsOf(rows)
}

test('texts of several pieces, also cut within a letter, and an empty text come back as they were stored', async () => {
  const long = 'Camiseta não 👕 '.repeat(60_000)
  const found = await stored({ long, none: '', short: 'é' })
  expect([...(found.long?.bytes() ?? [])].length).toBeGreaterThan(3)
  expect(String(found.long) === long).toBe(true)
  expect([String(found.none), String(found.short)]).toEqual(['', 'é'])
})

test('without a row there are no texts', async () => {
  const { rows } = await connected.database.execute<StoredPiece>(
    piecesOf({ one: sql`convert_to('a', 'UTF8')` }, sql`(select 1 where false) as given`),
  )
  expect(textsOf(rows)).toEqual({})
})
