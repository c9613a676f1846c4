import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

const uniqueViolation = '23505'
/** Out of range, an invalid or impossible date, a character that cannot be stored, or nested too deeply. */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22P05', '54001'])
const malformed = '22P02'
/** The server stops, starts, has no connection, disk space or memory left, or a statement took too long. */
const unavailable = new Set(['57P01', '57P02', '57P03', '53100', '53200', '53300', '58030', '57014'])
const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  'EPIPE',
])
/** Messages of the driver that come without a code. */
const lostConnection =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

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

/** Whether the database cannot be reached or the connection to it was lost. */
export function isOutOfReach(error: unknown): boolean {
  const { code, severity, message } = detailsOf(error)
  // A full disk can appear this way: the server cannot write what a new connection needs and reports an internal
  // error.
  const endsConnection = severity === 'FATAL' || severity === 'PANIC'
  return (
    endsConnection ||
    unavailable.has(code) ||
    unreachable.has(code) ||
    code.startsWith('08') ||
    lostConnection.test(message)
  )
}

/** Whether the database answers. */
export async function isReachable(database: Database): Promise<boolean> {
  try {
    await database.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}

function detailsOf(error: unknown) {
  const { code = '', severity, where = '', message = '' } = (rootOf(error) ?? {}) as Record<string, unknown>
  return { code: String(code), severity, where: String(where), message: String(message) }
}

/** The driver's error, which the error of a failed statement wraps. */
function rootOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error
}
