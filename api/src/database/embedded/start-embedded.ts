import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
import type { FromWorker, Store, ToWorker } from './messages.ts'
import { NamingClient } from './naming-client.ts'
import { PortStream } from './port-stream.ts'

export interface Embedded {
  pool: pg.Pool
  close: () => Promise<void>
}
type Lost = (error: Error) => void

/** Starts the embedded database in its own folder, which is locked for this process. */
export async function startEmbedded(dataFolder: string, lost: Lost): Promise<Embedded> {
  fs.mkdirSync(dataFolder, { recursive: true })
  const unlock = await lockFolder(dataFolder)
  try {
    const folder = path.join(dataFolder, 'database')
    if (!fs.existsSync(folder)) await create(folder)
    const { pool, close } = await startWorker({ kind: 'folder', folder }, lost)
    return { pool, close: () => close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Runs the database in its own thread and talks to it over one connection, as to any PostgreSQL. */
export async function startWorker(store: Store, lost: Lost): Promise<Embedded> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: store,
    execArgv: [],
  })
  await received(worker, 'ready')
  worker.on('error', lost)
  const pool = new pg.Pool({
    Client: NamingClient,
    // The embedded database is a single session: a second connection would run inside the first one's transaction.
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    stream: () => {
      const { port1, port2 } = new MessageChannel()
      post(worker, { kind: 'connect', port: port2 }, [port2])
      return new PortStream(port1)
    },
  })
  const close = async () => {
    await pool.end()
    post(worker, { kind: 'close' })
    await received(worker, 'closed')
    await worker.terminate()
  }
  return { pool, close }
}

/** Creating a database takes several hundred megabytes, which are freed when this thread ends. */
async function create(folder: string): Promise<void> {
  await once(
    new Worker(new URL('./creation-worker.ts', import.meta.url), { workerData: folder, execArgv: [] }),
    'exit',
  )
}

function post(worker: Worker, message: ToWorker, transfer: Parameters<Worker['postMessage']>[1] = []): void {
  worker.postMessage(message, transfer)
}

async function received(worker: Worker, kind: FromWorker['kind']): Promise<void> {
  for (;;) {
    const [message]: FromWorker[] = await once(worker, 'message')
    if (message?.kind === kind) return
  }
}
