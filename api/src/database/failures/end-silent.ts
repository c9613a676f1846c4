import type { Socket } from 'node:net'
import type pg from 'pg'

/** Parts of the driver's client and pool that its types leave out. */
interface Inside {
  connection: { stream: Socket }
  _activeQuery: unknown
}

/**
 * Closes a connection whose server has been silent for `milliseconds` during a statement. If the server's machine
 * fails, the connection would otherwise hang for a quarter of an hour. Only for servers that limit a statement to
 * less than that time.
 */
export function endSilent(pool: pg.Pool, milliseconds: number): void {
  const watch = (client: Inside) => {
    const { stream } = client.connection
    stream.setTimeout(milliseconds)
    stream.on('timeout', () => {
      const silent = Object.assign(new Error('The database stopped answering.'), { code: 'ETIMEDOUT' })
      if (client._activeQuery) stream.destroy(silent)
    })
  }
  for (const client of (pool as unknown as { _clients: Inside[] })._clients) watch(client)
  pool.on('connect', (client) => watch(client as unknown as Inside))
}
