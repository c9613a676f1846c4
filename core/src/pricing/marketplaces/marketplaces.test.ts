import { describe, expect, expectTypeOf, it, test } from 'vitest'
import {
  checkFeeTable,
  defaultTables,
  type FeeTable,
  factsAskedBy,
  factsKeptBy,
  feeTables,
  type Marketplace,
  type MarketplaceEntry,
  marketplaceEntries,
  marketplaceNamed,
  marketplaces,
  priceListing,
} from '../index.ts'

const feira2026: FeeTable<'feira'> = {
  id: 'feira-2026',
  marketplace: 'feira',
  name: 'Feira 2026',
  validFrom: '2026-01-01',
  validUntil: null,
  source: 'inventada',
  certainty: 'medium',
  note: null,
  followedBy: null,
  rules: [
    { weight: { from: 0, to: 2, toIncluded: true }, commission: 12, fixedFee: 3.5 },
    { weight: { from: 2, to: null, fromExcluded: true }, commission: 12, fixedFee: 9 },
  ],
}

/** An invented marketplace: 12 % and R$ 3,50, or R$ 9 above 2 kg. */
const feira = {
  id: 'feira',
  label: 'Feira Livre',
  article: 'a',
  aliases: ['feirinha'],
  word: 'feira-livre',
  wire: { list: 'calculadoraFeira', path: '/advertisingFeira', visit: 'calcFeira' },
  facts: ['freeShipping'],
  fixedFee: 'freight',
  tables: [feira2026],
  untilChosen: feira2026,
} as const satisfies MarketplaceEntry<'feira'>

describe('a marketplace that is added as an entry', () => {
  const table = feira.untilChosen
  const costs = {
    productCost: 40,
    variableCost: 1.5,
    profitMargin: 20,
    tax: 6,
    monthlyCost: 0,
    monthlyBilling: 0,
  }

  it('prices listings by its own table, which is judged as any other', () => {
    expect(checkFeeTable(table)).toEqual([])
    expect(priceListing(costs, { weight: 1 }, table)).toMatchObject({
      outcome: 'priced',
      price: 72.58,
      commission: 8.71,
      fixedFee: 3.5,
    })
    expect(priceListing(costs, { weight: 3 }, table)).toMatchObject({ outcome: 'priced', fixedFee: 9 })
  })

  it('keeps with a listing what the API and its tables ask', () => {
    expect(factsAskedBy(table)).toEqual(['weight'])
    expect([...factsKeptBy(feira)]).toEqual(['freeShipping', 'weight'])
  })

  it('is found by its name and by other words of sellers for it', () => {
    const entries = { ...marketplaceEntries, feira }
    for (const name of ['Feira Livre', 'FEIRA-LIVRE', ' feirinha ']) {
      expect(marketplaceNamed(name, entries)).toBe('feira')
    }
    expect(marketplaceNamed('Mercado livre', entries)).toBe('mercadoLivre')
    expect(marketplaceNamed('Feira Livre', marketplaceEntries)).toBeUndefined()
  })

  it('does not compile as long as its entry is missing from the record', () => {
    expectTypeOf<keyof typeof marketplaceEntries>().toEqualTypeOf<Marketplace>()
    const { shopee: _, ...others } = marketplaceEntries
    // @ts-expect-error: one marketplace is missing.
    const incomplete: Record<Marketplace, unknown> = others
    expect(Object.keys(incomplete)).toHaveLength(marketplaces.length - 1)
  })
})

describe.each(marketplaces)('the entry of %s', (marketplace) => {
  const entry: MarketplaceEntry = marketplaceEntries[marketplace]

  test('is listed under its id, and its tables are its own', () => {
    expect(entry.id).toBe(marketplace)
    expect(entry.tables.map((table) => table.marketplace)).toEqual(entry.tables.map(() => marketplace))
    expect(entry.tables).toContain(defaultTables[marketplace])
  })

  test.each(['label', 'word'] as const)('has a %s of its own, and a place of its own in the API', (name) => {
    const others = marketplaces.filter((other) => other !== marketplace).map((one) => marketplaceEntries[one])
    expect(others.map((other) => other[name])).not.toContain(entry[name])
    expect(others.map(({ wire }) => wire.list)).not.toContain(entry.wire.list)
    expect(others.map(({ wire }) => wire.path)).not.toContain(entry.wire.path)
    expect(others.map(({ wire }) => wire.visit)).not.toContain(entry.wire.visit)
  })
})

test('the ids of tables are unique over all marketplaces', () => {
  expect(new Set(feeTables.map(({ id }) => id)).size).toBe(feeTables.length)
})

test('sellers name marketplaces in many ways', () => {
  const named = (name: string) => marketplaceNamed(name, marketplaceEntries)
  expect(
    [
      'Shopee',
      'SHOPEE ',
      'Mercado Livre',
      'mercadolivre',
      'Meli',
      'ML',
      'shein',
      'TikTok',
      'TikTok Shop',
      'Amazon.com.br',
    ].map(named),
  ).toEqual([
    'shopee',
    'shopee',
    'mercadoLivre',
    'mercadoLivre',
    'mercadoLivre',
    'mercadoLivre',
    'shein',
    'tiktok',
    'tiktok',
    'amazon',
  ])
  expect(named('Magalu')).toBeUndefined()
  expect(named('')).toBeUndefined()
})
