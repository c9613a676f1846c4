import { describe, expect, it } from 'vitest'
import { cents } from '../../money/index.ts'
import { applicableFees, feeTables, priceZones, type SellerSide } from '../index.ts'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03')
if (!march) throw new Error('no table of March 2026')
const fees = applicableFees(march, {})
const seller: SellerSide = { productCost: 36, variableCost: 0, profitMargin: 20, tax: 6, operating: 0 }

describe('the map of the price bands', () => {
  const { points, zones } = priceZones(seller, fees, { upTo: cents(25_000) })

  it('has a point on both sides of each jump', () => {
    expect(points.map(({ price }) => price)).toEqual([
      0, 799, 800, 7999, 8000, 9999, 10_000, 19_999, 20_000, 25_000,
    ])
    expect(points[3]?.profit).toBeCloseTo(19.1926, 10)
    expect(points[4]?.profit).toBeCloseTo(12, 10)
  })

  it('shades from each jump to the price that earns as much again', () => {
    expect(zones.map(({ from, to, better, worst }) => [from, to, better, worst])).toEqual([
      [8000, 8899, 7999, 8000],
      [10_000, 10_498, 9999, 10_000],
      [20_000, 20_748, 19_999, 20_000],
    ])
    expect(zones.map(({ mostLost }) => Number(mostLost.toFixed(6)))).toEqual([7.1926, 3.992, 5.992])
    expect(zones[0]?.betterProfit).toBeCloseTo(19.1926, 10)
  })

  it('keeps to the prices asked for, but tells the real end of a zone', () => {
    const short = priceZones(seller, fees, { upTo: cents(8000) })
    expect(short.points.at(-1)?.price).toBe(8000)
    expect(short.zones.map(({ to }) => to)).toEqual([8899])
  })

  it('shades without end where no higher price earns as much again', () => {
    const falling = [
      { price: { from: 0, to: 80 }, commission: 10, fixedFee: 0 },
      { price: { from: 80, to: null }, commission: 95, fixedFee: 0 },
    ]
    expect(priceZones(seller, falling, { upTo: cents(20_000) }).zones).toMatchObject([
      { from: 8000, to: null, better: 7999, worst: null, mostLost: Number.POSITIVE_INFINITY },
    ])
    const flat = [falling[0], { price: { from: 80, to: null }, commission: 94, fixedFee: 0 }]
    expect(
      priceZones(
        seller,
        flat.flatMap((fee) => fee ?? []),
        { upTo: cents(20_000) },
      ).zones,
    ).toMatchObject([{ from: 8000, to: null, worst: 8000 }])
  })
})
