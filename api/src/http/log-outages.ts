import type { Logger, LoggerOptions } from 'pino'
import { codeOf, isOutOfReach } from '../database/failures/database-failure.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>
/** Whether the database has answered within the last so many milliseconds. */
export type HasAnswered = (milliseconds: number) => boolean

interface Outage {
  began: number
  last: number
  failures: number
  /** The failures by the code of their cause. */
  causes: Record<string, number>
  said: number
}

/** In milliseconds. An answer counts if it came this long after the last failure. */
const [lookEvery, settled, sayEvery] = [500, 1000, 60_000]

/**
 * Logs an outage of the database once, for all requests and jobs together, then every minute how often it was met,
 * and its end. One line for each failure would be thousands a minute, with a stack each.
 */
export function logOutages(hasAnswered: HasAnswered): LogMethod {
  let outage: Outage | undefined
  let isOwnLine = false

  function begin(log: Logger, err: unknown): void {
    const now = performance.now()
    const current: Outage = { began: now, last: now, failures: 0, causes: {}, said: now }
    outage = current
    count(current, err)
    isOwnLine = true
    log.error({ err }, 'the database is out of reach')
    isOwnLine = false
    const timer = setInterval(() => {
      const time = performance.now()
      const { failures, causes } = current
      const counted = { failures, causes, seconds: Math.round((time - current.began) / 1000) }
      if (time - current.last > settled && hasAnswered(time - current.last - settled)) {
        clearInterval(timer)
        outage = undefined
        log.warn(counted, 'the database is back')
      } else if (time - current.said > sayEvery) {
        current.said = time
        log.error(counted, 'the database is still out of reach')
      }
    }, lookEvery).unref()
  }

  return function logMethod(args, method) {
    const [first] = args as unknown[]
    const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
    if (isOwnLine || !isOutOfReach(error)) return method.apply(this, args)
    if (outage === undefined) return begin(this, error)
    count(outage, error)
  }
}

function count(outage: Outage, error: unknown): void {
  outage.last = performance.now()
  outage.failures += 1
  const cause = codeOf(error) || 'connection lost'
  outage.causes[cause] = (outage.causes[cause] ?? 0) + 1
}
