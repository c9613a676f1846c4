import { priceListing, specificationTables } from '@vendaclara/core/pricing'
import { measure } from './measure.ts'

const listings = Array.from({ length: 10_000 }, (_, position) => ({
  productCost: 5 + (position % 400),
  variableCost: position % 7,
  profitMargin: 5 + (position % 40),
  tax: 6,
  monthlyCost: 3000,
  monthlyBilling: 40_000,
}))

/** The specification's own way: repeat the formula until the price stands still. */
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

measure('Price 10,000 listings', [
  {
    name: 'solved exactly, with every figure of the panel',
    run: () =>
      listings.map((costs) => priceListing(costs, { freeShipping: true }, specificationTables.shopee)),
  },
  { name: "the specification's iteration, the price alone", run: () => listings.map(iterate) },
])
