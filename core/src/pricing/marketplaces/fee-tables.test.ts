import { describe, expect, it, test } from 'vitest'
import {
  applicableFees,
  checkFeeTable,
  copyOf,
  defaultTable,
  defaultTables,
  type FeeFacts,
  factsAskedBy,
  feeAt,
  feeTables,
  heaviestWeight,
  type PriceFee,
  priceListing,
  tablesOf,
  withoutCertainty,
} from '../index.ts'

function feesOf(id: string, facts: FeeFacts = {}): PriceFee[] {
  const table = feeTables.find((one) => one.id === id)
  if (!table) throw new Error(`no table ${id}`)
  return applicableFees(table, facts)
}

/** Commission in percent and fixed fee in reais at a price. */
function taken(fees: PriceFee[], price: number): [number, number] {
  const fee = feeAt(fees, price)
  if (!fee) throw new Error(`no fee at ${price}`)
  const fixedFee = fee.fixedFee + (price * (fee.fixedFeeShare ?? 0)) / 100
  return [fee.commission, Number(fixedFee.toFixed(6))]
}

describe('Shopee from March 2026', () => {
  it.each([
    [0, 20, 0],
    [5, 20, 2.5],
    [7.99, 20, 3.995],
    [8, 20, 4],
    [8.99, 20, 4],
    [79.99, 20, 4],
    [80, 14, 16],
    [99.99, 14, 16],
    [100, 14, 20],
    [199.99, 14, 20],
    [200, 14, 26],
    [1_000_000, 14, 26],
  ])('at %d reais takes %d %% and %d reais', (price, commission, fixedFee) => {
    expect(taken(feesOf('shopee-2026-03'), price)).toEqual([commission, fixedFee])
  })
})

describe('Shopee from October 2026', () => {
  it.each([
    [7.99, 20, 3.995],
    [8, 20, 4],
    [8.99, 20, 4.495],
    [9, 20, 4.5],
    [79.99, 20, 4.5],
    [80, 14, 16],
    [99.99, 14, 16],
    [100, 14, 20],
    [199.99, 14, 20],
    [200, 14, 26],
  ])('at %d reais takes %d %% and %d reais', (price, commission, fixedFee) => {
    expect(taken(feesOf('shopee-2026-10'), price)).toEqual([commission, fixedFee])
  })
})

test('how sure Shopee from October 2026 is differs only where its pages do, between R$ 8 and R$ 9', () => {
  const certaintyAt = (price: number) => feeAt(feesOf('shopee-2026-10'), price)?.certainty
  expect([7.99, 8, 8.99, 9, 200].map(certaintyAt)).toEqual([
    undefined,
    'medium',
    'medium',
    undefined,
    undefined,
  ])
  expect(feesOf('shopee-2026-03').some((fee) => 'certainty' in fee)).toBe(false)
})

test('a copy of a table has one line where the table has several that differ only in how sure they are', () => {
  const table = feeTables.find(({ id }) => id === 'shopee-2026-10')
  expect(table && copyOf(table, 'own', 'Minha').rules).toEqual([
    { price: { from: 0, to: 80 }, commission: 20, fixedFee: 4.5, fixedFeeCap: 50 },
    { price: { from: 80, to: 100 }, commission: 14, fixedFee: 16 },
    { price: { from: 100, to: 200 }, commission: 14, fixedFee: 20 },
    { price: { from: 200, to: null }, commission: 14, fixedFee: 26 },
  ])
  for (const { id, rules } of feeTables) {
    if (id !== 'shopee-2026-10') expect(withoutCertainty(rules), id).toHaveLength(rules.length)
  }
})

