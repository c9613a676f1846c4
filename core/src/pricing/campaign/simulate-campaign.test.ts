import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../calendar/index.ts'
import { type Cents, cents, toCents, toReais } from '../../money/index.ts'
import {
  applicableFees,
  type Campaign,
  type CampaignListing,
  type CampaignOffer,
  campaignPrice,
  type FeeTable,
  feeTables,
  isReached,
  largestDiscount,
  type PriceFigures,
  priceListing,
  profitAt,
  profitOfUnits,
  reachingPrices,
  sellerSideOf,
  simulateCampaign,
  sumOfSales,
  tablesInForce,
  tablesOf,
} from '../index.ts'

const named = (id: string) => feeTables.find((table) => table.id === id) as FeeTable
const costs = {
  productCost: 40,
  variableCost: 0,
  profitMargin: 15,
  tax: 0,
  monthlyCost: 0,
  monthlyBilling: 0,
}
const october = named('shopee-2026-10')
const at100: CampaignListing = { costs, facts: {}, table: october, currentPrice: 100 }
const november = { from: '2026-11-20', to: '2026-11-30' }

function onlyRow(listing: CampaignListing, campaign: Campaign) {
  const [row] = simulateCampaign([listing], feeTables, campaign).rows
  if (!row) throw new Error('no row')
  return row
}
const profits = (listing: CampaignListing, campaign: Campaign) => {
  const row = onlyRow(listing, campaign)
  if (!('sales' in row)) throw new Error(row.outcome)
  return [row.outcome, ...row.sales.map(({ before, after }) => [before.profit, after.profit])]
}

describe('a campaign', () => {
  it.each([
    // R$ 80: 14 % + R$ 16, so 80 - 27.20 - 40; R$ 100: 14 % + R$ 20, so 100 - 34 - 40.
    [{ percent: 20 }, 'keeps-margin', 12.8],
    // R$ 79: 20 % + R$ 4.50: the larger discount leaves more.
    [{ percent: 21 }, 'keeps-margin', 18.7],
    [{ percent: 35 }, 'below-margin', 7.5],
    // 55.61 - 11.12 - 4.50 - 40
    [{ price: cents(5561) }, 'loss', -0.01],
    [{ price: cents(5563) }, 'below-margin', 0],
  ] as [CampaignOffer, string, number][])('of %j on R$ 100 is %s', (offer, outcome, left) => {
    const [judged, [before, after] = []] = profits(at100, { offer, ...november }) as [string, number[]]
    expect([judged, before]).toEqual([outcome, 26])
    expect(after).toBeCloseTo(left, 9)
  })

  it('across a change of tables is computed for the days before and after it', () => {
    const campaign = { offer: { percent: 30 }, from: '2026-09-29', to: '2026-10-03' }
    expect(simulateCampaign([at100], feeTables, campaign).periods).toMatchObject([
      { from: '2026-09-29', to: '2026-09-30', days: 2, tables: [{ table: { id: 'shopee-2026-03' } }] },
      { from: '2026-10-01', to: '2026-10-03', days: 3, tables: [{ table: { id: 'shopee-2026-10' } }] },
    ])
    expect(profits(at100, campaign)).toEqual(['keeps-margin', [26, 12], [26, 11.5]])
    expect(profits({ ...at100, table: named('shopee-2026-03') }, campaign)).toEqual(profits(at100, campaign))
  })

  it('has the verdict of the days that leave least', () => {
    const campaign = { offer: { price: cents(5510) }, from: '2026-09-30', to: '2026-10-01' }
    expect(profits(at100, campaign)).toEqual(['loss', [26, 0.08], [26, -0.42]])
    const row = onlyRow(at100, campaign)
    expect(row).toMatchObject({ largestDiscount: { price: 5563, amount: 4437 } })
  })

  it('leaves out what it makes no cheaper, and what has no price or no fee, with the reason', () => {
    const offer = { price: cents(10_000) }
    expect(onlyRow(at100, { offer, ...november })).toEqual({ outcome: 'not-lower', priceBefore: 10_000 })
    const greedy = { ...at100, costs: { ...costs, profitMargin: 90 }, currentPrice: undefined }
    expect(onlyRow(greedy, { offer, ...november })).toMatchObject({
      outcome: 'unpriced',
      reason: { outcome: 'no-price' },
    })
    const own = { ...named('shein-specification'), id: 'own', validUntil: null, followedBy: null }
    const heavy = { ...at100, facts: { weight: 31 }, table: own }
    expect(onlyRow(heavy, { offer: { percent: 10 }, ...november })).toEqual({
      outcome: 'unpriced',
      reason: { outcome: 'no-fee', heaviestWeight: 23 },
    })
  })

  it('needs a percentage between 0 and 100 or a price, and days in order', () => {
    const offers = [{ percent: 0 }, { percent: 100 }, { percent: Number.NaN }, { price: cents(0) }]
    for (const offer of offers) {
      expect(() => simulateCampaign([at100], feeTables, { offer, ...november })).toThrow(RangeError)
    }
    const days = { from: '2026-11-30', to: '2026-11-20' }
    expect(() => simulateCampaign([at100], feeTables, { offer: { percent: 5 }, ...days })).toThrow(RangeError)
  })
})

