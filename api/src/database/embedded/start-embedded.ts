import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import pg from 'pg'
import { StartFailure } from '../../config/start-failure.ts'
import { folders } from '../../config/texts.ts'
import { databaseBroken, databaseStuck } from '../texts.ts'
import { lockFolder } from './folder-lock.ts'
import type { FromWorker, Store, ToWorker } from './messages.ts'
import { hasRoom, optimise } from './optimise.ts'
import { NamingClient } from './protocol/naming-client.ts'
import { PortStream } from './protocol/port-stream.ts'
import { tidyTables } from './tidy-tables.ts'

export interface Embedded {
  pool: pg.Pool
  close: () => Promise<void>
}
type Lost = (error: Error) => void

/** A working thread uses more processor time than this between two looks. */
const idleMicroseconds = 20_000
const betweenLooks = 20_000

/** Starts the embedded database in its own folder, which is locked for this process. */
export async function startEmbedded(dataFolder: string, lost: Lost): Promise<Embedded> {
  fs.mkdirSync(dataFolder, { recursive: true })
  const unlock = await lockFolder(dataFolder)
  try {
    const folder = path.join(dataFolder, 'database')
    const { pool, close } = await openOrCreate(folder, lost).catch((error) => {
      throw error instanceof StartFailure ? error : new StartFailure(whyNotOpen(folder, error))
    })
    const stopTidying = tidyTables(pool)
    return {
      pool,
      close: () => {
        stopTidying()
        return close().finally(unlock)
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A folder with files but without the mark of a database is refused: a new database would replace what is left of the old one. */
async function openOrCreate(folder: string, lost: Lost): Promise<Embedded> {
  const isThere = fs.existsSync(folder)
  const names = isThere ? fs.readdirSync(folder) : []
  if (isThere) fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  if (names.length === 0) await create(folder)
  else if (!names.includes('PG_VERSION')) throw new Error('PG_VERSION')
  optimise(hasRoom())
  return startWorker({ kind: 'folder', folder }, lost)
}

function whyNotOpen(folder: string, error: NodeJS.ErrnoException): string {
  const { code = '', message } = error
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return folders.notWritable(folder, 'DATA_DIR', code)
  return databaseBroken(folder, code || message?.split('\n', 1)[0] || 'PostgreSQL')
}

/**
 * Runs the database in its own thread and talks to it over one connection, as to any PostgreSQL.
 *
 * @throws StartFailure if the thread does nothing for two `looks`, in milliseconds
 */
export async function startWorker(store: Store, lost: Lost, looks = betweenLooks): Promise<Embedded> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: store,
    execArgv: [],
  })
  await whileItWorks(worker, received(worker, 'ready'), looks)
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
  optimise(false)
  const worker = new Worker(new URL('./creation-worker.ts', import.meta.url), {
    workerData: folder,
    execArgv: [],
  })
  await whileItWorks(worker, once(worker, 'exit'), betweenLooks)
}

/** Judges by processor time, because a database left by a power cut may work for minutes before it is open. */
async function whileItWorks<Result>(worker: Worker, result: Promise<Result>, looks: number): Promise<Result> {
  let used = usedMicroseconds()
  let idleLooks = 0
  let watch: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, reject) => {
    watch = setInterval(() => {
      const now = usedMicroseconds()
      // The first look after the computer slept finds nothing done either.
      idleLooks = now - used < idleMicroseconds ? idleLooks + 1 : 0
      used = now
      if (idleLooks < 2) return
      leave(worker)
      reject(new StartFailure(databaseStuck(Math.round((2 * looks) / 1000))))
    }, looks)
  })
  return Promise.race([result, stuck]).finally(() => clearInterval(watch))
}

function usedMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** The end of a process waits for its threads, so one with a stuck thread has to be killed. */
function leave(worker: Worker): void {
  const kill = () => process.kill(process.pid, 'SIGKILL')
  process.once('exit', kill)
  worker.once('exit', () => process.off('exit', kill))
  worker.unref()
  void worker.terminate()
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
