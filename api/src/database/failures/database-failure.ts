import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

const uniqueViolation = '23505'
/** Out of range, an invalid or impossible date, a character that cannot be stored, or nested too deeply. */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22P05', '54001'])
const malformed = '22P02'
/** The server stops, starts, cannot be reached, or lacks connections, disk space or memory; or a statement took too long. */
const unavailable = ['08', '53', '57', '58']
/** The server only takes reads: it is a standby, or the database was set so. */
export const readOnly = '25006'
/** The transaction met another one; it was undone and would succeed now. */
const givenUp = new Set(['40001', '40P01', '55P03'])
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EPIPE',
])
/** Messages of the driver that come without a code. */
const lostConnection =
  /^(Connection terminated|timeout e|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Whether the database refused a value because another row already has it. */
export function isTaken(error: unknown): boolean {
  return detailsOf(error).code === uniqueViolation
}

/**
 * Whether the database cannot store a value: a character such as U+0000, a number, a date, or JSON that it cannot
 * parse.
 */
export function isUnstorable(error: unknown): boolean {
  const { code, where } = detailsOf(error)
  return unstorable.has(code) || (code === malformed && where.startsWith('JSON data'))
}

/** Whether the database cannot be reached, takes no writes, or the connection to it was lost. */
export function isOutOfReach(error: unknown): boolean {
  const { code, severity, syscall, message } = detailsOf(error)
  // A full disk can appear this way: the server cannot write what a new connection needs and reports an internal
  // error.
  const endsConnection = severity === 'FATAL' || severity === 'PANIC'
  return (
    endsConnection ||
    code === readOnly ||
    (/^\w{5}$/.test(code) && unavailable.includes(code.slice(0, 2))) ||
    // The socket of a local server is a file, which is missing while the server is stopped.
    syscall === 'connect' ||
    unreachable.has(code) ||
    lostConnection.test(message)
  )
}

/** Whether the database undid a transaction only because of another one at the same time. */
export function isGivenUp(error: unknown): boolean {
  return givenUp.has(detailsOf(error).code)
}

/** Whether the database answers and takes writes. */
export async function isWritable(database: Database): Promise<boolean> {
  try {
    // Locks nothing, but a server that only takes reads refuses it.
    await database.execute(sql`select from users where false for no key update`)
    return true
  } catch {
    return false
  }
}

/** The code of the database or of the system; empty if there is none. */
export function codeOf(error: unknown): string {
  return detailsOf(error).code
}

function detailsOf(error: unknown) {
  const root = (rootOf(error) ?? {}) as Record<string, unknown>
  const { code = '', severity, syscall, where = '', message = '' } = root
  return { code: String(code), severity, syscall, where: String(where), message: String(message) }
}

/** The driver's error, which the error of a failed statement wraps. */
function rootOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error
}
