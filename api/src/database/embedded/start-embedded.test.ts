import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartFailure } from '../../config/start-failure.ts'
import { databaseBroken, databaseStuck } from '../texts.ts'
import { startEmbedded, startWorker } from './start-embedded.ts'

test.skipIf(process.platform === 'win32')(
  'a database that hangs while it opens is given up in words',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-stuck-'))
    onTestFinished(() => fs.rmSync(folder, { recursive: true }))
    const dump = path.join(folder, 'dump')
    // A reader that opens it waits for a writer.
    execFileSync('mkfifo', [dump])
    const starting = startWorker({ kind: 'memory', dump }, () => {}, 500)
    await expect(starting).rejects.toThrow(new StartFailure(databaseStuck(1)))
    fs.closeSync(fs.openSync(dump, 'w'))
  },
)

test.each([
  ['a file in its place', (database: string) => fs.writeFileSync(database, 'x'), 'ENOTDIR'],
  [
    'files without its mark',
    (database: string) => fs.mkdirSync(`${database}/base`, { recursive: true }),
    'PG_VERSION',
  ],
  [
    'files of another program',
    (database: string) => {
      fs.mkdirSync(database)
      fs.writeFileSync(`${database}/PG_VERSION`, '14')
    },
    'PGlite failed to initialize properly',
  ],
] as const)(
  'a database folder with %s is not opened, in words, and stays as it is',
  async (_, make, reason) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-broken-'))
    onTestFinished(() => fs.rmSync(folder, { recursive: true }))
    const database = path.join(folder, 'database')
    make(database)
    await expect(startEmbedded(folder, () => {})).rejects.toThrow(
      new StartFailure(databaseBroken(database, reason)),
    )
  },
)
