import { firstProductSettings, type ProductSettings } from '@vendaclara/core/products'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { Changed } from './product.repository.ts'
import { productSettings } from './products.tables.ts'

/** What holds for all products of an account. */
export function productSettingsRepository(database: Database) {
  return {
    async of(userId: string): Promise<Changed<ProductSettings>> {
      const [found] = await database.select().from(productSettings).where(eq(productSettings.userId, userId))
      if (!found) return { row: firstProductSettings, changeId: '' }
      return { row: { method: found.method, taxIds: found.taxIds }, changeId: found.changeId }
    },

    async save(userId: string, settings: ProductSettings, changeId: string): Promise<void> {
      const set = { method: settings.method, taxIds: [...settings.taxIds], changeId }
      await database
        .insert(productSettings)
        .values({ userId, ...set })
        .onConflictDoUpdate({ target: productSettings.userId, set })
    },
  }
}
