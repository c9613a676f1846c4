import { describe, expect, it } from 'vitest'
import { applicableFees, copyOf, defaultTables, type FeeRule, factsAskedBy } from '../index.ts'

function feesOf(rule: FeeRule, facts = {}) {
  return applicableFees({ ...copyOf(defaultTables.shopee, 'own', 'Minha'), rules: [rule] }, facts)
}

describe('a fixed fee with a cap', () => {
  it('becomes a share of the price up to where both are the same, and the amount from there', () => {
    expect(feesOf({ commission: 20, fixedFee: 4.5, fixedFeeCap: 50 })).toEqual([
      { price: { from: 0, to: 9 }, commission: 20, fixedFee: 0, fixedFeeShare: 50 },
      { price: { from: 9, to: null }, commission: 20, fixedFee: 4.5 },
    ])
  })

  it('stays a share where its band ends before, and an amount where it begins after', () => {
    const rule = { commission: 20, fixedFee: 4, fixedFeeCap: 50 }
    expect(feesOf({ ...rule, price: { from: 0, to: 8 } })).toEqual([
      { price: { from: 0, to: 8 }, commission: 20, fixedFee: 0, fixedFeeShare: 50 },
    ])
    expect(feesOf({ ...rule, price: { from: 8, to: null } })).toEqual([
      { price: { from: 8, to: null }, commission: 20, fixedFee: 4 },
    ])
  })

  it('counts for a typed fee too, and takes nothing when it is 0 %', () => {
    expect(feesOf({ commission: 0, fixedFee: 'typed', fixedFeeCap: 25 }, { freight: 5 })[0]?.price.to).toBe(
      20,
    )
    expect(feesOf({ commission: 10, fixedFee: 5, fixedFeeCap: 0 })).toEqual([
      { price: { from: 0, to: null }, commission: 10, fixedFee: 0, fixedFeeShare: 0 },
    ])
    expect(feesOf({ commission: 10, fixedFee: 0, fixedFeeCap: 0 })).toEqual([
      { price: { from: 0, to: null }, commission: 10, fixedFee: 0 },
    ])
  })

  it('keeps the edges of its band', () => {
    const price = { from: 2, to: 50, fromExcluded: true, toIncluded: true }
    expect(feesOf({ price, commission: 20, fixedFee: 4, fixedFeeCap: 50 }).map((fee) => fee.price)).toEqual([
      { from: 2, to: 8, fromExcluded: true },
      { from: 8, to: 50, toIncluded: true },
    ])
  })
})

describe('a commission that the seller types', () => {
  const rules: FeeRule[] = [
    { price: { from: 0, to: 50 }, weight: { from: 0, to: 1 }, commission: 10, fixedFee: 5 },
    { price: { from: 50, to: null }, weight: { from: 0, to: 1 }, commission: 'typed', fixedFee: 5 },
    { weight: { from: 1, to: null }, commission: 12, fixedFee: 5 },
  ]
  const table = { ...copyOf(defaultTables.shopee, 'own', 'Minha'), rules }

  it('leaves no fee as long as it is missing and a fee of the listing needs it', () => {
    expect(applicableFees(table, { weight: 0.5 })).toEqual([])
    expect(applicableFees(table, { weight: 0.5, commission: 0 })).toEqual([])
    expect(applicableFees(table, { weight: 0.5, commission: 14 })).toHaveLength(2)
    expect(applicableFees(table, { weight: 2 })).toHaveLength(1)
  })
})

it('a fee for each kilogram asks for the weight, with bands of weight or without', () => {
  const rule = { commission: 10, fixedFee: 5, eachKilogramMore: 3 }
  const table = { ...copyOf(defaultTables.shopee, 'own', 'Minha'), rules: [rule] }
  expect(factsAskedBy(table)).toEqual(['weight'])
  expect([0, 0.001, 1, 1.001].map((weight) => applicableFees(table, { weight })[0]?.fixedFee)).toEqual([
    5, 8, 8, 11,
  ])
})
