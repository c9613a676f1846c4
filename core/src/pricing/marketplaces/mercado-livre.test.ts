import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applicableFees,
  checkFeeTable,
  copyOf,
  defaultTable,
  type FeeFacts,
  factsAskedBy,
  feeAt,
  feeTables,
  heaviestWeight,
  type ListingPrice,
  priceListing,
  tablesOf,
} from '../index.ts'

const tableWith = (id: string) => feeTables.find((one) => one.id === id) ?? defaultTable('mercadoLivre')

const flexTable = 'mercado-livre-2026-10-flex'
const freightTables = tablesOf('mercadoLivre').flatMap(({ id }) => (id.includes('-2026-08') ? [id] : []))

/** The freight in reais at a price, and its certainty if that is lower than the table's. */
function freight(id: string, weight: number, price: number, said: FeeFacts = {}) {
  const fee = feeAt(applicableFees(tableWith(id), { weight, commission: 14, ...said }), price)
  if (!fee) throw new Error(`no fee at ${price}`)
  expect(fee.commission).toBe(14)
  const amount = fee.fixedFee + (price * (fee.fixedFeeShare ?? 0)) / 100
  return [Number(amount.toFixed(6)), fee.certainty]
}

describe('the freight of a green reputation from August 2026', () => {
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
  ])('of %d kg at %d reais is %d', (weight, price, amount) => {
    expect(freight('mercado-livre-2026-08', weight, price)).toEqual([amount, undefined])
  })

  it.each([
    [30.001, 18.99, 7.85],
    [40, 79, 67.75],
    [40.001, 79, 70.25],
    [50, 99.99, 70.25],
    [60, 100, 86.45],
    [70, 120, 105.05],
    [80, 150, 122.45],
    [90, 200, 146.95],
    [100, 49, 13.75],
    [125, 19, 12.75],
    [150, 200, 199.45],
    [150.001, 0, 0],
    [150.001, 48.99, 12.95],
    [1000, 200, 261.95],
  ])('of %d kg at %d reais is %d by the table before, and says so', (weight, price, amount) => {
    expect(freight('mercado-livre-2026-08', weight, price)).toEqual([amount, 'inferred'])
  })

  it('is at most half of the price below R$ 19 at any weight', () => {
    expect(freight('mercado-livre-2026-08', 200, 17.49)).toEqual([8.745, 'inferred'])
    expect(freight('mercado-livre-2026-08', 200, 17.5)).toEqual([8.75, 'inferred'])
  })

  it('prices a product of 35 kg', () => {
    // From R$ 200: (100 + 107.05) / 0.60 = 345.08; no cheaper band holds its own answer, as (100 + 67.75) / 0.60 = 279.58
    const costs = {
      productCost: 100,
      variableCost: 0,
      profitMargin: 20,
      tax: 6,
      monthlyCost: 0,
      monthlyBilling: 0,
    }
    const priced = priceListing(costs, { weight: 35, commission: 14 }, tableWith('mercado-livre-2026-08'))
    expect(priced).toMatchObject({ price: 345.09, fixedFee: 107.05, fee: { certainty: 'inferred' } })
  })
})

describe('the freight of other reputations', () => {
  // Below R$ 79 8/7 and 10/7 of the green one, from there on 1.2 and 2 times: 5.65 x 8/7 = 6.457, 5.65 x 10/7 = 8.071
  it.each([
    [0.3, 12.91, 6.455, 6.455],
    [0.3, 12.92, 6.46, 6.46],
    [0.3, 18.99, 6.46, 8.07],
    [0.3, 19, 7.83, 9.79],
    [0.3, 48.99, 7.83, 9.79],
    [0.3, 49, 9.31, 11.64],
    [0.3, 78.99, 9.31, 11.64],
    [0.3, 79, 15.54, 25.9],
    [0.3, 99.99, 15.54, 25.9],
    [0.3, 100, 17.94, 29.9],
    [0.3, 120, 20.34, 33.9],
    [0.3, 150, 22.86, 38.1],
    [0.3, 200, 25.98, 43.3],
    [30, 200, 129.42, 215.7],
    [500, 78.99, 16.4, 20.5],
    [500, 79, 199.38, 332.3],
  ])('of %d kg at %d reais is %d for yellow and %d for orange or red', (weight, price, yellow, orange) => {
    expect(freight('mercado-livre-2026-08-yellow', weight, price)[0]).toBe(yellow)
    expect(freight('mercado-livre-2026-08-orange-red', weight, price)[0]).toBe(orange)
  })

  it('is marked as inferred as a whole', () => {
    const ids = ['mercado-livre-2026-08-yellow', 'mercado-livre-2026-08-orange-red']
    expect(ids.map((id) => tableWith(id).certainty)).toEqual(['inferred', 'inferred'])
  })
})

/** An answer without its fee, whose certainty differs between the tables. */
function withoutFee(answer: ListingPrice): object {
  return answer.outcome === 'priced' ? { ...answer, fee: { ...answer.fee, certainty: null } } : answer
}

