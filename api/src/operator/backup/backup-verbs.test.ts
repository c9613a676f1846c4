import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { commonEnvironment, ServerProcess } from '@vendaclara/testing/server-process'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '../../../test/open-test-database.ts'
import { addBackup, backupsOf, keepNewest } from './backup-folder.ts'
import { pack } from './packed-file.ts'
import { restoreMain } from './restore-main.ts'

const verb = fileURLToPath(new URL('../../../../scripts/verbs/admin.mjs', import.meta.url))
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-verbs-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** The output of the verb and its exit code. */
const admin = (typed: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ printed: string; code: number | string }>((resolve) => {
    const run = { env: { ...commonEnvironment, ...env } }
    execFile(process.execPath, [verb, ...typed], run, (error, stdout, stderr) =>
      resolve({ printed: `${stdout}${stderr}`.trim(), code: error?.code ?? 0 }),
    )
  })
const start = async (variables: NodeJS.ProcessEnv) =>
  new ServerProcess({ PORT: String(await freePort()), LOG_LEVEL: 'silent', ...variables }).listening()

test('a copy made at the terminal while sellers work is restored elsewhere, and they go on there', async () => {
  const identity = await generateIdentity()
  const keyFile = path.join(folder, 'key.txt')
  fs.writeFileSync(keyFile, `# created: hoje\n${identity}\n`)
  const BACKUP_RECIPIENT = await identityToRecipient(identity)
  const from = { DATA_DIR: path.join(folder, 'from'), DATABASE_URL: await testDatabaseUrl() }
  const to = { DATA_DIR: path.join(folder, 'to') }
  const first = await start({ ...from, BACKUP_RECIPIENT })
  const { token } = await confirmedSeller(first, from.DATA_DIR)
  const body = { id: 'a1', title: 'Caneca' }
  expect((await first.call('PUT', '/advertisingShein', { token, body })).status).toBe(200)
  const made = await admin(['backup'], from)
  expect(made).toMatchObject({ printed: expect.stringMatching(/^Cópia feita: /), code: 0 })
  const file = /Cópia feita: (\S+) /.exec(made.printed)?.[1] ?? ''
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect((await admin(['backup', 'list'], from)).printed).toContain(path.basename(file))
  expect(await admin(['backup', 'now'], from)).toMatchObject({ code: 1 })
  await first.end('SIGTERM')

  expect((await restoreMain([file], to)).text).toContain('está cifrada')
  expect(fs.existsSync(path.join(to.DATA_DIR, 'database'))).toBe(false)
  const opened = [file, '--identity', keyFile]
  expect(await restoreMain([...opened, '--check'], to)).toMatchObject({
    text: expect.stringContaining('A cópia está inteira.'),
    isDone: true,
  })
  const interrupted = spawn(process.execPath, [verb, 'restore', ...opened], {
    env: { ...commonEnvironment, ...to },
    stdio: 'ignore' as const,
  })
  await expect.poll(() => fs.existsSync(path.join(to.DATA_DIR, 'restoring'))).toBe(true)
  interrupted.kill('SIGKILL')
  await once(interrupted, 'exit')
  expect(fs.readdirSync(to.DATA_DIR)).toEqual(['restoring'])
  const restored = await admin(['restore', ...opened], to)
  expect(restored).toMatchObject({ printed: expect.stringMatching(/public\.listings: 1$/m), code: 0 })
  expect((await restoreMain(opened, to)).text).toContain('Já existe um banco em')

  expect(fs.readdirSync(to.DATA_DIR)).toEqual(['database'])
  const second = await start(to)
  const { json } = await second.call('GET', '/advertising', { token })
  expect(json).toMatchObject({ calculadoraShein: [body] })
  await second.end('SIGTERM')
})

test.each([
  [[], 'Assim se usa, com o produto parado'],
  [['a', 'b'], 'Assim se usa'],
  [['a', '--force'], 'Assim se usa'],
  [['nada'], 'Não há um arquivo nada.'],
  [[verb, '--check'], 'não confere'],
  [[verb, '--identity', verb], 'não há uma chave do age'],
])('a restore says what is wrong with %j', async (typed, sentence) => {
  const { text, isDone } = await restoreMain(typed, { DATA_DIR: path.join(folder, 'none') })
  expect(text).toContain(sentence)
  expect(isDone).toBe(false)
})

