import type { ActivityKind } from '@vendaclara/contract/account'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { securityEventRepository } from './security-event.repository.ts'

interface SecurityEvent {
  /** What happened to an account. 'access' is a refused request; only the log has it. */
  kind: ActivityKind | 'access'
  outcome: 'ok' | 'refused'
  userId?: string | undefined
  /** Empty if it did not come over the network. */
  ip: string
  /** The code of the refusal, or the operator's action. */
  detail?: string | undefined
}
export type RecordEvent = (event: SecurityEvent) => Promise<void>

interface Parts {
  database: Database
  clock: () => Date
  log: FastifyBaseLogger
}

/**
 * Records security events: each is a log line with a field `security`, by which lines are collected, and a row of the
 * account. The only personal data in it are the account's id and the IP address.
 */
export function createSecurityLog({ database, clock, log }: Parts): RecordEvent {
  const events = securityEventRepository(database)
  return async ({ kind, outcome, userId, ip, detail }) => {
    log.info({ security: { event: kind, outcome, account: userId, address: ip, detail } }, 'security event')
    // A correct password that still needs its code is only half a login.
    if (kind === 'access' || userId === undefined || detail === 'second_factor_required') return
    await events.add({ userId, kind, outcome, ip, at: clock() })
  }
}