it('a price in a campaign is the nearest whole centavo, half a centavo up', () => {
  const hundredths = fc.integer({ min: 1, max: 9999 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), hundredths, (price, off) => {
      const left = BigInt(price) * BigInt(10_000 - off)
      expect(BigInt(campaignPrice(cents(price), { percent: off / 100 }))).toBe((left + 5000n) / 10_000n)
    }),
  )
})

const money = fc.integer({ min: 0, max: 20_000 }).map((amount) => amount / 100)
const percent = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100)
const categories = feeTables.flatMap((table) => table.categories ?? [])
const listings: fc.Arbitrary<CampaignListing[]> = fc.array(
  fc.record({
    costs: fc.record({
      productCost: money,
      variableCost: money,
      profitMargin: percent(40),
      tax: percent(20),
      monthlyCost: money,
      monthlyBilling: fc.constant(1000),
      promotions: fc.record({
        ads: fc.record({
          percent: percent(10),
          amount: fc.integer({ min: 0, max: 900 }).map((amount) => amount / 100),
        }),
        coupon: fc.record({ percent: percent(10), amount: fc.constant(0) }),
      }),
    }),
    facts: fc.record({
      freeShipping: fc.boolean(),
      fulfilled: fc.boolean(),
      ownDelivery: fc.boolean(),
      category: fc.constantFrom('', ...categories.map(({ id }) => id)),
      weight: fc.integer({ min: 0, max: 32_000 }).map((grams) => grams / 1000),
      commission: percent(20),
      freight: money,
    }),
    table: fc.constantFrom(...feeTables),
    currentPrice: fc.option(
      fc.integer({ min: 1, max: 40_000 }).map((amount) => amount / 100),
      {
        nil: undefined,
      },
    ),
  }),
  { minLength: 1, maxLength: 6 },
)
const campaigns: fc.Arbitrary<Campaign> = fc
  .record({
    offer: fc.oneof(
      fc.integer({ min: 1, max: 9999 }).map((hundredths) => ({ percent: hundredths / 100 })),
      fc.integer({ min: 1, max: 40_000 }).map((price) => ({ price: cents(price) })),
    ),
    from: fc.integer({ min: 0, max: 340 }).map((after) => addDays('2026-01-15', after)),
    days: fc.integer({ min: 1, max: 21 }),
  })
  .map(({ offer, from, days }) => ({ offer, from, to: addDays(from, days - 1) }))

/**
 * What a price leaves for one listing on one day, by the calculator; null if the table of the day has no fee for it.
 */
function leftOn(
  day: string,
  { costs: all, facts, table }: CampaignListing,
  price: Cents,
): PriceFigures | null {
  const [inForce] = tablesInForce(table, tablesOf(table.marketplace), day, day)
  if (!inForce) throw new Error(day)
  return profitAt(sellerSideOf(all), applicableFees(inForce.table, facts), toReais(price))
}

const daysOf = ({ from, to }: Campaign) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, after) => addDays(from, after))

