import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents as wholeCents } from '../money/index.ts'
import {
  applicableFees,
  defaultTables,
  type FeeFacts,
  type FeeTable,
  feeTables,
  type ListingCosts,
  largestDiscount,
  type PriceFee,
  type PriceFigures,
  payLessZones,
  priceListing,
  priceZones,
  profitAt,
  reachingPrices,
  type SellerSide,
  sellerSideOf,
  snapPrices,
} from './index.ts'

const highest = 60_000
const cents = fc.integer({ min: 0, max: 20_000 }).map((amount) => amount / 100)
const percent = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)

const promotion = fc.record({ percent: percent(0, 15), amount: cents })
const promotionCosts = fc.record(
  { ads: promotion, coupon: promotion, affiliate: promotion },
  { requiredKeys: [] },
)

const sellers: fc.Arbitrary<SellerSide> = fc.record(
  {
    productCost: cents,
    variableCost: cents,
    profitMargin: percent(-20, 60),
    tax: percent(0, 20),
    operating: percent(0, 20),
    promotions: promotionCosts,
  },
  { requiredKeys: ['productCost', 'variableCost', 'profitMargin', 'tax', 'operating'] },
)

const band = fc.record({
  width: fc.integer({ min: 1, max: 15_000 }),
  commission: percent(0, 40),
  fixedFee: fc.integer({ min: 0, max: 4000 }).map((amount) => amount / 100),
  isShare: fc.boolean(),
})

/** Random fees in adjacent bands from 0; the last one has no end. */
const contiguousFees: fc.Arbitrary<PriceFee[]> = fc
  .array(band, { minLength: 1, maxLength: 6 })
  .map((bands) => {
    let from = 0
    return bands.map(({ width, commission, fixedFee, isShare }, position) => {
      const to = position === bands.length - 1 ? null : (Math.round(from * 100) + width) / 100
      const price = { from, to }
      from = to ?? from
      return isShare
        ? { price, commission, fixedFee: 0, fixedFeeShare: fixedFee }
        : { price, commission, fixedFee }
    })
  })

const table = fc.constantFrom(...feeTables)
const categories = feeTables.flatMap((one) => one.categories ?? [])
const facts = fc.record({
  freeShipping: fc.boolean(),
  category: fc.constantFrom(...categories.map(({ id }) => id)),
  fulfilled: fc.boolean(),
  ownDelivery: fc.boolean(),
  weight: fc.integer({ min: 0, max: 160_000 }).map((grams) => grams / 1000),
  commission: percent(1, 20),
  freight: cents,
})
const knownFees = fc
  .tuple(table, facts)
  .map(([one, listing]) => applicableFees(one, listing))
  .filter((fees) => fees.length > 0)
const anyFees = fc.oneof(contiguousFees, knownFees)

/**
 * What a price leaves above the wanted margin, in ten-thousandths of a centavo: whole numbers, without rounding. The
 * band is looked up again for each price.
 */
function surplusOf(seller: SellerSide, fees: readonly PriceFee[]): (price: number) => number {
  const bands = fees.map(({ price, commission, commissionAmount = 0, fixedFee, fixedFeeShare = 0 }) => {
    const promoted = Object.values(seller.promotions ?? {})
    const shares = [seller.profitMargin, seller.tax, seller.operating, commission, fixedFeeShare]
    shares.push(...promoted.map((one) => one.percent))
    const costs = [seller.productCost, seller.variableCost, fixedFee, commissionAmount]
    costs.push(...promoted.map((one) => one.amount))
    return {
      from: firstCent(price.from),
      to: price.to === null ? Number.POSITIVE_INFINITY : firstCent(price.to),
      left: 10_000 - shares.reduce((sum, share) => sum + Math.round(share * 100), 0),
      costs: costs.reduce((sum, cost) => sum + cent(cost), 0) * 10_000,
    }
  })
  return (price) => {
    const band = bands.find(({ from, to }) => price >= from && price < to)
    if (!band) throw new Error(`no fee at ${price}`)
    return price * band.left - band.costs
  }
}

/** For each price, the lowest price up to it that leaves the most. */
function bestUpTo(profits: readonly number[]): number[] {
  let best = 0
  return profits.map((profit, price) => {
    if (profit > (profits[best] ?? 0)) best = price
    return best
  })
}

function cent(reais: number): number {
  return Math.round(reais * 100)
}

/** The first whole centavo at or above an edge, which may lie between two. */
function firstCent(reais: number): number {
  return Math.ceil(Number((reais * 100).toFixed(6)))
}

const prices = Array.from({ length: highest + 1 }, (_, price) => price)

