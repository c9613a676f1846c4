import type { Socket } from 'node:net'
import type pg from 'pg'

/** What the driver's client and pool have and their types leave out. */
interface Inside {
  connection: { stream: Socket }
  _activeQuery: unknown
}

/**
 * Ends connections whose server has not said anything for so long while it was asked: one that is gone without a word, as where its
 * machine fails, would hold each of them for a quarter of an hour. It is for statements that the server itself ends sooner.
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