test('a copy that was changed is refused in one sentence before anything is stored', async () => {
  const secret = 'maria@example.com'
  const beginning = {
    product: 'vendaclara',
    format: 1,
    createdAt: new Date().toISOString(),
    schema: '0000_initial',
  }
  const file = path.join(folder, 'changed')
  const lines = async function* () {
    yield `${JSON.stringify({ ...beginning, tables: ['public.users'] })}\n`
    for (let row = 0; row < 600; row++) yield `${JSON.stringify(`(${row},${secret})`)}\n`
    yield `${JSON.stringify({ rows: 600, digest: '00' })}\n`
  }
  await pack(lines(), { file, lock: undefined })
  const place = { DATA_DIR: path.join(folder, 'untouched'), DATABASE_URL: 'postgresql://127.0.0.1:9/none' }
  expect(await admin(['restore', file], place)).toEqual({
    printed: expect.stringMatching(/^O conteúdo não confere com as somas[^\n]*$/),
    code: 1,
  })
  expect(fs.existsSync(place.DATA_DIR)).toBe(false)
})

test.each([
  ['a folder instead of a file', folder, 'é uma pasta (EISDIR)'],
  ['a key that is a folder', ['--identity', folder], 'é uma pasta (EISDIR)'],
])('a restore of %s is refused in one sentence', async (_what, given, sentence) => {
  const typed = Array.isArray(given) ? [verb, ...given] : [given]
  const { printed, code } = await admin(['restore', ...typed], { DATA_DIR: path.join(folder, 'none') })
  expect([printed, code]).toEqual([expect.stringContaining(sentence), 1])
  expect(printed).not.toContain('    at ')
})

test('a copy that cannot be read or written to its end is not kept', async () => {
  const broken = async function* () {
    yield '"one"\n'
    throw new Error('the connection is lost')
  }
  const packing = (file: string) => ({ file: path.join(folder, file), lock: undefined })
  await expect(pack(broken(), packing('broken'))).rejects.toThrow('the connection is lost')
  const lines = async function* () {
    yield '"one"\n'
  }
  await expect(pack(lines(), packing('nowhere/one'))).rejects.toThrow('ENOENT')
  await pack(lines(), packing('one'))
  await expect(pack(lines(), packing('one'))).rejects.toThrow('EEXIST')
})

test('the newest copies are kept, and nothing else of the folder is touched; one that fails leaves nothing', async () => {
  const kept = path.join(folder, 'kept')
  fs.mkdirSync(kept)
  const names = ['20261120', '20261121', '20261122'].map((day) => `vendaclara-${day}T050000Z.backup`)
  for (const name of [...names, 'anotações.txt']) fs.writeFileSync(path.join(kept, name), 'x')
  await keepNewest(kept, 2)
  expect(fs.readdirSync(kept).sort()).toEqual(['anotações.txt', ...names.slice(1)])
  expect((await backupsOf(kept)).map(({ name }) => name)).toEqual([names[2], names[1]])
  const failing = { transaction: () => Promise.reject(new Error('gone')) } as never
  const now = new Date('2026-11-23T05:00:00Z')
  await expect(addBackup({ database: failing, folder: kept, lock: undefined, now })).rejects.toThrow('gone')
  expect(fs.readdirSync(kept)).toHaveLength(3)

  // One of a process that was killed two days ago, and one that another process is writing.
  const [dead, alive] = ['20261121T050000Z.backup.age.part', '20261123T045959Z.backup.part']
  for (const name of [dead, alive]) fs.writeFileSync(path.join(kept, `vendaclara-${name}`), 'x')
  const days = (count: number) => new Date(now.getTime() - count * 24 * 60 * 60 * 1000)
  fs.utimesSync(path.join(kept, `vendaclara-${dead}`), days(2), days(2))
  fs.utimesSync(path.join(kept, `vendaclara-${alive}`), days(0), days(0))
  await expect(addBackup({ database: failing, folder: kept, lock: undefined, now })).rejects.toThrow('gone')
  expect(fs.readdirSync(kept).filter((name) => name.endsWith('.part'))).toEqual([`vendaclara-${alive}`])
})
