import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { forEachMarketplace } from '@vendaclara/core/pricing'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { feeSettings } from './fee-settings.tables.ts'

const untouched: FeeSettings = {
  version: 0,
  chosen: forEachMarketplace(() => null),
  own: [],
}

export function feeSettingsRepository(database: Database) {
  return {
    async of(userId: string): Promise<FeeSettings> {
      const { version, chosen, own } = feeSettings
      const [found] = await database
        .select({ version, chosen, own })
        .from(feeSettings)
        .where(eq(feeSettings.userId, userId))
      // A row stored before a marketplace was added has no choice for it.
      return found ? { ...found, chosen: { ...untouched.chosen, ...found.chosen } } : untouched
    },

    /** Returns the new state, or undefined if the stored one does not have that version. */
    async replace(userId: string, { version, chosen, own }: FeeSettings): Promise<FeeSettings | undefined> {
      const next = { version: version + 1, chosen, own }
      const replaced =
        version === 0
          ? await database
              .insert(feeSettings)
              .values({ userId, ...next })
              .onConflictDoNothing()
              .returning()
          : await database
              .update(feeSettings)
              .set(next)
              .where(and(eq(feeSettings.userId, userId), eq(feeSettings.version, version)))
              .returning()
      return replaced.length > 0 ? next : undefined
    },
  }
}