/** The parts of a price in centavos; throws if one is no whole number. */
function partsOf(figures: PriceFigures): number[] {
  const { productCost, variableCost, commission, fixedFee, tax, operatingCost, profit } = figures
  const { ads, coupon, affiliate, rounding } = figures
  const parts = [productCost, variableCost, commission, fixedFee, tax, operatingCost, profit]
  return [...parts, ads, coupon, affiliate, rounding].map((part) => {
    if (part !== cent(part) / 100) throw new Error(`${part} is no whole number of centavos`)
    return cent(part)
  })
}

/** The whole numbers for which a condition is true, as ranges. */
function rangesWhere(holds: (price: number) => boolean): [number, number][] {
  const ranges: [number, number][] = []
  for (const price of prices) {
    if (!holds(price)) continue
    const last = ranges.at(-1)
    if (last && last[1] === price - 1) last[1] = price
    else ranges.push([price, price])
  }
  return ranges
}

function upToHighest(ranges: readonly { from: number; to: number | null }[]): [number, number][] {
  return ranges
    .filter(({ from }) => from <= highest)
    .map(({ from, to }) => [from, Math.min(to ?? highest, highest)])
}

describe('over random tables and every known one', () => {
  it('the reaching prices are those found by trying every centavo', () => {
    fc.assert(
      fc.property(sellers, anyFees, (seller, fees) => {
        const surplus = surplusOf(seller, fees)
        const tried = rangesWhere((price) => surplus(price) >= 0)
        expect(upToHighest(reachingPrices(seller, fees))).toEqual(tried)
      }),
      { numRuns: 150 },
    )
  })

  it('the prices that pay less than a cheaper one are those found by trying every centavo', () => {
    fc.assert(
      fc.property(sellers, anyFees, (wanted, fees) => {
        const profits = prices.map(surplusOf({ ...wanted, profitMargin: 0 }, fees))
        const best = bestUpTo(profits)
        const profit = (price: number) => profits[price] ?? Number.NaN
        const zones = payLessZones(wanted, fees)
        expect(upToHighest(zones)).toEqual(rangesWhere((price) => profit(price) < profit(best[price] ?? 0)))
        for (const { from, to, better, betterProfit, worst, mostLost } of zones) {
          if (to === null || to > highest || worst === null) continue
          expect(better).toBe(best[from])
          expect(betterProfit).toBeCloseTo(profit(better) / 1e6, 6)
          const lowest = Math.min(...profits.slice(from, to + 1))
          expect(profit(worst)).toBe(lowest)
          expect(mostLost).toBeCloseTo((profit(better) - lowest) / 1e6, 6)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('the lines between the points of the map are the profit', () => {
    fc.assert(
      fc.property(sellers, anyFees, fc.integer({ min: 0, max: highest }), (seller, fees, price) => {
        const { points } = priceZones(seller, fees, { upTo: wholeCents(highest) })
        const next = points.findIndex((point) => point.price >= price)
        const [after, before] = [points[next], points[Math.max(next - 1, 0)]]
        if (!after || !before) throw new Error(`no point at ${price}`)
        const share = after.price === before.price ? 1 : (price - before.price) / (after.price - before.price)
        const drawn = before.profit + share * (after.profit - before.profit)
        expect(drawn).toBeCloseTo(surplusOf({ ...seller, profitMargin: 0 }, fees)(price) / 1e6, 6)
      }),
    )
  })

  it('the largest discount leads to the lowest price that loses nothing', () => {
    fc.assert(
      fc.property(sellers, anyFees, fc.integer({ min: 0, max: highest }), (wanted, fees, price) => {
        const profit = surplusOf({ ...wanted, profitMargin: 0 }, fees)
        const upToPrice = prices.slice(0, price + 1)
        const lowest = upToPrice.find((lower) => profit(lower) >= 0)
        const discount = largestDiscount(wanted, fees, price / 100)
        expect(discount?.price).toBe(lowest)
        if (!discount || lowest === undefined) return
        expect(discount.amount).toBe(price - lowest)
        const between = upToPrice.slice(lowest)
        expect(discount.everyPriceEarns).toBe(between.every((one) => profit(one) >= 0))
      }),
      { numRuns: 150 },
    )
  })

  it('a typed price is the sum of its parts and of what rounding leaves', () => {
    fc.assert(
      fc.property(sellers, anyFees, fc.integer({ min: 0, max: highest }), (seller, fees, price) => {
        const figures = profitAt(seller, fees, price / 100)
        if (!figures) throw new Error(`no fee at ${price}`)
        const profit = surplusOf({ ...seller, profitMargin: 0 }, fees)(price) / 1e6
        expect(partsOf(figures).reduce((sum, part) => sum + part)).toBe(price)
        expect(Math.abs(figures.profit - profit)).toBeLessThan(0.01)
        expect(Math.abs(figures.tax - (price / 10_000) * seller.tax)).toBeLessThan(0.01)
        expect(Math.abs(cent(figures.rounding))).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('a price to snap to ends in 90 or 99, says rightly whether it reaches, and hides no zone', () => {
    fc.assert(
      fc.property(sellers, anyFees, fc.integer({ min: 0, max: 50_000 }), (seller, fees, near) => {
        const snaps = snapPrices(seller, fees, near / 100)
        expect(snaps.length).toBeLessThanOrEqual(4)
        const profits = prices.map(surplusOf({ ...seller, profitMargin: 0 }, fees))
        const best = bestUpTo(profits)
        const surplus = surplusOf(seller, fees)
        for (const { price, reaches, zone } of snaps.filter((snap) => snap.price <= highest)) {
          expect([90, 99]).toContain(price % 100)
          expect(reaches).toBe(surplus(price) >= 0)
          const paysLess = (profits[price] ?? 0) < (profits[best[price] ?? 0] ?? 0)
          expect(zone !== null).toBe(paysLess)
        }
      }),
    )
  })
})

describe('over every known table', () => {
  const costs = fc.record({
    productCost: cents,
    variableCost: cents,
    profitMargin: percent(-20, 40),
    tax: percent(0, 20),
    monthlyCost: cents,
    monthlyBilling: cents,
    promotions: promotionCosts,
  })

  const priced = (listing: ListingCosts, listingFacts: FeeFacts, one: FeeTable) => {
    const answer = priceListing(listing, listingFacts, one)
    return answer.outcome === 'priced' ? answer : null
  }

  it('a listing costs the cheapest price that reaches its margin, or half a centavo less under one fee', () => {
    fc.assert(
      fc.property(costs, table, facts, (listing, one, listingFacts) => {
        const plain = { ...listing, monthlyCost: 0 }
        const answer = priced(plain, listingFacts, one)
        if (!answer) return
        const fees = applicableFees(one, listingFacts)
        const cheapest = reachingPrices({ ...plain, operating: 0 }, fees)[0]?.from ?? Number.NaN
        expect([cheapest, cheapest - (fees.length === 1 ? 1 : 0)]).toContain(cent(answer.price))
        expect(answer.allPrices[0]).toBe(answer.price)
        expect(answer.margin ?? plain.profitMargin).toBeGreaterThanOrEqual(plain.profitMargin - 1e-9)
      }),
    )
  })

  it('profit, tax and gross profit are those of the formula under one fee, each rounded once', () => {
    const { shopee, mercadoLivre, shein } = defaultTables
    const oneFee = fc.constantFrom(shopee, mercadoLivre, shein)
    fc.assert(
      fc.property(costs, oneFee, facts, (listing, one, listingFacts) => {
        const answer = priced(listing, listingFacts, one)
        if (!answer) return
        const { profit, tax, operating, total } = answer.shares
        const promoted = Object.values(listing.promotions ?? {}).map(({ amount }) => amount)
        const base = [listing.productCost, listing.variableCost, answer.fee.fixedFee, ...promoted]
        const price = base.reduce((sum, amount) => sum + amount) / (1 - total / 100)
        const isRounded = (amount: number, exact: number) =>
          expect(Math.abs(amount - exact)).toBeLessThanOrEqual(0.005 + 1e-9)
        isRounded(answer.price, price)
        isRounded(answer.profit, price * (profit / 100))
        isRounded(answer.tax, price * (tax / 100))
        isRounded(answer.grossProfit, price * ((profit + operating) / 100))
      }),
      { numRuns: 400 },
    )
  })

  it('the parts of a listing add up to its price, and trying that price gives the same figures', () => {
    fc.assert(
      fc.property(costs, table, facts, (listing, one, listingFacts) => {
        const answer = priced(listing, listingFacts, one)
        if (!answer) return
        expect(partsOf(answer).reduce((sum, part) => sum + part)).toBe(cent(answer.price))
        const tried = profitAt(sellerSideOf(listing), applicableFees(one, listingFacts), answer.price)
        if (!tried) throw new Error(`no fee at ${answer.price}`)
        expect(partsOf(tried)).toEqual(partsOf(answer))
        expect(tried.grossProfit).toBe(answer.grossProfit)
      }),
      { numRuns: 400 },
    )
  })
})
