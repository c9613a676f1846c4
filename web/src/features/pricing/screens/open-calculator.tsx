import { Box, Stack } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { brazilianDay } from '@vendaclara/core/calendar'
import { forEachMarketplace, type Marketplace } from '@vendaclara/core/pricing'
import { useCallback, useMemo, useState } from 'react'
import { useNarrow } from '../../../theme/widths.ts'
import panels from '../../../ui/panels.module.css'
import { costFields } from '../detail/fields/listing-fields.tsx'
import { MarketplaceFields } from '../detail/fields/marketplace-fields.tsx'
import { BelowPrice } from '../detail/price/fee-table-in-use.tsx'
import priceClasses from '../detail/price/price.module.css'
import { PriceCard } from '../detail/price/price-card.tsx'
import { PriceParts } from '../detail/price/price-parts.tsx'
import { MarketplaceChoice } from '../list/marketplace-choice.tsx'
import { AmountField } from '../model/fields/amount-field.tsx'
import { FieldInput } from '../model/fields/field-input.tsx'
import { type Listing, newListing, type PricingBasis } from '../model/listing.ts'
import { calculate } from '../model/pricing-sides.ts'
import { todaysTable } from '../model/tables-in-use.ts'
import { texts } from '../pricing-texts.ts'
import classes from './open-calculator.module.css'

/** A product to start with, so that visitors first see a result. */
const example = { productCost: 38.9, variableCost: 2, mlTax: 14, shippingCost: 0, peso: 0.5 }
const exampleShop: ShopConfig = { monthlyBilling: 0, fixCost: 0, charges: 6 }

/** The price of one product for visitors without an account, by the tables in force today. Nothing is stored. */
export function OpenCalculator() {
  const [config, setConfig] = useState(exampleShop)
  const basis = useMemo<PricingBasis>(() => ({ config, tables: todaysTables() }), [config])
  const [listing, setListing] = useState(() => exampleListing('shopee', basis))
  const edit = useCallback((part: Partial<Listing>) => setListing((before) => ({ ...before, ...part })), [])
  const { marketplace } = listing
  const table = basis.tables[marketplace]
  const calculation = calculate(listing, basis)
  const choose = (chosen: Marketplace) =>
    edit({ marketplace: chosen, category: basis.tables[chosen].categories?.[0]?.id ?? '' })
  const answer = <PriceCard calculation={calculation} />
  const further = (
    <>
      <BelowPrice calculation={calculation} />
      <Box mt={16} className={panels.panel ?? ''}>
        <PriceParts calculation={calculation} onUseMargin={(profitMargin) => edit({ profitMargin })} />
      </Box>
    </>
  )
  const fields = (
    <Stack gap="md" className={panels.panel ?? ''}>
      {costFields.map((name) => (
        <FieldInput key={name} name={name} values={listing} hint="" onEdit={edit} />
      ))}
      <AmountField
        kind="tax"
        name="charges"
        label={texts.config.charges}
        value={config.charges}
        onEdit={(part) => setConfig((before) => ({ ...before, ...part }))}
      />
      <MarketplaceFields listing={listing} table={table} onEdit={edit} />
    </Stack>
  )
  // On a phone the price stays in view above the fields, and the Tab key must follow that sequence.
  const isNarrow = useNarrow()
  return (
    <Stack className={`${classes.calculator} ${priceClasses.palette}`}>
      <MarketplaceChoice marketplace={marketplace} hasLabel onChange={choose} />
      <div className={classes.columns} data-one={isNarrow || undefined}>
        {isNarrow && answer}
        {fields}
        <div>
          {!isNarrow && answer}
          {further}
        </div>
      </div>
    </Stack>
  )
}

function todaysTables(): PricingBasis['tables'] {
  const today = brazilianDay(new Date())
  return forEachMarketplace((marketplace) => todaysTable(marketplace, today))
}

function exampleListing(marketplace: Marketplace, basis: PricingBasis): Listing {
  return { ...newListing('example', marketplace, basis), ...example }
}
