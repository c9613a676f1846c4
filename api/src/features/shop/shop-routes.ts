import { getShopConfig, putShopConfig } from '@vendaclara/contract/shop'
import type { Database } from '../../database/database.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { shopRepository } from './shop.repository.ts'

export function shopRoutes(bind: Bind, database: Database): void {
  const shops = shopRepository(database)

  bind(getShopConfig, async ({ userId }) => ({ config: await shops.config(userId) }))

  bind(putShopConfig, async ({ userId, body }) => {
    await shops.save(userId, body)
    return { config: body }
  })
}