describe('Shopee with CPF and more than 450 orders', () => {
  const bare = { variableCost: 0, profitMargin: 0, tax: 0, monthlyCost: 0, monthlyBilling: 0 }

  it.each([
    [0, 45, 0],
    [8.99, 45, 4.495],
    [9, 45, 4.5],
    [11.99, 45, 4.5],
    [12, 20, 7.5],
    [79.99, 20, 7.5],
    [80, 14, 19],
    [99.99, 14, 19],
    [100, 14, 23],
    [199.99, 14, 23],
    [200, 14, 29],
  ])('at %d reais takes %d %% and %d reais', (price, commission, fixedFee) => {
    expect(taken(feesOf('shopee-2026-10-cpf'), price)).toEqual([commission, fixedFee])
  })

  // 0.05 x 9 = 0.45; (0.45 + 4.5) / 0.55 = 9; (2.1 + 4.5) / 0.55 = 12 = (2.1 + 7.5) / 0.8; (56.5 + 7.5) / 0.8 = 80, then
  // 75.5 / 0.86 = 87.79; (67 + 19) / 0.86 = 100, then 90 / 0.86 = 104.65; (149 + 23) / 0.86 = 200, then 178 / 0.86 = 206.97
  it.each([
    [0.44, 8.8],
    [0.45, 9],
    [2.09, 11.99],
    [2.1, 12],
    [56.49, 79.99],
    [56.5, 87.8],
    [66.99, 99.99],
    [67, 104.66],
    [148.99, 199.99],
    [149, 206.98],
  ])('a product of %d reais costs %d to lose nothing', (productCost, price) => {
    const table = feeTables.find(({ id }) => id === 'shopee-2026-10-cpf') ?? defaultTables.shopee
    expect(priceListing({ ...bare, productCost }, {}, table)).toMatchObject({ price })
  })

  it('adds to R$ 8 and R$ 10 what the page says was paid in all before October, when R$ 4 were the fixed part', () => {
    const addition = (price: number) => price * 0.25
    expect([4 + addition(8), 4 + addition(10), addition(12)]).toEqual([6, 6.5, 3])
    const certainties = feesOf('shopee-2026-10-cpf').map(({ certainty }) => certainty)
    expect(certainties).toEqual(['inferred', 'inferred', undefined, undefined, undefined, undefined])
  })
})

describe('Shein from March 2026', () => {
  it.each([
    [0, 4],
    [0.3, 4],
    [0.301, 5],
    [0.6, 5],
    [0.9, 6],
    [1.2, 8],
    [1.5, 10],
    [2, 12],
    [2.001, 15],
    [5, 15],
    [9, 32],
    [13, 63],
    [17, 73],
    [23, 89],
    [23.001, 106],
    [30, 106],
  ])('of %d kg takes 18 %%, 20 %% for womens clothing, and %d reais', (weight, fixedFee) => {
    expect(taken(feesOf('shein-2026-03', { weight }), 50)).toEqual([18, fixedFee])
    expect(taken(feesOf('shein-2026-03-womens-clothing', { weight }), 50)).toEqual([20, fixedFee])
  })

  it('is less sure by weight, which the page does not have, and inferred above 30 kg, where one source ends', () => {
    const certainties = [23, 30, 30.001, 500].map((weight) => {
      const [fee] = feesOf('shein-2026-03', { weight })
      return [fee?.fixedFee, fee?.certainty]
    })
    expect(certainties).toEqual([
      [89, 'medium-high'],
      [106, 'medium-high'],
      [106, 'inferred'],
      [106, 'inferred'],
    ])
    expect(tablesOf('shein').map(heaviestWeight)).toEqual([23, null, null])
  })
})

