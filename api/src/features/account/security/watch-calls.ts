import {
  type ActivityKind,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportData,
  login,
  requestRecovery,
  updatePassword,
} from '@vendaclara/contract/account'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@vendaclara/contract/account/second-factor'
import type { Endpoint } from '@vendaclara/contract/endpoint'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import { oneTimeTokenRepository } from '../addresses/one-time-token.repository.ts'
import { sha256Of } from '../sessions/secret-token.ts'
import { userRepository } from '../user.repository.ts'
import type { RecordEvent } from './security-log.ts'

const watched = new Map<Endpoint, ActivityKind>([
  [login, 'login'],
  [requestRecovery, 'recovery-request'],
  [updatePassword, 'password-reset'],
  [changePassword, 'password-change'],
  [changeEmail, 'email-change-request'],
  [confirmEmail, 'email-confirmed'],
  [endSession, 'session-end'],
  [endOtherSessions, 'session-end'],
  [exportData, 'data-export'],
  [deleteAccount, 'account-deletion'],
  [beginSecondFactor, 'second-factor-setup'],
  [confirmSecondFactor, 'second-factor-on'],
  [removeSecondFactor, 'second-factor-off'],
  [renewRecoveryCodes, 'recovery-codes'],
])
const named = z.object({ email: z.string() })
const withToken = z.object({ token: z.string() })

/** Binds as `bind` does, and also records the outcome of each call that concerns security. */
export function watchCalls(bind: Bind, database: Database, record: RecordEvent): Bind {
  /** The account that a call without a session is about, if the call says so. */
  async function ownerOf(kind: ActivityKind, body: unknown, query: unknown): Promise<string | undefined> {
    const { data: person } = named.safeParse(body)
    if (person) return (await userRepository(database).byEmail(person.email.trim()))?.id
    const { data: link } = withToken.safeParse(kind === 'email-confirmed' ? query : body)
    const purpose = kind === 'email-confirmed' ? 'confirm-email' : 'reset-password'
    return link && oneTimeTokenRepository(database).ownerOf(sha256Of(link.token), purpose)
  }

  return (endpoint, handler) => {
    const kind = watched.get(endpoint)
    if (kind === undefined) return bind(endpoint, handler)
    bind(endpoint, async (given) => {
      const report = async (outcome: 'ok' | 'refused', detail?: string) => {
        const userId = given.userId ?? (await ownerOf(kind, given.body, given.query))
        await record({ kind, outcome, userId, ip: given.ip, detail })
      }
      try {
        const answer = await handler(given)
        await report('ok')
        return answer
      } catch (error) {
        if (error instanceof Refusal) await report('refused', error.code)
        throw error
      }
    })
  }
}
