import {
  changeProducts,
  getProductChanges,
  getProducts,
  getPurchases,
  putChangePart,
  undoProductChange,
} from '@vendaclara/contract/products'
import type { AccountQuotas } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { jsonList, StoredJson } from '../../http/endpoint/answers/answers.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { changeRepository } from './change.repository.ts'
import { changingProducts } from './change-products.ts'
import { productRepository } from './product.repository.ts'
import { productSettingsRepository } from './product-settings.repository.ts'
import { purchaseRepository } from './purchase.repository.ts'
import { supplierItemRepository } from './supplier-item.repository.ts'

interface Parts {
  readonly database: Database
  readonly clock: () => Date
  readonly quotas: AccountQuotas
}

export function productsRoutes(bind: Bind, { database, clock, quotas }: Parts): void {
  const products = productRepository(database)
  const bought = purchaseRepository(database)
  const items = supplierItemRepository(database)
  const settings = productSettingsRepository(database)
  const changes = changeRepository(database)
  const changing = changingProducts({ database, clock, quotas })

  bind(getProducts, async ({ userId }) => {
    const { row } = await settings.of(userId)
    const start = `{"settings":${JSON.stringify(row)},"products":`
    return new StoredJson(start, jsonList(products.pages(userId)), '}')
  })

  bind(getPurchases, async ({ userId }) => {
    const [purchases, chosen] = [jsonList(bought.pages(userId)), jsonList(items.pages(userId))]
    return new StoredJson('{"purchases":', purchases, ',"items":', chosen, '}')
  })

  bind(getProductChanges, async ({ userId }) => ({
    changes: [...(await changes.last(userId, clock()))],
  }))

  bind(changeProducts, ({ userId, body }) => changing.make(userId, body))

  bind(putChangePart, ({ userId, params: { id, part }, body }) => changing.keepPart(userId, id, part, body))

  bind(undoProductChange, ({ userId, params: { id } }) => changing.undo(userId, id))
}
