import { defaultTables, type FeeTable, priceListing, tablesOf } from '@vendaclara/core/pricing'
import { measure } from '../measure.ts'

const listings = Array.from({ length: 10_000 }, (_, position) => ({
  productCost: 5 + (position % 400),
  variableCost: position % 7,
  profitMargin: 5 + (position % 40),
  tax: 6,
  monthlyCost: 3000,
  monthlyBilling: 40_000,
}))

/** The specification's own way: repeat the formula until the price no longer changes. */
function iterate(costs: (typeof listings)[number]): number {
  const base = costs.productCost + costs.variableCost + 4
  const shares =
    (costs.profitMargin + costs.tax + 20 + (costs.monthlyCost / costs.monthlyBilling) * 100) / 100
  let price = 0
  for (let turn = 0; turn < 5000; turn += 1) {
    const next = base + price * shares
    if (Math.abs(next - price) < 0.000001) return next
    price = next
  }
  return Number.NaN
}

const [, march] = tablesOf('shopee')
const [, freightByWeight] = tablesOf('mercadoLivre')
if (!march || !freightByWeight) throw new Error('the tables of 2026 are missing')

const solve = (table: FeeTable) => () =>
  listings.map((costs) => priceListing(costs, { freeShipping: true, weight: 0.4, commission: 14 }, table))

measure('Price 10,000 listings', [
  { name: 'one fee, solved exactly, with every figure of the panel', run: solve(defaultTables.shopee) },
  { name: `bands of ${march.id}, every valid price and figure`, run: solve(march) },
  { name: `bands of ${freightByWeight.id}, every valid price and figure`, run: solve(freightByWeight) },
  { name: "one fee, the specification's iteration, the price alone", run: () => listings.map(iterate) },
])
