import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from '../../errors/refusal.ts'
import { requests } from '../texts.ts'

const limits = {
  /** So many wait for a connection to the database before the next request is refused: all of them are served within half a second or so. */
  mostWaiting: 128,
  /** Looks at the line, in milliseconds, and how many of them one after the other it did not move: slow statements have all connections. */
  lookEvery: 250,
  longestStill: 8,
  /** So many may wait in a line that stands still, to find out when it moves again. */
  probes: 4,
}
const retryAfter = 2

/** Refuses requests at once, as busy, while too many others wait for the database: they would wait, too, and then find nobody there. */
export function refuseInFullLine(
  api: FastifyInstance,
  pool: Pool,
  { mostWaiting, lookEvery, longestStill, probes } = limits,
): void {
  const { max = 1 } = pool.options
  let looks = 0
  // Looks are counted and not the time, in which this process may have been stopped itself.
  const timer = setInterval(() => {
    if (pool.waitingCount > 2 * max) looks += 1
    // A line that nobody was served in and that is short now was given up: it stands still all the same.
    else if (looks < longestStill) looks = 0
  }, lookEvery).unref()
  const served = () => {
    looks = 0
  }
  pool.on('acquire', served)
  api.addHook('onClose', async () => {
    clearInterval(timer)
    pool.off('acquire', served)
  })
  api.addHook('onRequest', async () => {
    // The embedded database has one connection, where whoever is next waits for whatever takes long.
    const isStill = max > 1 && looks >= longestStill && pool.waitingCount >= probes
    if (pool.waitingCount >= mostWaiting || isStill) {
      throw new Refusal('busy', { message: requests.fullLine, retryAfter })
    }
  })
}
