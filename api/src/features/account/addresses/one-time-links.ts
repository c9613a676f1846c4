import type { Database } from '../../../database/database.ts'
import { newToken } from '../sessions/secret-token.ts'
import type { User } from '../user.repository.ts'
import { oneTimeTokenRepository, type Purpose } from './one-time-token.repository.ts'

const hour = 60 * 60 * 1000
const kinds: Record<Purpose, { page: string; validity: number }> = {
  'confirm-email': { page: '/confirm-email', validity: 24 * hour },
  'reset-password': { page: '/reset-password', validity: hour },
}

export type OneTimeLinks = (purpose: Purpose, user: User, email: string) => Promise<string>

/** Creates the links in mails. Their token appears nowhere else and is valid once, for a limited time. */
export function oneTimeLinks(database: Database, clock: () => Date, appUrl: string): OneTimeLinks {
  const tokens = oneTimeTokenRepository(database)
  return async (purpose, user, email) => {
    const { page, validity } = kinds[purpose]
    const { token, tokenSha256 } = newToken()
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + validity)
    await tokens.add({ tokenSha256, purpose, userId: user.id, email, createdAt, expiresAt })
    return `${appUrl}${page}?token=${token}`
  }
}
