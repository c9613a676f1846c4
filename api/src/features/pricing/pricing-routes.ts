import {
  getListings,
  importListings,
  mercadoLivreListings,
  removeListings,
  sheinListings,
  shopeeListings,
  storedListings,
} from '@vendaclara/contract/pricing'
import { type AccountQuotas, holdingAccount, keepQuota } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import {
  type Listing,
  listingRepository,
  type Marketplace,
  type StoredListing,
} from './listing.repository.ts'

export function pricingRoutes(bind: Bind, database: Database, quotas: AccountQuotas): void {
  const repository = listingRepository(database)

  const save = (userId: string, work: (saved: typeof repository) => Promise<void>) =>
    holdingAccount(database, userId, async (transaction) => {
      const saved = listingRepository(transaction)
      await work(saved)
      keepQuota(await saved.count(userId), quotas.listings, tooManyListings)
    })

  bind(getListings, async ({ userId }) => {
    const stored = await repository.all(userId)
    const of = (marketplace: Marketplace) =>
      stored.filter((listing) => listing.marketplace === marketplace).map(withoutNulls)
    return {
      calculadoraShopee: of('shopee').map((listing) => storedListings.shopee.parse(listing)),
      calculadoraMeli: of('mercado-livre').map((listing) => storedListings.mercadoLivre.parse(listing)),
      calculadoraShein: of('shein').map((listing) => storedListings.shein.parse(listing)),
    }
  })

  const saveAll = async (
    saved: typeof repository,
    userId: string,
    marketplace: Marketplace,
    many: Listing[],
  ) => {
    if (!(await saved.saveAll(userId, marketplace, many))) throw new Refusal('sku_taken', { field: 'sku' })
  }

  bind(importListings, async ({ userId, body }) => {
    const { calculadoraShopee, calculadoraMeli, calculadoraShein } = body
    await save(userId, async (saved) => {
      await saveAll(saved, userId, 'shopee', calculadoraShopee)
      await saveAll(saved, userId, 'mercado-livre', calculadoraMeli)
      await saveAll(saved, userId, 'shein', calculadoraShein)
    })
    return { imported: calculadoraShopee.length + calculadoraMeli.length + calculadoraShein.length }
  })

  bind(removeListings, async ({ userId, body }) => {
    const removed = await database.transaction(async (transaction) => {
      const saved = listingRepository(transaction)
      return (
        (await saved.removeAll(userId, 'shopee', body.calculadoraShopee)) +
        (await saved.removeAll(userId, 'mercado-livre', body.calculadoraMeli)) +
        (await saved.removeAll(userId, 'shein', body.calculadoraShein))
      )
    })
    return { removed }
  })

  const saving = (marketplace: Marketplace) =>
    async function keep<L extends Listing>({ userId, body }: { userId: string; body: L }): Promise<L> {
      await save(userId, (saved) => saveAll(saved, userId, marketplace, [body]))
      return body
    }

  const removing =
    (marketplace: Marketplace) =>
    async ({ userId, body: { id } }: { userId: string; body: { id: string } }): Promise<{ id: string }> => {
      if ((await repository.removeAll(userId, marketplace, [id])) === 0) throw new Refusal('not_found')
      return { id }
    }

  bind(shopeeListings.post, saving('shopee'))
  bind(shopeeListings.put, saving('shopee'))
  bind(shopeeListings.remove, removing('shopee'))
  bind(mercadoLivreListings.post, saving('mercado-livre'))
  bind(mercadoLivreListings.put, saving('mercado-livre'))
  bind(mercadoLivreListings.remove, removing('mercado-livre'))
  bind(sheinListings.post, saving('shein'))
  bind(sheinListings.put, saving('shein'))
  bind(sheinListings.remove, removing('shein'))
}

const tooManyListings = (most: string) =>
  `A sua conta guarda no máximo ${most} anúncios. Exclua os que não usa mais e tente de novo.`

/** A listing without what it does not have; a price that does not exist is null to the API too. */
function withoutNulls({ salePrice, ...stored }: StoredListing): object {
  const given = Object.entries(stored).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), salePrice }
}