describe('Flex and own delivery', () => {
  it.each([
    [0, 0],
    [12.49, 6.245],
    [12.5, 6.25],
    [18.99, 6.25],
    [19, 6.65],
    [48.99, 6.65],
    [49, 7.75],
    [78.99, 7.75],
    [79, 0],
    [5000, 0],
  ])('at %d reais keep %d reais, at any weight', (price, amount) => {
    expect(freight(flexTable, 25, price)[0]).toBe(amount)
    for (const id of freightTables) {
      expect(freight(id, 25, price, { ownDelivery: true })[0]).toBe(amount)
      expect(freight(id, 25, price, { ownDelivery: false })).toEqual(freight(id, 25, price))
    }
  })

  it('is as sure in the table of a green reputation as in its own, and inferred for the others', () => {
    const green = (price: number) => freight('mercado-livre-2026-08', 1, price, { ownDelivery: true })[1]
    expect([12.49, 12.5, 19, 78.99, 79].map(green)).toEqual(['inferred', ...Array(4).fill('medium-high')])
    expect(tableWith(flexTable).certainty).toBe('medium-high')
    const yellow = freight('mercado-livre-2026-08-yellow', 1, 19, { ownDelivery: true })
    expect(yellow).toEqual([6.65, undefined])
  })

  it('cost a listing what a shop of Flex alone pays, by every table, and the freight asks nothing of it', () => {
    const costs = fc.record({
      productCost: fc.integer({ min: 0, max: 30_000 }).map((amount) => amount / 100),
      variableCost: fc.integer({ min: 0, max: 3000 }).map((amount) => amount / 100),
      profitMargin: fc.integer({ min: -20, max: 60 }),
      tax: fc.integer({ min: 0, max: 20 }),
      monthlyCost: fc.constant(0),
      monthlyBilling: fc.constant(0),
    })
    const facts = fc.record({
      weight: fc.integer({ min: 0, max: 200_000 }).map((grams) => grams / 1000),
      commission: fc.integer({ min: 1, max: 20 }),
    })
    fc.assert(
      fc.property(costs, facts, fc.constantFrom(...freightTables), (listing, said, id) => {
        const alone = priceListing(listing, said, tableWith(flexTable))
        const answer = priceListing(listing, { ...said, ownDelivery: true }, tableWith(id))
        expect(withoutFee(answer)).toEqual(withoutFee(alone))
      }),
    )
  })

  it('change nothing in the specification, in the table of Flex alone, and in an older copy of the freight', () => {
    const before = tableWith('mercado-livre-2026-08').rules.filter((rule) => rule.ownDelivery === false)
    const rules = before.map(({ ownDelivery: _, ...rule }) => rule)
    const copy = { ...copyOf(tableWith('mercado-livre-2026-08'), 'minha', 'Minha'), rules }
    const facts = { weight: 0.9, commission: 14, freight: 21.65 }
    for (const table of [defaultTable('mercadoLivre'), tableWith(flexTable), copy]) {
      expect(checkFeeTable(table)).toEqual([])
      expect(factsAskedBy(table)).not.toContain('ownDelivery')
      expect(applicableFees(table, { ...facts, ownDelivery: true })).toEqual(applicableFees(table, facts))
    }
    expect(applicableFees(copy, facts)).toHaveLength(8 + 1)
  })

  // Tariff, margin and taxes take 40 %, below R$ 12.50 90 %: 1.24 / 10 % = 12.40, 7.50 / 60 % = 12.50, 29.40 / 60 % = 49, from
  // which on 30.50 / 60 % = 50.83; 47.40 / 60 % = 79, from which on nothing is fixed.
  it.each([
    [1.24, 12.4],
    [1.25, 12.5],
    [4.75, 18.34],
    [20, 44.42],
    [22.74, 48.99],
    [22.75, 50.84],
    [39.64, 78.99],
    [39.65, 79],
    [60, 100],
  ])('a product of %d reais costs %d to leave 20 %% after 6 %% of taxes', (productCost, price) => {
    const costs = {
      productCost,
      variableCost: 0,
      profitMargin: 20,
      tax: 6,
      monthlyCost: 0,
      monthlyBilling: 0,
    }
    expect(priceListing(costs, { commission: 14 }, tableWith(flexTable))).toMatchObject({
      price,
    })
  })
})

describe('the tables of Mercado Livre', () => {
  it('ask for delivery, weight and commission, without weight in Flex, and no longer for the freight', () => {
    const freightTable = ['ownDelivery', 'weight', 'commission']
    expect(tablesOf('mercadoLivre').map((table) => factsAskedBy(table))).toEqual([
      ['commission', 'freight'],
      freightTable,
      freightTable,
      freightTable,
      ['commission'],
    ])
    for (const id of freightTables) {
      expect(factsAskedBy(tableWith(id), { ownDelivery: true })).toEqual(['ownDelivery', 'commission'])
    }
    expect(tablesOf('mercadoLivre').map(heaviestWeight)).toEqual([null, null, null, null, null])
  })
})
