import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { migrateDatabase, migrationsFolder } from '../../database/migrate-database.ts'
import { closingRepository } from './closing.repository.ts'

const lastInReais = 15

/** The migrations up to the last one under which the figures of a closing stood in reais. */
function olderMigrations(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-older-'))
  fs.cpSync(migrationsFolder, folder, { recursive: true })
  const journal = path.join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(fs.readFileSync(journal, 'utf8'))
  const older = entries.filter(({ idx }: { idx: number }) => idx <= lastInReais)
  fs.writeFileSync(journal, JSON.stringify({ ...rest, entries: older }))
  return folder
}

test('a closing that was stored with its figures in reais comes to the same in centavos', async () => {
  const { database, close } = await openTestDatabase({ bare: true })
  const folder = olderMigrations()
  await migrate(database, { migrationsFolder: folder })
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into users (name, email, password_hash, canal, phone, created_at)
    values ('Rita', 'rita@loja.com.br', 'x', 'web', '11987654321', now()) returning id`)
  const userId = rows[0]?.id ?? ''
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
  fs.rmSync(folder, { recursive: true })
})
