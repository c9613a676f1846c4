import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'
import { readOnly } from './database-failure.ts'

/** Parts of the driver's client and pool that its types leave out. */
interface Client {
  connection: EventEmitter & { stream: Socket }
  end: () => Promise<void>
}
interface Inside {
  _clients: Client[]
  _idle: { client: Client }[]
}

/** In milliseconds. Younger connections stay. Otherwise the product would connect to a read-only server all the time. */
const young = 400

/**
 * Closes the connections to a server that refused a write because it only takes reads. After a failover the same name
 * leads to another server, which only new connections reach.
 */
export function leaveReadOnly(pool: pg.Pool): void {
  const inside = pool as unknown as Inside
  const openedAt = new WeakMap<object, number>()
  const left = new WeakSet<object>()

  function leave(): void {
    const idle = new Set(inside._idle.map(({ client }) => client))
    for (const client of inside._clients) {
      if (performance.now() - (openedAt.get(client) ?? Number.POSITIVE_INFINITY) < young) continue
      if (idle.has(client)) client.connection.stream.destroy()
      else left.add(client)
    }
  }

  pool.on('connect', (client) => {
    openedAt.set(client, performance.now())
    const { connection } = client as unknown as Client
    connection.on('errorMessage', ({ code }: { code?: string }) => code === readOnly && leave())
  })
  // A connection in use may finish, because reads still work.
  pool.on('release', (_error, client) => {
    if (left.has(client)) void (client as unknown as Client).end()
  })
}
