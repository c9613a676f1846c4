import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const sample = new URL('../../deploy/pgbouncer.ini', import.meta.url)

/**
 * A PgBouncer in front of a server, with the settings of `deploy/pgbouncer.ini`, except addresses and authentication.
 */
export async function startPgBouncer(program: string, server: URL) {
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const database = server.pathname.slice(1)
  const settings = readFileSync(sample, 'utf8')
    .replace(/^vendaclara = .*/m, `${database} = host=127.0.0.1 port=${server.port} user=${server.username}`)
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*\nauth_file = .*/m, 'auth_type = any\nunix_socket_dir =')
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const running: ChildProcess = spawn(program, [...asUser, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  while (!(await isListening(port))) {
    if (running.exitCode !== null) throw new Error(`PgBouncer ended with ${running.exitCode}.`)
    await pause(50)
  }
  const url = new URL(server)
  url.port = String(port)
  return {
    url: url.href,
    stop: async () => {
      const ended = once(running, 'exit')
      running.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}
