// Bodies that were made to stop the server, twenty at a time, beside another seller who saves. As root on Linux the process gets 1 GB.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sessionHeaders } from '@vendaclara/testing/session'

const gigabyte = 1024 ** 3
const group = `/sys/fs/cgroup/memory/vendaclara-bench-${process.pid}`
const ones = (count: number) => gzipSync(`{"requests":[${'1,'.repeat(count - 1)}1]}`, { level: 9 })
const difference = `{"ID do pedido":"1","Data de criação do pedido":"2026-03-01","info":"x","Diferenca":1e-999999}`
const bodies = {
  '4 kB of ones': ones(2_000_000),
  '16 kB of ones': ones(8_000_000),
  'numbers of 1e-999999': gzipSync(
    `{"errors":[${Array(20_000).fill(difference).join(',')}],"unmatched":[],"quantity":1,"totalErrors":0}`,
  ),
}
const DATA_DIR = mkdtempSync(join(tmpdir(), 'vendaclara-bench-'))
const environment = { PORT: String(await freePort()), DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' }
const server = await new ServerProcess(environment).listening()
const isLimited = limit(server.process.pid)

try {
  const [hostile, other] = [await confirmedSeller(server, DATA_DIR), await confirmedSeller(server, DATA_DIR)]
  const month = { month: 'Março', year: 26 }
  const create = async (token: string) =>
    String((await server.call('POST', '/analysis', { token, body: month })).json.id)
  const [under, beside] = [await create(hostile.token), await create(other.token)]
  const timed = []
  for (const [name, body] of Object.entries(bodies)) {
    const headers = {
      ...sessionHeaders(hostile.token),
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    }
    const began = performance.now()
    const send = () =>
      fetch(`${server.origin}/api/analysis/${under}`, { method: 'PUT', headers, body }).then(
        ({ status }) => String(status),
        () => 'cut off',
      )
    let isDone = false
    const sent = Promise.all(Array.from({ length: 20 }, send)).finally(() => {
      isDone = true
    })
    const saves: number[] = []
    while (!isDone) {
      const start = performance.now()
      const saved = { token: other.token, body: { requests: [{ 'ID do pedido': '1' }] } }
      await server.call('PUT', `/analysis/${beside}`, saved)
      saves.push(performance.now() - start)
    }
    timed.push({
      body: `${name}, ${body.length} bytes`,
      answers: counted(await sent),
      'all answered, ms': Math.round(performance.now() - began),
      'slowest save beside, ms': Math.round(Math.max(...saves)),
      'peak, MB': peak(server.process.pid),
    })
  }
  console.table(timed)
  console.log(isLimited ? 'in a cgroup of 1 GB' : 'without a limit: that needs root and Linux')
} finally {
  console.log(`the process ended: ${server.process.exitCode !== null || server.process.signalCode !== null}`)
  await server.end('SIGKILL')
  if (isLimited) rmdirSync(group)
  rmSync(DATA_DIR, { recursive: true, force: true })
}

function limit(id: number | undefined): boolean {
  if (!existsSync('/sys/fs/cgroup/memory') || process.getuid?.() !== 0) return false
  mkdirSync(group)
  writeFileSync(join(group, 'memory.limit_in_bytes'), String(gigabyte))
  writeFileSync(join(group, 'cgroup.procs'), String(id))
  return true
}

function counted(statuses: readonly string[]): string {
  const kinds = [...new Set(statuses)].toSorted()
  return kinds.map((kind) => `${statuses.filter((status) => status === kind).length} × ${kind}`).join(', ')
}

/** The most that was resident. */
function peak(id: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
