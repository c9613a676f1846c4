import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartFailure } from '../../config/start-failure.ts'
import { databaseStuck } from '../texts.ts'
import { startWorker } from './start-embedded.ts'

test.skipIf(process.platform === 'win32')(
  'a database that hangs while it opens is given up in words',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-stuck-'))
    onTestFinished(() => fs.rmSync(folder, { recursive: true }))
    const dump = path.join(folder, 'dump')
    // Whoever opens it to read waits for somebody who writes.
    execFileSync('mkfifo', [dump])
    const starting = startWorker({ kind: 'memory', dump }, () => {}, 500)
    await expect(starting).rejects.toThrow(new StartFailure(databaseStuck(1)))
    fs.closeSync(fs.openSync(dump, 'w'))
  },
)
