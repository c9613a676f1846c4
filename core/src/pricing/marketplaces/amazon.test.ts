import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  applicableFees,
  defaultTable,
  type FeeFacts,
  factsAskedBy,
  feeAt,
  heaviestWeight,
  priceListing,
  profitAt,
  reachingPrices,
  tablesOf,
} from '../index.ts'

const table = defaultTable('amazon')
const categories = table.categories ?? []
const costs = {
  productCost: 50,
  variableCost: 2,
  profitMargin: 20,
  tax: 6,
  monthlyCost: 0,
  monthlyBilling: 0,
}
const seller = { productCost: 0, variableCost: 0, profitMargin: 0, tax: 0, operating: 0 }

/** Commission and fixed fee at a price, in reais before rounding. */
function taken(facts: FeeFacts, price: number, of = table): [number, number] {
  const fee = feeAt(applicableFees(of, facts), price)
  if (!fee) throw new Error(`no fee at ${price}`)
  const commission = (price * fee.commission) / 100 + (fee.commissionAmount ?? 0)
  return [Number(commission.toFixed(6)), fee.fixedFee]
}

describe('the commission of a category', () => {
  it.each([
    ['beleza', 0, 2],
    ['beleza', 15.38, 2],
    ['beleza', 15.39, 2.0007],
    ['comidas-e-bebidas', 9.99, 1],
    ['comidas-e-bebidas', 10.01, 1.001],
    ['livros', 13.33, 2],
    ['livros', 13.34, 2.001],
    ['bebidas-alcoolicas', 9.09, 1],
    ['bebidas-alcoolicas', 9.1, 1.001],
    ['acessorios-para-eletronicos-e-pc', 13.33, 2],
    ['acessorios-para-eletronicos-e-pc', 99.99, 14.9985],
    ['acessorios-para-eletronicos-e-pc', 100, 15],
    ['acessorios-para-eletronicos-e-pc', 100.01, 15.001],
    ['acessorios-para-eletronicos-e-pc', 150, 20],
    ['moveis', 199.99, 29.9985],
    ['moveis', 200, 30],
    ['moveis', 300, 40],
  ])('%s at %d reais is %d', (category, price, commission) => {
    expect(taken({ category }, price)).toEqual([commission, 0])
  })

  it('is unknown without a category, or with one that the table does not have', () => {
    for (const facts of [{}, { category: '' }, { category: 'foguetes' }]) {
      expect(applicableFees(table, facts)).toEqual([])
      expect(priceListing(costs, facts, table)).toEqual({ outcome: 'no-category' })
    }
  })

  it('has a name and an id of its own, and is between 10 and 15 percent', () => {
    expect(categories).toHaveLength(37)
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
    for (const { id, commission, least } of categories) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect([10, 11, 12, 13, 14, 15]).toContain(commission)
      expect([1, 2]).toContain(least)
    }
  })
})

describe('the logistics of FBA', () => {
  it.each([
    [0, 0.5, 5.65],
    [29.99, 25, 5.65],
    [30, 0.5, 5.85],
    [49.99, 0.5, 5.85],
    [50, 0.5, 6.05],
    [78.99, 25, 6.05],
    [79, 0.08, 10.05],
    [79, 0.081, 10.45],
    [99.99, 0.28, 10.95],
    [100, 0.28, 12.95],
    [119.99, 0.48, 13.95],
    [120, 0.48, 15.95],
    [149.99, 0.73, 16.05],
    [150, 0.73, 18.45],
    [199.99, 0.98, 19.05],
    [200, 0.98, 19.25],
    [200, 0.981, 20.35],
    [79, 4.98, 16.05],
    [79, 4.981, 24.05],
    [79, 9.98, 35.05],
    [79, 9.981, 38.1],
    [79, 10.98, 38.1],
    [79, 10.981, 41.15],
    [150, 12.98, 61.55],
    [200, 12.98, 61.85],
    [100, 29.98, 101.05],
  ])('at %d reais with %d kg, to which Amazon adds 20 g, is %d', (price, weight, fee) => {
    const facts = { category: 'casa', fulfilled: true, weight }
    expect(taken(facts, price)[1]).toBe(fee)
    const [individual] = tablesOf('amazon')
    expect(taken(facts, price, individual)[1]).toBeCloseTo(fee + 2, 9)
  })

  it('is not paid by a seller who ships, and the weight is not asked', () => {
    expect(taken({ category: 'casa', weight: 25 }, 500)).toEqual([60, 0])
    expect(factsAskedBy(table, { fulfilled: false })).toEqual(['category', 'fulfilled'])
    expect(factsAskedBy(table, { fulfilled: true })).toEqual(['category', 'fulfilled', 'weight'])
    expect(heaviestWeight(table)).toBeNull()
  })
})