describe('a campaign of any listings', () => {
  it('is what the single calculator says of each listing on each day', () => {
    fc.assert(
      fc.property(listings, campaigns, (chosen, campaign) => {
        const { periods, rows } = simulateCampaign(chosen, feeTables, campaign)
        expect(rows).toHaveLength(chosen.length)
        for (const [position, row] of rows.entries()) {
          const listing = chosen[position] as CampaignListing
          if (row.outcome === 'unpriced') {
            const price = priceListing(listing.costs, listing.facts, listing.table)
            const isPriced = listing.currentPrice !== undefined || price.outcome === 'priced'
            const lacksFee = daysOf(campaign).some((day) => leftOn(day, listing, cents(100)) === null)
            expect(isPriced && !lacksFee).toBe(false)
          }
          if (!('sales' in row)) continue
          expect(row.priceAfter).toBeLessThan(row.priceBefore)
          let least = Number.POSITIVE_INFINITY
          for (const day of daysOf(campaign)) {
            const sale = row.sales[periods.findIndex((period) => day >= period.from && day <= period.to)]
            expect(sale?.before).toEqual(leftOn(day, listing, row.priceBefore))
            expect(sale?.after).toEqual(leftOn(day, listing, row.priceAfter))
            least = Math.min(least, sale?.after.profit ?? Number.NaN)
          }
          expect(row.outcome === 'loss').toBe(least < 0)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('adds up to the centavo: the parts to the price, the verdicts to all', () => {
    fc.assert(
      fc.property(listings, campaigns, (chosen, campaign) => {
        const { periods, rows } = simulateCampaign(chosen, feeTables, campaign)
        const judged = rows.filter((row) => 'sales' in row)
        for (const period of periods.keys()) {
          const after = (of: typeof judged) => of.flatMap(({ sales }) => sales[period]?.after ?? [])
          const all = sumOfSales(after(judged))
          const { price, costs: spent, fees, tax, operatingCost, profit, rounding } = all
          expect(spent + fees + tax + operatingCost + profit + rounding).toBe(price)
          expect(price).toBe(judged.reduce((sum, { priceAfter }) => sum + priceAfter, 0))
          const byVerdict = (['keeps-margin', 'below-margin', 'loss'] as const).map((verdict) =>
            sumOfSales(after(judged.filter(({ outcome }) => outcome === verdict))),
          )
          for (const part of [
            'price',
            'costs',
            'fees',
            'tax',
            'operatingCost',
            'profit',
            'rounding',
          ] as const) {
            expect(byVerdict.reduce((sum, one) => sum + one[part], 0)).toBe(all[part])
          }
        }
      }),
    )
  })

  it('has the largest discount of each listing alone, which loses on none of its days', () => {
    fc.assert(
      fc.property(listings, campaigns, (chosen, campaign) => {
        const { rows } = simulateCampaign(chosen, feeTables, campaign)
        for (const [position, row] of rows.entries()) {
          if (!('sales' in row)) continue
          const { costs: all, facts, table } = chosen[position] as CampaignListing
          const seller = { ...sellerSideOf(all), profitMargin: 0 }
          const { from, to } = campaign
          const ofDays = tablesInForce(table, tablesOf(table.marketplace), from, to).map((days) =>
            applicableFees(days.table, facts),
          )
          const earning = ofDays.map((fees) => reachingPrices(seller, fees))
          const upTo = Array.from({ length: row.priceBefore + 1 }, (_, price) => cents(price))
          const lowest = upTo.find((price) => earning.every((ranges) => isReached(ranges, price)))
          expect(row.largestDiscount?.price).toBe(lowest)
          const [only, ...more] = ofDays
          if (only && more.length === 0) {
            expect(row.largestDiscount).toEqual(largestDiscount(seller, only, toReais(row.priceBefore)))
          }
          if (lowest !== undefined && lowest > 0 && lowest < row.priceBefore) {
            const sold = onlyRow(
              { ...(chosen[position] as CampaignListing), currentPrice: toReais(row.priceBefore) },
              {
                ...campaign,
                offer: { price: lowest },
              },
            )
            expect(sold.outcome).not.toBe('loss')
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

it('sums are of whole centavos', () => {
  const figures = profitAt(sellerSideOf(costs), applicableFees(october, {}), 55.62)
  if (!figures) throw new Error('no fee')
  const sum = sumOfSales([figures, figures])
  expect(sum).toEqual({
    price: 11_124,
    costs: 8000,
    fees: 2 * (toCents(figures.commission) + 450),
    tax: 0,
    operatingCost: 0,
    profit: 2 * toCents(figures.profit),
    rounding: 0,
  })
})

it('units that are expected a day are those of every day, by the profit of its period', () => {
  const periods = [
    { days: 2, profit: cents(1200) },
    { days: 3, profit: cents(-150) },
  ]
  expect(profitOfUnits(periods, 10)).toBe(2 * 12_000 - 3 * 1500)
  expect(profitOfUnits(periods, 0)).toBe(0)
  expect(profitOfUnits([{ days: 366, profit: cents(1e15) }], 1e5)).toBe(Number.MAX_SAFE_INTEGER)
  for (const units of [-1, 0.5, Number.NaN]) expect(() => profitOfUnits(periods, units)).toThrow(RangeError)
})
