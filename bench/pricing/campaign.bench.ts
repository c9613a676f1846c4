import { type CampaignListing, feeTables, kitSizes, simulateCampaign } from '@vendaclara/core/pricing'
import { measure } from '../measure.ts'

const most = 5000

/** Listings of every kind, half of them with a current price. */
function listingsOf(ids: readonly string[]): CampaignListing[] {
  const tables = ids.flatMap((id) => feeTables.find((table) => table.id === id) ?? [])
  if (tables.length !== ids.length) throw new Error(`a table is missing of ${ids}`)
  return Array.from({ length: most }, (_, position) => {
    const table = tables[position % tables.length] ?? feeTables[0]
    if (!table) throw new Error('no table')
    return {
      table,
      costs: {
        productCost: 5 + (position % 400),
        variableCost: position % 7,
        profitMargin: 5 + (position % 30),
        tax: 6,
        monthlyCost: 3000,
        monthlyBilling: 40_000,
      },
      facts: {
        weight: (position % 290) / 10,
        commission: 14,
        freight: 12,
        category: 'cozinha',
        fulfilled: true,
        freeShipping: position % 3 > 0,
      },
      currentPrice: position % 2 === 0 ? 20 + (position % 900) : undefined,
    }
  })
}

const days = { from: '2026-11-20', to: '2026-11-30' }
const across = { from: '2026-09-20', to: '2026-10-10' }
const everywhere = [
  'shopee-2026-10',
  'mercado-livre-2026-08',
  'shein-2026-03',
  'tiktok-2026-07',
  'amazon-2026-09-professional',
]
const offer = { percent: 15 }
const simulate = (ids: readonly string[], range: typeof days) => {
  const listings = listingsOf(ids)
  return () => simulateCampaign(listings, feeTables, { offer, ...range })
}

measure(`A campaign over ${most} listings, each with its figures and largest discount`, [
  { name: 'one marketplace, one table', run: simulate(['shopee-2026-10'], days) },
  { name: 'one marketplace, across a change of tables', run: simulate(['shopee-2026-10'], across) },
  { name: 'freight by weight', run: simulate(['mercado-livre-2026-08'], days) },
  { name: 'all marketplaces', run: simulate(everywhere, days) },
])

const [single] = listingsOf(['mercado-livre-2026-08'])
if (single) {
  const { costs, facts, table } = single
  measure('Kits of one product', [
    {
      name: '50 sizes',
      run: () => kitSizes(costs, { ...facts, weight: 0.4 }, table, { variableCost: 'once' }),
    },
  ])
}
