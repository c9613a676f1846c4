import { defaultTables, forEachMarketplace, marketplaces } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { priceOf } from '../../model/listing.ts'
import { tablesInUse, todaysChoice } from '../../model/tables-in-use.ts'
import { exampleListing } from './example-detail.tsx'

const config = { monthlyBilling: 0, charges: 0, fixCost: 0 }
const unchosen = { version: 0, chosen: forEachMarketplace(() => null), own: [] }
const chosen = { ...unchosen.chosen, ...todaysChoice(unchosen, '2026-11-23') }

test.each(marketplaces)(
  'the example of %s has a price that earns, by the specification and by the fees of today',
  (marketplace) => {
    for (const tables of [defaultTables, tablesInUse({ ...unchosen, chosen })]) {
      const example = exampleListing(marketplace, { config, tables })
      const price = priceOf(example, { config, tables })
      expect(price.outcome === 'priced' && price.profit > 0).toBe(true)
      expect(example.title).toMatch(/^Exemplo: /)
    }
  },
)
