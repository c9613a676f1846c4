import { login, type Session } from '@vendaclara/contract/account'
import { call } from '../../../api/call.ts'
import { sessionStore } from '../../../session/session-store.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly code?: string
}

export function sendLogin(credentials: Credentials): Promise<Session> {
  return call(login, { body: credentials })
}

export const beginSession: (session: Session) => void = sessionStore.begin
