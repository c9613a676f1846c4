import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** One connection of an attack, byte by byte as it is written. */
export interface Lane {
  /** The address that it comes from. */
  from: string
  first: Uint8Array
  /** Written again and again, so many milliseconds apart, until the connection ends. */
  next?: { piece: Uint8Array; every: number }
  /** Nothing is read after the first piece of the answer. */
  unread?: boolean
}
export interface Attack {
  port: number
  lanes: readonly Lane[]
  seconds: number
  /** How many connections are begun in a second. */
  aSecond: number
  /** Whether a connection that ends is begun again. */
  again: boolean
}
/** How many answers had which status, and what the connections came to. */
export type Outcome = Record<string, number>

/** In a thread of its own, so that what the attacker has to do does not count as the product's time. */
async function attack({ port, lanes, seconds, aSecond, again }: Attack): Promise<Outcome> {
  const outcome: Outcome = {}
  const count = (what: string) => {
    outcome[what] = (outcome[what] ?? 0) + 1
  }
  const end = performance.now() + seconds * 1000
  const open = new Set<Socket>()
  const began = performance.now()
  const begin = async (lane: Lane): Promise<void> => {
    do {
      await connected(port, lane, { open, count })
      await pause(5)
    } while (again && performance.now() < end)
  }
  const run = lanes.map(async (lane, index) => {
    await pause(Math.max(0, began + (index * 1000) / aSecond - performance.now()))
    if (performance.now() < end) await begin(lane)
  })
  const ending = setTimeout(() => {
    for (const socket of open) count('left open') ?? socket.destroy()
  }, seconds * 1000)
  await Promise.all(run)
  clearTimeout(ending)
  return outcome
}

interface Kept {
  open: Set<Socket>
  count: (what: string) => void
}

function connected(port: number, { from, first, next, unread }: Lane, { open, count }: Kept): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let isRefused = false
    open.add(socket)
    socket.write(first)
    const timer = next && setInterval(() => socket.write(next.piece), next.every)
    socket.on('data', (piece) => {
      for (const [, status = ''] of piece.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) count(status)
      if (unread) socket.pause()
    })
    socket.on('error', () => {
      isRefused = true
    })
    socket.on('close', () => {
      clearInterval(timer)
      open.delete(socket)
      count(isRefused ? 'reset' : 'ended')
      resolve()
    })
  })
}

parentPort?.postMessage(await attack(workerData as Attack))
