import { describe, expect, it } from 'vitest'
import { compareTables, defaultTables, type FeeTable, feeTables, type ListingCosts } from '../index.ts'

function table(id: string): FeeTable {
  const found = feeTables.find((one) => one.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

const march = table('shopee-2026-03')
const costs: ListingCosts = {
  productCost: 36,
  variableCost: 0,
  profitMargin: 20,
  tax: 6,
  monthlyCost: 0,
  monthlyBilling: 0,
}

describe('a change of table', () => {
  const { shopee } = defaultTables

  it('keeps the margin of a listing whose price pays the same', () => {
    const change = compareTables(costs, { freeShipping: true }, shopee, march)
    expect(change.margin).toBe('kept')
    expect(change.oldPrice?.price).toBe(74.07)
    expect(change.after).toMatchObject({ price: 74.08 })
  })

  it('takes the margin of a listing whose price pays more', () => {
    // 54 / 0.54 = 100.00 leaves 100 - 50 - 14 - 20 - 6 = 10; 70 / 0.60 = 116.66…
    const change = compareTables({ ...costs, productCost: 50 }, {}, shopee, march)
    expect(change.before).toMatchObject({ price: 100 })
    expect(change.oldPrice?.profit).toBe(10)
    expect(change.margin).toBe('lost')
    expect(change.after).toMatchObject({ price: 116.67 })
  })

  it('keeps the margin when nothing changes, though the shown price is rounded', () => {
    expect(compareTables(costs, {}, shopee, shopee).margin).toBe('kept')
  })

  it('says nothing of a listing without an old price or a new fee', () => {
    expect(compareTables({ ...costs, profitMargin: 90 }, {}, shopee, march).margin).toBe('unknown')
    const heavy = compareTables(costs, { weight: 24 }, table('shein-2026-03'), defaultTables.shein)
    expect(heavy).toMatchObject({ oldPrice: null, margin: 'unknown', after: { outcome: 'no-fee' } })
  })
})
