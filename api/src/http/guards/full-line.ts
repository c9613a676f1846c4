import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from '../../errors/refusal.ts'
import { requests } from '../texts.ts'

const limits = {
  /** How many requests may wait for a database connection; that many are served within about half a second. */
  mostWaiting: 128,
  /**
   * How often the line is checked, in milliseconds, and how many checks without progress mean that slow statements
   * occupy all connections.
   */
  lookEvery: 250,
  longestStill: 8,
  /** How many may wait in a stuck line, to notice when it moves again. */
  probes: 4,
}
const retryAfter = 2

/**
 * Refuses requests at once, as busy, while too many others wait for the database. They would only wait and then fail.
 */
export function refuseInFullLine(
  api: FastifyInstance,
  pool: Pool,
  { mostWaiting, lookEvery, longestStill, probes } = limits,
): void {
  const { max = 1 } = pool.options
  let looks = 0
  // Counts checks instead of time, because this process itself may have been suspended.
  const timer = setInterval(() => {
    if (pool.waitingCount > 2 * max) looks += 1
    // If the line got shorter and no request was served, its requests gave up; it is still stuck.
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
    // The embedded database has one connection, so a single slow statement is no sign of a stuck line.
    const isStill = max > 1 && looks >= longestStill && pool.waitingCount >= probes
    if (pool.waitingCount >= mostWaiting || isStill) {
      throw new Refusal('busy', { message: requests.fullLine, retryAfter })
    }
  })
}
