import { cents, toCents, toReais } from '../../money/index.ts'
import { type Certainty, type FeeRule, weightUpTo } from '../fee-tables/fee-table.ts'

/** The lowest price in reais of each column of the freight table; a column ends where the next begins. */
const freightPrices = [0, 19, 49, 79, 100, 120, 150, 200] as const

/** The weight in kg (included), and the freight in reais for each price column. From 2026-08-24, green reputation. */
const freightRows: readonly (readonly [kilograms: number, freights: readonly number[]])[] = [
  [0.3, [5.65, 6.85, 8.15, 12.95, 14.95, 16.95, 19.05, 21.65]],
  [0.5, [5.95, 6.95, 8.25, 13.85, 16.15, 18.15, 20.45, 23.25]],
  [1, [6.05, 7.15, 8.45, 14.45, 16.85, 19.05, 21.35, 24.45]],
  [1.5, [6.15, 7.35, 8.65, 14.75, 17.15, 19.45, 21.75, 25.45]],
  [2, [6.25, 7.45, 8.75, 15.05, 17.65, 19.85, 22.25, 25.55]],
  [3, [6.35, 8.65, 9.15, 16.45, 19.15, 21.65, 24.35, 27.05]],
  [4, [6.45, 8.75, 9.75, 17.85, 20.75, 23.35, 26.35, 29.25]],
  [5, [6.55, 8.85, 10.25, 19.75, 22.85, 26.05, 29.25, 32.45]],
  [6, [6.65, 8.95, 10.35, 25.95, 29.15, 33.35, 36.45, 40.85]],
  [7, [6.75, 9.05, 10.45, 27.55, 31.65, 36.75, 40.85, 45.25]],
  [8, [6.85, 9.25, 10.55, 29.45, 34.35, 39.25, 44.15, 49.35]],
  [9, [6.95, 9.35, 10.65, 30.25, 35.25, 40.35, 45.35, 50.75]],
  [10, [7.05, 9.45, 10.85, 38.25, 45.05, 51.95, 58.75, 65.85]],
  [11, [7.05, 9.65, 11.05, 41.65, 48.55, 55.45, 62.35, 69.35]],
  [13, [7.15, 10.05, 11.45, 42.55, 49.75, 56.85, 63.85, 70.95]],
  [15, [7.25, 10.25, 11.65, 45.55, 52.95, 60.55, 68.15, 75.65]],
  [17, [7.35, 10.45, 11.85, 48.95, 56.55, 64.05, 71.35, 79.35]],
  [20, [7.45, 10.65, 12.05, 55.15, 64.35, 73.55, 82.75, 91.95]],
  [25, [7.65, 11.05, 12.25, 64.55, 75.75, 85.45, 96.25, 106.85]],
  [30, [7.75, 11.25, 12.45, 66.45, 76.05, 86.25, 97.15, 107.85]],
]

/**
 * The rows above 30 kg are from the previous table, of 2026-07-27; those of August were not found. The last has no end.
 */
const heavyFreightRows: readonly (readonly [kilograms: number | null, freights: readonly number[]])[] = [
  [40, [7.85, 11.35, 12.55, 67.75, 78.95, 88.95, 99.15, 107.05]],
  [50, [7.95, 11.55, 12.75, 70.25, 81.05, 92.05, 102.55, 110.75]],
  [60, [8.05, 11.75, 12.95, 74.95, 86.45, 98.15, 109.35, 118.15]],
  [70, [8.15, 11.95, 13.15, 80.25, 92.95, 105.05, 117.15, 126.55]],
  [80, [8.25, 12.15, 13.35, 83.95, 97.05, 109.85, 122.45, 132.25]],
  [90, [8.35, 12.35, 13.55, 93.25, 107.45, 122.05, 136.05, 146.95]],
  [100, [8.45, 12.55, 13.75, 106.55, 123.95, 139.55, 155.55, 167.95]],
  [125, [8.55, 12.75, 13.95, 119.25, 138.05, 156.05, 173.95, 187.95]],
  [150, [8.65, 12.75, 14.15, 126.55, 146.15, 165.65, 184.65, 199.45]],
  [null, [8.75, 12.95, 14.35, 166.15, 192.45, 217.55, 242.55, 261.95]],
]

/** What a reputation pays compared with the freight of a green one: below R$ 79, and from R$ 79 on. */
interface Reputation {
  readonly below79: number
  readonly from79: number
}

export const green: Reputation = { below79: 1, from79: 1 }
export const yellow: Reputation = { below79: 8 / 7, from79: 1.2 }
export const orangeOrRed: Reputation = { below79: 10 / 7, from79: 2 }

function freightRules({ below79, from79 }: Reputation): FeeRule[] {
  const rows = [...freightRows, ...heavyFreightRows]
  return rows.flatMap(([kilograms, freights], row) => {
    const lighter = rows[row - 1]?.[0] ?? undefined
    const weight =
      kilograms === null
        ? { from: lighter ?? 0, to: null, fromExcluded: true }
        : weightUpTo(kilograms, lighter)
    const isSuperseded = row >= freightRows.length
    return freights.map((freight, column): FeeRule => {
      const price = { from: freightPrices[column] ?? 0, to: freightPrices[column + 1] ?? null }
      const share = price.from < 79 ? below79 : from79
      return {
        price,
        weight,
        commission: 'typed',
        ownDelivery: false,
        fixedFee: toReais(cents(Math.round(toCents(freight) * share))),
        // In the first column, below R$ 19, the freight is at most half of the price.
        ...(column === 0 && { fixedFeeCap: 50 }),
        ...(isSuperseded && { certainty: 'inferred' }),
      }
    })
  })
}

/**
 * The fixed cost of Flex and own delivery, for any weight. Below R$ 12.50 it is half the price, as in the previous
 * table; no source says that this still applies.
 */
export const flexRules: readonly FeeRule[] = [
  {
    price: { from: 0, to: 12.5 },
    commission: 'typed',
    fixedFee: 6.25,
    fixedFeeCap: 50,
    certainty: 'inferred',
  },
  { price: { from: 12.5, to: 19 }, commission: 'typed', fixedFee: 6.25 },
  { price: { from: 19, to: 49 }, commission: 'typed', fixedFee: 6.65 },
  { price: { from: 49, to: 79 }, commission: 'typed', fixedFee: 7.75 },
  { price: { from: 79, to: null }, commission: 'typed', fixedFee: 0 },
]

/** The freight of a reputation, and the fixed cost of Flex for listings that the seller delivers. */
export function rulesOf(reputation: Reputation, ofFlex?: Certainty): FeeRule[] {
  const flex = flexRules.map((rule) => ({
    ...(ofFlex !== undefined && { certainty: ofFlex }),
    ...rule,
    ownDelivery: true,
  }))
  return [...freightRules(reputation), ...flex]
}