describe('a price', () => {
  it.each([
    // 52 / (1 - 13 % - 26 %)
    ['beleza', false, 50, 85.25],
    // (52 + 14.45) / 61 %, between 100 and 120; with the 12.45 of 79 to 100 it would be 105.66
    ['beleza', true, 50, 108.94],
    // (1 + 2 + 2) / 74 %: the least commission
    ['beleza', false, 1, 6.76],
    // (202 + 10) / (1 - 10 % - 26 %): 15 % of 200 are 10 more than 10 %
    ['moveis', false, 200, 331.25],
  ])('of %s (FBA: %s) for a product of %d reais is %d', (category, fulfilled, productCost, price) => {
    const facts = { category, fulfilled, weight: 0.8 }
    expect(priceListing({ ...costs, productCost }, facts, table)).toMatchObject({ price })
  })

  it('has its commission to the centavo among its parts', () => {
    const fees = applicableFees(table, { category: 'moveis' })
    expect(profitAt(seller, fees, 300)).toMatchObject({ commission: 40, fixedFee: 0, profit: 260 })
    expect(profitAt(seller, applicableFees(table, { category: 'joias' }), 10)).toMatchObject({
      commission: 2,
      profit: 8,
    })
  })
})

/** The FBA fees of the page in centavos, by the weight of the product in kg. */
const logistics: Record<number, readonly (readonly [from: number, fee: number])[]> = {
  0.8: [
    ...([
      [0, 565],
      [3000, 585],
      [5000, 605],
    ] as const),
    ...([
      [7900, 1245],
      [10_000, 1445],
      [12_000, 1645],
      [15_000, 1905],
      [20_000, 1925],
    ] as const),
  ],
  12.98: [
    ...([
      [0, 565],
      [3000, 585],
      [5000, 605],
    ] as const),
    ...([
      [7900, 4420],
      [10_000, 4920],
      [12_000, 5520],
      [15_000, 6155],
      [20_000, 6185],
    ] as const),
  ],
}

test('every price that leaves the margin is one found by trying every centavo with the words of the page', () => {
  const highest = 60_000
  fc.assert(
    fc.property(
      fc.constantFrom(...categories),
      fc.constantFrom(null, 0.8, 12.98),
      fc.integer({ min: 0, max: 30_000 }),
      fc.integer({ min: -10, max: 60 }),
      (category, weight, cost, profitMargin) => {
        const { commission, least, above } = category
        const threshold = above ? above.price * 100 : highest
        const earns = (price: number) => {
          const dear = Math.max(price - threshold, 0)
          const percent = (price - dear) * commission + dear * (above?.commission ?? 0)
          const fee = weight === null ? 0 : logistics[weight]?.findLast(([from]) => price >= from)?.[1]
          return price * (100 - profitMargin) >= Math.max(percent, least * 10_000) + (cost + (fee ?? 0)) * 100
        }
        const facts = { category: category.id, ...(weight !== null && { fulfilled: true, weight }) }
        const ranges = reachingPrices(
          { ...seller, productCost: cost / 100, profitMargin },
          applicableFees(table, facts),
        )
        for (let price = 0; price <= highest; price += 1) {
          const isFound = ranges.some(({ from, to }) => price >= from && (to === null || price <= to))
          if (isFound !== earns(price))
            throw new Error(`${category.id}, ${weight} kg: ${price} is ${isFound}`)
        }
      },
    ),
    { numRuns: 200 },
  )
})
