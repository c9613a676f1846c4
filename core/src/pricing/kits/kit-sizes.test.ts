import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../../money/index.ts'
import {
  applicableFees,
  defaultTable,
  type FeeTable,
  feeTables,
  type Kit,
  kitSizes,
  mostKitUnits,
  priceListing,
  profitAt,
  sellerSideOf,
} from '../index.ts'

const named = (id: string) => feeTables.find((table) => table.id === id) as FeeTable
const costs = {
  productCost: 5,
  variableCost: 1,
  profitMargin: 20,
  tax: 0,
  monthlyCost: 0,
  monthlyBilling: 0,
}
const priceOf = (kit: Kit | undefined) => (kit?.price.outcome === 'priced' ? kit.price.price : null)
const forOne = (amount: number, units: number) => Math.round(toCents(amount) / units)

describe('kits', () => {
  it('share the fixed fee and, being one parcel, the variable costs', () => {
    // (5 + 1 + 4) / 0.6, (10 + 1 + 4) / 0.6
    const once = kitSizes(costs, {}, defaultTable('shopee'), { variableCost: 'once', most: 3 })
    expect(once.kits.map(priceOf)).toEqual([16.67, 25, 33.33])
    expect([once.cheapest?.units, once.mostProfit?.units]).toEqual([3, 3])
    // Three for 3 x 16.67: 50.01 - 10.00 - 4 - 16
    expect(once.mostProfit?.samePrice?.profit).toBe(20.01)
    const each = kitSizes(costs, {}, defaultTable('shopee'), { variableCost: 'each', most: 3 })
    expect(each.kits.map(priceOf)).toEqual([16.67, 26.67, 36.67])
  })

  it('cost more where their price reaches a band of higher fees', () => {
    const { kits, cheapest } = kitSizes({ ...costs, productCost: 20 }, {}, named('shopee-2026-10'), {
      variableCost: 'once',
    })
    const perUnit = kits.map((kit) => (priceOf(kit) ?? Number.NaN) / kit.units)
    expect(perUnit[2]).toBeGreaterThan(perUnit[1] as number)
    expect(kits[2]?.price).toMatchObject({ fee: { commission: 14, fixedFee: 20 } })
    expect(cheapest?.units).toBe(mostKitUnits)
  })

  it('weigh as much as their units, up to the heaviest the table knows; the edge of a band belongs to it', () => {
    const { kits } = kitSizes(costs, { weight: 0.1 }, named('shein-2026-03'), { variableCost: 'once' })
    const fee = (units: number) => {
      const price = kits[units - 1]?.price
      return price?.outcome === 'priced' ? price.fixedFee : price?.outcome
    }
    expect([3, 4, 6, 7].map(fee)).toEqual([4, 5, 5, 6])
    const heavy = kitSizes(costs, { weight: 10 }, named('shein-specification'), { variableCost: 'once' })
    expect(heavy.kits.slice(0, 3).map(({ price }) => price.outcome)).toEqual(['priced', 'priced', 'no-fee'])
    expect(heavy.kits[2]?.samePrice).toBeNull()
  })

  it('have no best size where no size has a price', () => {
    const greedy = { ...costs, profitMargin: 95 }
    expect(kitSizes(greedy, {}, defaultTable('shopee'), { variableCost: 'once' })).toMatchObject({
      cheapest: null,
      mostProfit: null,
    })
  })

  it('are best in the smallest of the sizes that are equal to the centavo, a single piece where all cost nothing', () => {
    // 60 / 0.66 / 6 and 330 / 0.66 / 33 are R$ 15.15 each; without a fixed fee, from R$ 79 on, all leave R$ 11.70 each.
    const facts = { commission: 14, ownDelivery: true }
    const own = { ...costs, productCost: 10, variableCost: 0 }
    const { cheapest, mostProfit } = kitSizes(own, facts, named('mercado-livre-2026-08'), {
      variableCost: 'once',
    })
    expect([cheapest?.units, mostProfit?.units]).toEqual([6, 4])
    const free = { ...costs, productCost: 0, variableCost: 0 }
    const table = { ...defaultTable('shopee'), rules: [{ commission: 20, fixedFee: 0 }] }
    expect(kitSizes(free, {}, table, { variableCost: 'once' }).cheapest?.units).toBe(1)
  })

  it.each([0, 1.5, 51, Number.NaN])('of up to %d units are refused', (most) => {
    expect(() => kitSizes(costs, {}, defaultTable('shopee'), { variableCost: 'once', most })).toThrow(
      RangeError,
    )
  })

  it('are those found by pricing every size by itself', () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount / 100)
    const categories = feeTables.flatMap((table) => table.categories ?? [])
    fc.assert(
      fc.property(
        fc.record({
          productCost: cents(8000),
          variableCost: cents(1000),
          profitMargin: cents(4000),
          tax: cents(1500),
          monthlyCost: cents(5000),
          monthlyBilling: fc.constant(1000),
        }),
        fc.record({
          freeShipping: fc.boolean(),
          fulfilled: fc.boolean(),
          ownDelivery: fc.boolean(),
          category: fc.constantFrom(...categories.map(({ id }) => id)),
          weight: fc.integer({ min: 0, max: 3000 }).map((grams) => grams / 1000),
          commission: cents(2000),
          freight: cents(5000),
        }),
        fc.constantFrom(...feeTables),
        fc.constantFrom('once', 'each'),
        fc.integer({ min: 1, max: mostKitUnits }),
        (all, facts, table, variableCost, most) => {
          const { kits, cheapest, mostProfit } = kitSizes(all, facts, table, { variableCost, most })
          expect(kits.map(({ units }) => units)).toEqual(Array.from({ length: most }, (_, one) => one + 1))
          const single = priceListing(all, facts, table)
          const tried = kits.map(({ units }) => {
            const variable = toCents(all.variableCost) * (variableCost === 'each' ? units : 1)
            const ofKit = {
              ...all,
              productCost: (toCents(all.productCost) * units) / 100,
              variableCost: variable / 100,
            }
            const weight = (Math.round(facts.weight * 1000) * units) / 1000
            const price = priceListing(ofKit, { ...facts, weight }, table)
            const same =
              single.outcome === 'priced'
                ? profitAt(
                    sellerSideOf(ofKit),
                    applicableFees(table, { ...facts, weight }),
                    (toCents(single.price) * units) / 100,
                  )
                : null
            return { units, price, same }
          })
          expect(kits.map(({ price }) => price)).toEqual(tried.map(({ price }) => price))
          expect(kits.map(({ samePrice }) => samePrice)).toEqual(tried.map(({ same }) => same))
          const priced = tried.flatMap(({ units, price }) =>
            price.outcome === 'priced' ? [{ units, each: forOne(price.price, units) }] : [],
          )
          const lowest = Math.min(...priced.map(({ each }) => each))
          const best = priced.find(({ units }) => units === cheapest?.units)
          expect(best?.each ?? Number.POSITIVE_INFINITY).toBe(lowest)
          const earned = tried.flatMap(({ units, same }) =>
            same ? [{ units, each: forOne(same.profit, units) }] : [],
          )
          const highest = Math.max(...earned.map(({ each }) => each))
          const most2 = earned.find(({ units }) => units === mostProfit?.units)
          expect(most2?.each ?? Number.NEGATIVE_INFINITY).toBe(highest)
        },
      ),
      { numRuns: 60 },
    )
  })
})
