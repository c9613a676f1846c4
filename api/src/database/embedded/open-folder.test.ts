import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFolder } from './create-folder.ts'
import { openFolder } from './open-folder.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-durable-'))
const place = path.join(folder, 'database')
const toDisk = vi.spyOn(fs, 'fdatasyncSync')
const wholeToDisk = vi.spyOn(fs, 'fsync')
let filesForced = 0
let database: PGlite

beforeAll(async () => {
  await createFolder(place)
  filesForced = wholeToDisk.mock.calls.length
  database = await openFolder(place)
  await database.exec('create table t (id int)')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await database.close()
  fs.rmSync(folder, { recursive: true })
})

test('a new database is forced to disk file by file before it takes its place', () => {
  const files = fs.readdirSync(place, { recursive: true }).length
  expect(filesForced).toBeGreaterThan(files * 0.9)
  expect(fs.readdirSync(folder)).toEqual(['database'])
})

test('every commit reaches the disk before it is acknowledged', async () => {
  for (let id = 0; id < 5; id++) {
    toDisk.mockClear()
    await database.query('insert into t values ($1)', [id])
    expect(toDisk).toHaveBeenCalled()
  }
})

test('a query that changes nothing does not touch the disk', async () => {
  toDisk.mockClear()
  await database.query('select * from t')
  expect(toDisk).not.toHaveBeenCalled()
})