describe('TikTok Shop', () => {
  it.each([
    [0, 6, 4, 12, 4],
    [49.99, 6, 4, 12, 4],
    [833.33, 6, 4, 12, 4],
    [833.34, 6, 4, 6, 54],
    [5000, 6, 4, 6, 54],
  ])(
    'until 14/07/2026 at %d reais takes %d %% and %d reais, in the programme %d %% and %d',
    (price, ...taking) => {
      const [commission, fixedFee, inside, fixedInside] = taking
      expect(taken(feesOf('tiktok-2026-02', { freeShipping: false }), price)).toEqual([commission, fixedFee])
      expect(taken(feesOf('tiktok-2026-02', { freeShipping: true }), price)).toEqual([inside, fixedInside])
    },
  )

  it.each([
    [0, 10, 4, 16, 4],
    [49.99, 10, 4, 16, 4],
    [50, 6, 6, 12, 6],
    [833.33, 6, 6, 12, 6],
    [833.34, 6, 6, 6, 56],
    [5000, 6, 6, 6, 56],
  ])(
    'from 15/07/2026 at %d reais takes %d %% and %d reais, in the programme %d %% and %d',
    (price, ...taking) => {
      const [commission, fixedFee, inside, fixedInside] = taking
      expect(taken(feesOf('tiktok-2026-07', { freeShipping: false }), price)).toEqual([commission, fixedFee])
      expect(taken(feesOf('tiktok-2026-07', { freeShipping: true }), price)).toEqual([inside, fixedInside])
    },
  )

  // Margin and taxes take 26 %: outside the programme (27.99 + 4) / 64 % = 49.98 is the last price below 50, from which on
  // (28.01 + 6) / 68 % = 50.01; inside it (25 + 6) / 62 % = 50, and from 833.34 on (600 + 56) / 68 % = 964.71.
  it.each([
    [20, false, 37.5],
    [27.99, false, 49.99],
    [27.994, false, 50],
    [28.01, false, 50.02],
    [24.99, true, 49.99],
    [25, true, 50],
    [25.01, true, 50.02],
    [510.66, true, 833.33],
    [510.67, true, 833.34],
    [600, true, 964.71],
  ])(
    'a product of %d reais (programme: %s) costs %d to leave 20 %% after 6 %% of taxes',
    (productCost, freeShipping, price) => {
      const costs = {
        productCost,
        variableCost: 0,
        profitMargin: 20,
        tax: 6,
        monthlyCost: 0,
        monthlyBilling: 0,
      }
      expect(priceListing(costs, { freeShipping }, defaultTable('tiktok'))).toMatchObject({ price })
    },
  )

  it('asks only whether the seller takes part in the programme', () => {
    expect(tablesOf('tiktok').map((table) => factsAskedBy(table))).toEqual([
      ['freeShipping'],
      ['freeShipping'],
    ])
  })
})

describe('the known tables', () => {
  it.each(feeTables.map((table) => [table.id, table] as const))('%s has no problem', (_, table) => {
    expect(checkFeeTable(table)).toEqual([])
  })

  it('have ids of their own, and followers of the same marketplace that begin when they end', () => {
    expect(new Set(feeTables.map(({ id }) => id)).size).toBe(feeTables.length)
    for (const table of feeTables.filter(({ followedBy }) => followedBy !== null)) {
      const follower = feeTables.find(({ id }) => id === table.followedBy)
      expect(follower?.marketplace).toBe(table.marketplace)
      const dayAfter = new Date(Date.parse(`${table.validUntil}T00:00:00Z`) + 86_400_000)
      expect(follower?.validFrom).toBe(dayAfter.toISOString().slice(0, 10))
    }
  })

  it('name pages of the marketplaces themselves', () => {
    for (const { pages } of feeTables) {
      for (const { name, url } of pages ?? []) {
        expect(name).not.toBe('')
        expect(new URL(url).protocol).toBe('https:')
        expect(new URL(url).hostname).toMatch(/(shopee|mercadolivre|shein|tiktok|amazon)\.com(\.br)?$/)
      }
    }
  })

  it('have a source, and say so in words where they have no page', () => {
    for (const { source, pages, certainty } of feeTables) {
      expect(source).not.toBe('')
      if (!pages?.length && certainty !== 'own') expect(source).toContain('sem página para conferir')
    }
    const unlinked = feeTables.filter(({ pages }) => pages === undefined).map(({ id }) => id)
    expect(unlinked).toEqual(['shopee-specification', 'mercado-livre-specification', 'shein-specification'])
  })

  it('are copied without what only their marketplace can say', () => {
    for (const table of feeTables) {
      const copy = copyOf(table, 'mine', 'Minha tabela')
      expect(copy).not.toHaveProperty('pages')
      expect(copy).not.toHaveProperty('holdsFor')
      expect(copy.rules.some((rule) => 'certainty' in rule)).toBe(false)
    }
  })

  it('count until another is chosen: those of the specification, and the last one of a newer marketplace', () => {
    for (const marketplace of ['shopee', 'mercadoLivre', 'shein'] as const) {
      expect(tablesOf(marketplace)[0]).toBe(defaultTables[marketplace])
      expect(defaultTable(marketplace)).toBe(defaultTables[marketplace])
    }
    expect(defaultTable('tiktok').id).toBe('tiktok-2026-07')
  })

  it('are copied with their fees, as the sellers own', () => {
    const copy = copyOf(defaultTables.shein, 'mine', 'Minha tabela')
    expect(copy).toMatchObject({ id: 'mine', name: 'Minha tabela', certainty: 'own', followedBy: null })
    expect(copy.rules).toEqual(defaultTables.shein.rules)
    expect(copy.validUntil).toBeNull()
  })
})
