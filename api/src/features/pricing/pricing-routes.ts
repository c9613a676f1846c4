import { setImmediate } from 'node:timers/promises'
import {
  getListings,
  importListings,
  listingsIn,
  removeListings,
  type WireListing,
} from '@vendaclara/contract/pricing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { cents, toReais } from '@vendaclara/core/money'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import { StoredJson } from '../../http/endpoint/answers.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { listingRepository, type StoredListing } from './listing.repository.ts'
import { listingPriceRepository } from './listing-price.repository.ts'
import { tooManyListings } from './texts.ts'

const listingsInTurn = 500

interface Parts {
  database: Database
  clock: () => Date
  quotas: AccountQuotas
}

export function pricingRoutes(bind: Bind, { database, clock, quotas }: Parts): void {
  const repository = listingRepository(database)
  const listingPrices = listingPriceRepository(database)

  const save = (userId: string, lists: ReadonlyMap<Marketplace, WireListing[]>) =>
    withLockedAccount(database, userId, async (transaction) => {
      const saved = listingRepository(transaction)
      const day = brazilianDay(clock())
      for (const [marketplace, many] of lists) {
        if (!(await saved.saveAll(userId, marketplace, { many, day }))) {
          throw new Refusal('sku_taken', { field: 'sku' })
        }
      }
      checkQuota(await saved.count(userId), quotas.listings, tooManyListings)
    })

  bind(getListings, async ({ userId }) => {
    const all = await repository.all(userId)
    const parts: string[] = []
    for (const marketplace of marketplaces) {
      const { list, stored } = listingsIn[marketplace]
      parts.push(`${parts.length === 0 ? '{' : ','}${JSON.stringify(list)}:[`)
      const own = all.filter((one) => one.marketplace === marketplace)
      for (let start = 0; start < own.length; start += listingsInTurn) {
        // Lets other requests run in between: an account may have thousands of listings.
        await setImmediate()
        const some = own.slice(start, start + listingsInTurn)
        const texts = some.map((one) => JSON.stringify(stored.parse(withoutNulls(one))))
        parts.push(`${start === 0 ? '' : ','}${texts.join(',')}`)
      }
      parts.push(']')
    }
    return new StoredJson(...parts, '}')
  })

  bind(importListings, async ({ userId, body }) => {
    await save(userId, new Map(marketplaces.map((one) => [one, body[listingsIn[one].list]])))
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
    const { post, put, prices, remove } = listingsIn[marketplace]
    for (const saving of [post, put]) {
      bind(saving, async ({ userId, body }) => {
        const day = brazilianDay(clock())
        const isSaved = await repository.replace(userId, marketplace, { listing: body, day })
        if (!isSaved) await save(userId, new Map([[marketplace, [body]]]))
        return body
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

/** A listing without its empty columns. A sale price that does not exist stays null in the API. */
function withoutNulls({ salePrice, ...stored }: StoredListing): object {
  const given = Object.entries(stored).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), salePrice }
}
