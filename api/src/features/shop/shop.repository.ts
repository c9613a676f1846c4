import type { ShopConfig } from '@vendaclara/contract/shop'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { shopConfigs } from './shop.tables.ts'

const nothingSet: ShopConfig = { monthlyBilling: 0, charges: 0, fixCost: 0 }

export function shopRepository(database: Database) {
  return {
    async config(userId: string): Promise<ShopConfig> {
      const [found] = await database.select().from(shopConfigs).where(eq(shopConfigs.userId, userId))
      return found ?? nothingSet
    },

    async save(userId: string, config: ShopConfig): Promise<void> {
      await database
        .insert(shopConfigs)
        .values({ userId, ...config })
        .onConflictDoUpdate({ target: shopConfigs.userId, set: config })
    },
  }
}
