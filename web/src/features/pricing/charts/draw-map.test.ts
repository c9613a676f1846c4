import { cents, noCents } from '@vendaclara/core/money'
import { applicableFees, feeTables, priceZones } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { drawMap, mapWindow, pointsFrom } from './draw-map.ts'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03')
const seller = { productCost: 30, variableCost: 2, profitMargin: 20, tax: 6, operating: 0 }
const fees = march ? applicableFees(march, {}) : []
const sides = {
  seller,
  fees,
  isBanded: true,
  asked: [],
  weight: 0,
  shop: { monthlyBilling: 0, fixCost: 0, charges: 6 },
}
const box = { width: 400, height: 200, left: 40, right: 390, top: 10, bottom: 170 }

test('a line cut at the left begins between its neighbours', () => {
  const points = [
    { price: cents(0), profit: -10 },
    { price: cents(100), profit: 10 },
    { price: cents(101), profit: 3 },
  ]
  expect(pointsFrom(points, cents(75))).toEqual([{ price: 75, profit: 5 }, ...points.slice(1)])
  expect(pointsFrom(points, cents(100))).toEqual(points.slice(1))
  expect(pointsFrom(points, cents(102))).toEqual([])
})

test('the window contains the price, the lowest price without a loss, and the zones near it', () => {
  const window = mapWindow(sides, cents(6667))
  expect(window?.from).toBeLessThan(4865)
  expect(window?.to).toBeGreaterThan(10_000)
  expect(window?.zones.map(({ from }) => from)).toEqual([8000, 10_000])
})

test('far above the bands, the window only shows what is near the price', () => {
  const window = mapWindow({ ...sides, seller: { ...seller, productCost: 900 } }, cents(160_000))
  expect(window?.zones).toEqual([])
  expect(window?.from).toBeGreaterThan(80_000)
})

test('without a price, the window is around the lowest price without a loss; it is empty if nothing costs', () => {
  expect(mapWindow(sides, null)?.from).toBeGreaterThan(4000)
  expect(mapWindow(sides, noCents)).toBe(null)
})

test('prices grow to the right and profits upwards, and a zone is as wide as its prices', () => {
  const window = mapWindow(sides, cents(6667))
  if (!window) throw new Error('no window')
  const { points } = priceZones(seller, fees, { upTo: window.to })
  const drawing = drawMap(points, window, box)
  expect(drawing.x(window.from)).toBe(box.left)
  expect(drawing.x(window.to)).toBe(box.right)
  expect(drawing.y(10)).toBeLessThan(drawing.y(0))
  const [zone] = drawing.zones
  expect(zone?.x).toBe(drawing.x(cents(8000)))
  expect((zone?.x ?? 0) + (zone?.width ?? 0)).toBeCloseTo(drawing.x(zone?.zone.to ?? noCents))
  expect(drawing.line).toMatch(/^M40,\d/)
  expect(drawing.profitTicks.map(({ value }) => value)).toContain(0)
  expect(drawing.priceTicks.every(({ at }) => at >= box.left && at <= box.right)).toBe(true)
})
