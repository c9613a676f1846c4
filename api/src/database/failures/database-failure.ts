import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

const uniqueViolation = '23505'
/** Out of range, a malformed or impossible date, characters that it cannot hold, nested deeper than it can read. */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22P05', '54001'])
const malformed = '22P02'
/** The server ends, starts, takes no more connections, or has no disk or memory left; or a statement took too long. */
const unavailable = new Set(['57P01', '57P02', '57P03', '53100', '53200', '53300', '58030', '57014'])
const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  'EPIPE',
])
/** What the driver says without a code. */
const lostConnection =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Whether the database refused a value because another row has it. */
export function isTaken(error: unknown): boolean {
  return detailsOf(error).code === uniqueViolation
}

/** Whether the database refused a value that it cannot hold: a character such as U+0000, a number, a date, JSON it cannot read. */
export function isUnstorable(error: unknown): boolean {
  const { code, where } = detailsOf(error)
  return unstorable.has(code) || (code === malformed && where.startsWith('JSON data'))
}

/** Whether the database could not be asked: it is not reached, or the connection to it is lost. */
export function isOutOfReach(error: unknown): boolean {
  const { code, severity, message } = detailsOf(error)
  // A full disk is also said so: the server cannot write what it needs for a new connection, an internal error to it.
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

/** What the driver said, of which the error of a failed statement is made. */
function rootOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error
}
