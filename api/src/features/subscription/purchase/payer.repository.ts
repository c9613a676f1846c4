import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { payers } from './payer.tables.ts'

export function payerRepository(database: Database) {
  return {
    /** The id of the account's customer at the gateway. */
    async of(userId: string): Promise<string | undefined> {
      const [found] = await database.select().from(payers).where(eq(payers.userId, userId))
      return found?.gatewayId
    },

    async put(userId: string, gatewayId: string): Promise<void> {
      await database
        .insert(payers)
        .values({ userId, gatewayId })
        .onConflictDoUpdate({ target: payers.userId, set: { gatewayId } })
    },
  }
}
