import { type FeeTable, type MarketplaceEntry, marketplaceEntries } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { listingCalls, listingsIn } from '../pricing.ts'

const feira2026: FeeTable<'feira'> = {
  id: 'feira-2026',
  marketplace: 'feira',
  name: 'Feira 2026',
  validFrom: null,
  validUntil: null,
  source: 'inventada',
  certainty: 'medium',
  note: null,
  followedBy: null,
  rules: [{ commission: 12, fixedFee: 3.5 }],
}

/** An invented marketplace: its listings tell the API whether they ship for free, and their weight. */
const feira = {
  id: 'feira',
  label: 'Feira Livre',
  article: 'a',
  aliases: [],
  word: 'feira-livre',
  wire: { list: 'calculadoraFeira', path: '/advertisingFeira', visit: 'calcFeira' },
  facts: ['freeShipping', 'weight'],
  fixedFee: 'fee',
  tables: [feira2026],
  untilChosen: feira2026,
} as const satisfies MarketplaceEntry<'feira'>

type Entries = typeof marketplaceEntries & { feira: typeof feira }
const calls = listingCalls<keyof Entries, Entries[keyof Entries]>({ ...marketplaceEntries, feira })

test('a marketplace that is added as an entry has its own calls, and its list in the calls about all marketplaces', () => {
  const { post, put, remove } = calls.of.feira
  expect([post, put, remove].map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /advertisingFeira',
    'PUT /advertisingFeira',
    'DELETE /advertisingFeira',
  ])
  expect(Object.keys(calls.get.answer.shape)).toEqual([
    ...Object.values(marketplaceEntries).map(({ wire }) => wire.list),
    'calculadoraFeira',
  ])
  expect(calls.import.body?.parse({ calculadoraFeira: [{ id: 'a' }] })).toMatchObject({
    calculadoraShopee: [],
    calculadoraFeira: [{ id: 'a', freeShipping: true, peso: 0 }],
  })
  expect(calls.remove.body?.parse({ calculadoraFeira: ['a'] }).calculadoraFeira).toEqual(['a'])
  expect(calls.byList((_, id) => id)).toMatchObject({
    calculadoraMeli: 'mercadoLivre',
    calculadoraFeira: 'feira',
  })
})

test('a listing always tells the facts of its marketplace, and any other only when it is sent', () => {
  const read = calls.of.feira.written.parse({ id: 'a' })
  expect(Object.keys(read)).toEqual(expect.arrayContaining(['freeShipping', 'peso']))
  expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['mlTax']))
  expect(calls.of.feira.written.parse({ id: 'a', mlTax: 5 }).mlTax).toBe(5)
  expect(listingsIn.shopee.written.parse({ id: 'a' })).toMatchObject({ freeShipping: true })
  expect(listingsIn.mercadoLivre.written.parse({ id: 'a' })).toMatchObject({ mlTax: 0, shippingCost: 0 })
  expect(listingsIn.shein.written.parse({ id: 'a' })).toMatchObject({ mlTax: 0, shippingCost: 0, peso: 0 })
})

test.each([
  [listingsIn.shopee, '/advertisingShopee', 'calculadoraShopee'],
  [listingsIn.mercadoLivre, '/advertisingMeli', 'calculadoraMeli'],
  [listingsIn.shein, '/advertisingShein', 'calculadoraShein'],
])('the calls of a marketplace keep the path and the list of the specification', (own, path, list) => {
  expect([own.post.path, own.put.path, own.remove.path, own.list]).toEqual([path, path, path, list])
})

test('data from before the bounds can be read, but no longer written', () => {
  const old = { id: 'a', mlTax: 900, peso: 1e5 }
  expect(listingsIn.shein.stored.safeParse(old).success).toBe(true)
  expect(listingsIn.shein.written.safeParse(old).success).toBe(false)
})
