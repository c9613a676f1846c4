import {
  byWireList,
  getListings,
  importListings,
  listingsIn,
  removeListings,
  type WireListing,
} from '@vendaclara/contract/pricing'
import { cents, toReais } from '@vendaclara/core/money'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { withLockedAccount } from '../../database/account-quotas.ts'
import { Refusal } from '../../errors/refusal.ts'
import { jsonList, StoredJson } from '../../http/endpoint/answers/answers.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { listingRepository, type StoredListing } from './listing.repository.ts'
import { listingPriceRepository } from './listing-price.repository.ts'
import { type SavingParts, savingListings } from './save-listings.ts'

export function pricingRoutes(bind: Bind, { database, clock, quotas }: SavingParts): void {
  const repository = listingRepository(database)
  const listingPrices = listingPriceRepository(database)

  const saving = savingListings({ database, clock, quotas })

  bind(getListings, async ({ userId, query: { versions } }) => {
    const shown = (one: StoredListing) => (versions ? storedOnWire(one) : withoutVersion(storedOnWire(one)))
    let ids: Awaited<ReturnType<typeof repository.ids>> | undefined
    async function* pages(marketplace: Marketplace) {
      ids ??= await repository.ids(userId)
      for await (const some of repository.pages(userId, marketplace, ids.get(marketplace) ?? [])) {
        yield some.map(shown)
      }
    }
    const lists = marketplaces.flatMap((marketplace, place) => [
      `${place === 0 ? '' : ','}${JSON.stringify(listingsIn[marketplace].list)}:`,
      jsonList(pages(marketplace)),
    ])
    return new StoredJson('{', ...lists, '}')
  })

  bind(importListings, async ({ userId, body }) => {
    const lists = marketplaces.map((one) => [one, body[listingsIn[one].list]] as const)
    const { saved, conflicts } = await saving.saveAll(userId, new Map(lists))
    if (conflicts.size === 0) return { imported: saved }
    const found = byWireList((_, one) =>
      (conflicts.get(one) ?? []).map(({ id, stored }) => ({ id, stored: stored && storedOnWire(stored) })),
    )
    return { imported: saved, conflicts: found }
  })

  bind(removeListings, async ({ userId, body }) => {
    // Two removals of the same listings could wait for each other's rows.
    const removed = await withLockedAccount(database, userId, async (transaction) => {
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
    const { post, put, prices, remove } = listingsIn[marketplace]
    for (const call of [post, put]) {
      bind(call, async ({ userId, body }) => {
        const { saved, conflict } = await saving.save(userId, marketplace, body)
        if (conflict) {
          const stored = conflict.stored && storedOnWire(conflict.stored)
          throw new Refusal('changed_elsewhere', { stored })
        }
        return body.replaces ? saved : withoutVersion(saved)
      })
    }
    bind(prices, async ({ userId, params: { id } }) => {
      const days = await listingPrices.of(userId, marketplace, id)
      return {
        prices: days.map(({ day, salePrice, currentPrice }) => ({
          day,
          salePrice: inReais(salePrice),
          currentPrice: inReais(currentPrice),
        })),
      }
    })
    bind(remove, async ({ userId, body: { id } }) => {
      if ((await repository.removeAll(userId, marketplace, [id])) === 0) throw new Refusal('not_found')
      return { id }
    })
  }
}

function inReais(centavos: number | null): number | null {
  return centavos === null ? null : toReais(cents(centavos))
}

function storedOnWire(listing: StoredListing): WireListing {
  return listingsIn[listing.marketplace].stored.parse(withoutNulls(listing))
}

function withoutVersion({ version: _, ...listing }: WireListing): WireListing {
  return listing
}

/** A listing without its empty columns. A sale price that does not exist stays null in the API. */
function withoutNulls({ salePrice, ...stored }: StoredListing): object {
  const given = Object.entries(stored).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), salePrice }
}
