import { listingsIn, mostPriceDays, type WireListingPrice } from '@vendaclara/contract/pricing'
import { addDays } from '@vendaclara/core/calendar'
import { sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newSeller } from '../../../test/sign-up.ts'
import { listingRepository, type Save } from './listing.repository.ts'
import { listingPriceRepository } from './listing-price.repository.ts'
import { listingPrices } from './listing-price.tables.ts'

const app = buildTestApp()

async function seller() {
  on('2026-11-20')
  const { token, user } = await newSeller(app)
  const save = (part: object) =>
    app.call('PUT', '/advertisingShopee', { token, body: { id: 'a1', salePrice: 0, ...part } })
  const prices = async (id = 'a1', of = token): Promise<WireListingPrice[]> =>
    (await app.call('GET', `/advertisingShopee/${id}/prices`, { token: of })).json().prices
  return { token, user, save, prices }
}

/** 11:00 in Brazil. */
const on = (day: string) => {
  app.now = new Date(`${day}T14:00:00Z`)
}

test('each day has the last prices of the day, and a day on which nothing changed is not kept', async () => {
  const { save, prices } = await seller()
  on('2026-11-20')
  await save({})
  expect(await prices()).toEqual([])
  await save({ salePrice: 5.999 })
  await save({ salePrice: 59.9 })
  on('2026-11-21')
  await save({ salePrice: 59.9, title: 'Outro nome' })
  on('2026-11-22')
  await save({ salePrice: 59.9, currentPrice: 64.9 })
  on('2026-11-23')
  await save({ salePrice: null, currentPrice: 64.9 })
  expect(await prices()).toEqual([
    { day: '2026-11-20', salePrice: 59.9, currentPrice: null },
    { day: '2026-11-22', salePrice: 59.9, currentPrice: 64.9 },
    { day: '2026-11-23', salePrice: null, currentPrice: 64.9 },
  ])
})

test('a save that is undone on its day leaves no day behind, and one undone later is a change of that day', async () => {
  const { save, prices } = await seller()
  on('2026-11-20')
  await save({ salePrice: 50 })
  await save({ salePrice: 0 })
  expect(await prices()).toEqual([])
  await save({ salePrice: 50 })
  on('2026-11-21')
  await save({ salePrice: 70 })
  await save({ salePrice: 50 })
  expect((await prices()).map(({ day }) => day)).toEqual(['2026-11-20'])
})

test('of many saves of one listing at once the last price kept is that of the listing', async () => {
  const { token, save, prices } = await seller()
  await save({ salePrice: 40 })
  on('2026-11-21')
  for (let turn = 0; turn < 5; turn += 1) {
    const saves = await Promise.all([40, 50, 40, 60, 70, 40].map((salePrice) => save({ salePrice })))
    expect(saves.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    const [stored] = (await app.call('GET', '/advertising', { token })).json().calculadoraShopee
    expect((await prices()).at(-1)).toMatchObject({ salePrice: stored.salePrice })
  }
})

// The embedded database runs one transaction after the other.
test.runIf(inject('prepared').kind === 'server')(
  'a save that waits for another one of its listing compares its prices with what that one stored',
  async () => {
    const { user, save, prices } = await seller()
    await save({ salePrice: 40 })
    on('2026-11-21')
    const { value: [stored] = [] } = await listingRepository(app.database)
      .pages(user, 'shopee', ['a1'])
      .next()
    const listing = { ...stored, salePrice: 50 } as Save['listing']
    const waiting = await app.database.transaction(async (transaction) => {
      const under = listingRepository(transaction)
      await under.replace(user, 'shopee', { listing, replaces: undefined, day: '2026-11-21' })
      // With another SKU a save needs more than one statement.
      const second = save({ salePrice: 40, sku: 'A-1' })
      await vi.waitUntil(() => isSomebodyWaiting(), { timeout: 120_000 })
      return { second }
    })
    expect((await waiting.second).statusCode).toBe(200)
    expect((await prices()).at(-1)).toMatchObject({ day: '2026-11-20', salePrice: 40 })
  },
)

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await app.database.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

test('many saved at once have their day each, and the prices of one marketplace are not those of another', async () => {
  const { token, prices } = await seller()
  on('2026-11-20')
  const many = Array.from({ length: 1200 }, (_, at) => ({ id: `a${at}`, salePrice: at + 1 }))
  const body = { [listingsIn.shopee.list]: many, [listingsIn.shein.list]: [{ id: 'a1', salePrice: 9 }] }
  expect((await app.call('POST', '/advertising', { token, body })).statusCode).toBe(200)
  expect(await prices('a0')).toMatchObject([{ salePrice: 1 }])
  expect(await prices('a1199')).toMatchObject([{ salePrice: 1200 }])
  const shein = await app.call('GET', '/advertisingShein/a1/prices', { token })
  expect(shein.json().prices).toMatchObject([{ salePrice: 9 }])
})

test('the latest hundred days are kept', async () => {
  const { user, save, prices } = await seller()
  const days = Array.from({ length: mostPriceDays }, (_, at) => addDays('2026-08-01', at))
  await app.database.insert(listingPrices).values(
    days.map((day, at) => ({
      userId: user,
      marketplace: 'shopee' as const,
      listingId: 'a1',
      day,
      salePrice: at,
    })),
  )
  on('2026-11-20')
  await save({ salePrice: 50 })
  const kept = await prices()
  expect(kept).toHaveLength(mostPriceDays)
  expect([kept[0], kept.at(-1)]).toMatchObject([{ salePrice: 0.01 }, { day: '2026-11-20', salePrice: 50 }])
})

test('no seller sees the prices of another, and those of a removed listing come back with it until the night', async () => {
  const { token, save, prices } = await seller()
  const other = await seller()
  on('2026-11-20')
  await save({ salePrice: 50 })
  on('2026-11-21')
  await save({ salePrice: 60 })
  expect(await prices('a1', other.token)).toEqual([])
  await app.call('DELETE', '/advertisingShopee', { token, body: { id: 'a1' } })
  expect(await prices()).toEqual([])
  await save({ salePrice: 60 })
  expect(await prices()).toHaveLength(2)
  await app.call('DELETE', '/advertisingShopee', { token, body: { id: 'a1' } })
  await listingPriceRepository(app.database).removeOfNoListing()
  await save({ salePrice: 60 })
  expect((await prices()).map(({ day }) => day)).toEqual(['2026-11-21'])
})
