import { describe, expect, it } from 'vitest'
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

describe('the freight of Mercado Livre from August 2026', () => {
  it.each([
    [0, 10, 5],
    [0.3, 11.29, 5.645],
    [0.3, 11.3, 5.65],
    [0.3, 18.99, 5.65],
    [0.3, 19, 6.85],
    [0.3, 48.99, 6.85],
    [0.3, 49, 8.15],
    [0.3, 78.99, 8.15],
    [0.3, 79, 12.95],
    [0.3, 99.99, 12.95],
    [0.3, 100, 14.95],
    [0.3, 120, 16.95],
    [0.3, 150, 19.05],
    [0.3, 199.99, 19.05],
    [0.3, 200, 21.65],
    [0.301, 200, 23.25],
    [5.5, 90, 25.95],
    [30, 18, 7.75],
    [30, 200, 107.85],
  ])('of %d kg at %d reais is %d, beside the typed commission', (weight, price, freight) => {
    const fees = feesOf('mercado-livre-2026-08', { weight, commission: 14 })
    expect(taken(fees, price)).toEqual([14, freight])
  })

  it('is not known above 30 kg', () => {
    expect(feesOf('mercado-livre-2026-08', { weight: 30.001 })).toEqual([])
  })

  it('asks for weight and commission, and no longer for the freight', () => {
    expect(tablesOf('mercadoLivre').map((table) => factsAskedBy(table))).toEqual([
      ['commission', 'freight'],
      ['weight', 'commission'],
    ])
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

  it('is not known above 30 kg', () => {
    expect(feesOf('shein-2026-03', { weight: 30.001 })).toEqual([])
    expect(tablesOf('shein').map(heaviestWeight)).toEqual([23, 30, 30])
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

  it('asks only whether one takes part in the programme', () => {
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

  it('count until another is chosen: the specifications, and of a younger marketplace the last', () => {
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
