import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import type { User } from '../user.repository.ts'
import { knownDevices } from './known-device.tables.ts'
import { newToken, sha256Of } from './secret-token.ts'

const mostOfAccount = 20
/** As long as the cookie that holds the token. */
const keptFor = 400 * 24 * 60 * 60 * 1000

/**
 * The browsers that have logged in to an account before. Each login gives the browser a new token, so a token that
 * somebody planted in it is useless afterwards.
 */
export function knownDeviceRepository(database: Database) {
  const isIt = (token: string) => eq(knownDevices.tokenSha256, sha256Of(token))
  const oldest = (now: Date) => new Date(now.getTime() - keptFor)

  return {
    async isKnown(token: string | undefined, userId: string, now: Date): Promise<boolean> {
      if (token === undefined) return false
      const found = await database
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(and(isIt(token), eq(knownDevices.userId, userId), gt(knownDevices.seenAt, oldest(now))))
      return found.length > 0
    },

    /** Makes a browser known to an account; other accounts that know it still do. Returns its new token. */
    async remember(before: string | undefined, userId: string, now: Date): Promise<string> {
      const { token, tokenSha256 } = newToken()
      if (before !== undefined) {
        await database.delete(knownDevices).where(and(isIt(before), eq(knownDevices.userId, userId)))
        await database.update(knownDevices).set({ tokenSha256 }).where(isIt(before))
      }
      await database.insert(knownDevices).values({ tokenSha256, userId, seenAt: now })
      const surplus = database
        .select({ tokenSha256: knownDevices.tokenSha256 })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .orderBy(desc(knownDevices.seenAt))
        .offset(mostOfAccount)
      // As with security events, rows that another transaction has locked are skipped.
      const free = database
        .select({ tokenSha256: knownDevices.tokenSha256 })
        .from(knownDevices)
        .where(inArray(knownDevices.tokenSha256, surplus))
        .for('update', { skipLocked: true })
      await database
        .delete(knownDevices)
        .where(
          and(
            eq(knownDevices.userId, userId),
            ne(knownDevices.tokenSha256, tokenSha256),
            inArray(knownDevices.tokenSha256, free),
          ),
        )
      return token
    },

    async forgetOthers(userId: string, token: string | undefined): Promise<void> {
      const isOther = token === undefined ? undefined : ne(knownDevices.tokenSha256, sha256Of(token))
      await database.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isOther))
    },

    async removeUnused(now: Date): Promise<void> {
      await database.delete(knownDevices).where(lte(knownDevices.seenAt, oldest(now)))
    },
  }
}

/**
 * Whether a browser has logged in to the account before, and the account is its owner's: before the address is
 * confirmed, a stranger who signed up with it could pass limits by logging in.
 */
export async function isKnownDevice(
  database: Database,
  token: string | undefined,
  user: User | undefined,
  now: Date,
): Promise<boolean> {
  if (!user || user.confirmedAt === null) return false
  return knownDeviceRepository(database).isKnown(token, user.id, now)
}
