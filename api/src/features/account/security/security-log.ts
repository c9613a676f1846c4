import type { ActivityKind } from '@vendaclara/contract/account'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { securityEventRepository } from './security-event.repository.ts'

interface SecurityEvent {
  /** Of an account, or an access that was refused, which only the log has. */
  kind: ActivityKind | 'access'
  outcome: 'ok' | 'refused'
  userId?: string | undefined
  /** Empty where it was not done over the network. */
  ip: string
  /** The code of the refusal, or what the operator did. */
  detail?: string | undefined
}
export type RecordEvent = (event: SecurityEvent) => Promise<void>

interface Parts {
  database: Database
  clock: () => Date
  log: FastifyBaseLogger
}

/**
 * Records what concerns security: each event is a line of the log with a field `security`, by which they are collected, and a
 * row of the account it happened to. Of a person they hold the account's id and the address, nothing else.
 */
export function createSecurityLog({ database, clock, log }: Parts): RecordEvent {
  const events = securityEventRepository(database)
  return async ({ kind, outcome, userId, ip, detail }) => {
    log.info({ security: { event: kind, outcome, account: userId, address: ip, detail } }, 'security event')
    // A right password that waits for its code is half a login.
    if (kind === 'access' || userId === undefined || detail === 'second_factor_required') return
    await events.add({ userId, kind, outcome, ip, at: clock() })
  }
}
