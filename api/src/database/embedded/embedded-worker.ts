import fs from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { FromWorker, Store, ToWorker } from './messages.ts'
import { openFolder } from './open-folder.ts'
import { ProtocolSession } from './protocol/protocol-session.ts'

const parent = parentPort
if (!parent) throw new Error('The embedded database runs in a worker thread.')

let connection: MessagePort | undefined
let work = Promise.resolve()

// Before the database is opened: a thread that listens to nothing waits for V8's compilers, and they may wait for it
// (nodejs/node#54918).
parent.on('message', (message: ToWorker) => {
  work = work.then(() => (message.kind === 'connect' ? connect(message.port) : close()))
})
const database = await open(workerData as Store)
post({ kind: 'ready' })

function open(store: Store): Promise<PGlite> {
  if (store.kind === 'folder') return openFolder(store.folder)
  if (!store.dump) return PGlite.create()
  return PGlite.create({ loadDataDir: new Blob([fs.readFileSync(store.dump)]) })
}

/**
 * The database is a single session, so only one connection can be open. A new one closes the old one and starts
 * clean.
 */
async function connect(port: MessagePort): Promise<void> {
  connection?.close()
  connection = port
  await database.exec('ROLLBACK')
  await database.exec('DISCARD ALL')
  const session = new ProtocolSession(database, (bytes) => port.postMessage(bytes, [bytes.buffer]))
  port.on('message', (bytes: Uint8Array) => {
    work = work.then(() => (connection === port ? session.receive(bytes) : undefined))
  })
}

async function close(): Promise<void> {
  connection?.close()
  await database.close()
  post({ kind: 'closed' })
}

function post(message: FromWorker): void {
  parent?.postMessage(message)
}
