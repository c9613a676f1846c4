import {
  byWireList,
  getListings,
  importListings,
  listingsIn,
  removeListings,
  type WireListing,
} from '@vendaclara/contract/pricing'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { listingRepository, type StoredListing } from './listing.repository.ts'
import { tooManyListings } from './texts.ts'

type Repository = ReturnType<typeof listingRepository>

export function pricingRoutes(bind: Bind, database: Database, quotas: AccountQuotas): void {
  const repository = listingRepository(database)

  const save = (userId: string, work: (saved: Repository) => Promise<void>) =>
    withLockedAccount(database, userId, async (transaction) => {
      const saved = listingRepository(transaction)
      await work(saved)
      checkQuota(await saved.count(userId), quotas.listings, tooManyListings)
    })

  bind(getListings, async ({ userId }) => {
    const all = await repository.all(userId)
    return byWireList(({ stored }, marketplace) =>
      all.filter((one) => one.marketplace === marketplace).map((one) => stored.parse(withoutNulls(one))),
    )
  })

  bind(importListings, async ({ userId, body }) => {
    await save(userId, async (saved) => {
      for (const marketplace of marketplaces) {
        await saveAll(saved, userId, marketplace, body[listingsIn[marketplace].list])
      }
    })
    return { imported: Object.values(body).flat().length }
  })

  bind(removeListings, async ({ userId, body }) => {
    const removed = await database.transaction(async (transaction) => {
      const saved = listingRepository(transaction)
      let count = 0
      for (const marketplace of marketplaces) {
        count += await saved.removeAll(userId, marketplace, body[listingsIn[marketplace].list])
      }
      return count
    })
    return { removed }
  })

  for (const marketplace of marketplaces) {
    const { post, put, remove } = listingsIn[marketplace]
    for (const saving of [post, put]) {
      bind(saving, async ({ userId, body }) => {
        if (await repository.replace(userId, marketplace, body)) return body
        await save(userId, (saved) => saveAll(saved, userId, marketplace, [body]))
        return body
      })
    }
    bind(remove, async ({ userId, body: { id } }) => {
      if ((await repository.removeAll(userId, marketplace, [id])) === 0) throw new Refusal('not_found')
      return { id }
    })
  }
}

async function saveAll(saved: Repository, userId: string, marketplace: Marketplace, many: WireListing[]) {
  if (!(await saved.saveAll(userId, marketplace, many))) throw new Refusal('sku_taken', { field: 'sku' })
}

/** A listing without what it does not have; a price that does not exist is null to the API too. */
function withoutNulls({ salePrice, ...stored }: StoredListing): object {
  const given = Object.entries(stored).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), salePrice }
}
