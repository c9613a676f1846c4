import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { password } from '../test/sign-up.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-main-'))
const lockFile = path.join(folder, 'database.lock')
/** Several processes start one after the other, each with a database. */
const patient = 120_000
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const started: ChildProcess[] = []
afterAll(() => {
  for (const server of started) server.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

function run(variables: NodeJS.ProcessEnv): { server: ChildProcess; output: () => string } {
  const env = { DATA_DIR: folder, LOG_LEVEL: 'warn', ...variables }
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(server)
  let written = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (written += text))
  return { server, output: () => written }
}

async function start(port: number): Promise<ChildProcess> {
  const { server, output } = run({ PORT: String(port) })
  while (!output().includes('Vendaclara está em')) {
    if (server.exitCode !== null) throw new Error(output())
    await new Promise((next) => setTimeout(next, 20))
  }
  return server
}

function post(port: number, url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`http://127.0.0.1:${port}/api${url}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test(
  'what was acknowledged survives a kill, and the folder belongs to one process at a time',
  async () => {
    const port = 20_000 + (process.pid % 20_000)
    const email = 'maria@example.com'
    const first = await start(port)
    const form = { name: 'Maria da Silva', email, password, confirmpassword: password }
    expect((await post(port, '/user', form)).status).toBe(200)

    const second = run({ PORT: String(port + 1) })
    const [code] = await once(second.server, 'exit')
    expect(code).toBe(1)
    expect(second.output()).toContain(`já está em uso pelo processo ${first.pid}`)

    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(fs.existsSync(lockFile)).toBe(true)
    const again = await start(port)
    expect((await post(port, '/user/login', { email, password })).status).toBe(200)

    again.kill('SIGTERM')
    const [endedWith] = await once(again, 'exit')
    expect(endedWith).toBe(0)
    expect(fs.existsSync(lockFile)).toBe(false)
  },
  patient,
)

test('a database that does not answer stops the start in words', async () => {
  const { server, output } = run({ DATABASE_URL: 'postgresql://127.0.0.1:9/nothing' })
  const [code] = await once(server, 'exit')
  expect(code).toBe(1)
  expect(output()).toContain('O PostgreSQL de DATABASE_URL não responde: connect ECONNREFUSED')
})

test('a wrong environment stops the start with a list', async () => {
  const { server, output } = run({ PORT: 'x', TRIAL_DAYS: '-1' })
  const [code] = await once(server, 'exit')
  expect(code).toBe(1)
  expect(output()).toMatch(/ {2}- PORT: .*\n {2}- TRIAL_DAYS: /)
})
