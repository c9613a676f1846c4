import { Stack } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { brazilianDay } from '@vendaclara/core/calendar'
import { forEachMarketplace, largestMargin, type Marketplace } from '@vendaclara/core/pricing'
import { useCallback, useMemo, useState } from 'react'
import { useNarrow } from '../../../theme/widths.ts'
import panels from '../../../ui/panels.module.css'
import { costFields } from '../detail/fields/listing-fields.tsx'
import { MarketplaceFields } from '../detail/fields/marketplace-fields.tsx'
import { FeeTableInUse } from '../detail/price/fee-table-in-use.tsx'
import priceClasses from '../detail/price/price.module.css'
import { PriceCard } from '../detail/price/price-card.tsx'
import { PriceBar, PriceParts } from '../detail/price/price-parts.tsx'
import { MarketplaceChoice } from '../list/marketplace-choice.tsx'
import { AmountField } from '../model/fields/amount-field.tsx'
import { FieldInput } from '../model/fields/field-input.tsx'
import { costsOf, factsOf, type Listing, newListing, type PricingBasis, priceOf } from '../model/listing.ts'
import { pricingSides } from '../model/pricing-sides.ts'
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
  const price = priceOf(listing, basis)
  const sides = pricingSides(listing, basis)
  const largest =
    price.outcome === 'no-price' ? largestMargin(costsOf(listing, config), factsOf(listing), table) : null
  const choose = (chosen: Marketplace) =>
    edit({ marketplace: chosen, category: basis.tables[chosen].categories?.[0]?.id ?? '' })
  const answer = (
    <div className={classes.answer}>
      <PriceCard listing={listing} basis={basis} price={price} sides={sides} />
    </div>
  )
  const further = (
    <>
      <div className={priceClasses.below}>
        <PriceBar price={price} marketplace={marketplace} sides={sides} />
        <FeeTableInUse
          table={table}
          certainty={price.outcome === 'priced' ? price.fee.certainty : undefined}
        />
      </div>
      <div className={panels.panel}>
        <PriceParts
          marketplace={marketplace}
          sides={sides}
          price={price}
          largest={largest}
          onUseMargin={(profitMargin) => edit({ profitMargin })}
        />
      </div>
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
    <div className={`${classes.calculator} ${priceClasses.palette}`}>
      <MarketplaceChoice marketplace={marketplace} hasLabel onChange={choose} />
      <div className={classes.columns} data-one={isNarrow || undefined}>
        {isNarrow && answer}
        {fields}
        <div className={classes.further}>
          {!isNarrow && answer}
          {further}
        </div>
      </div>
    </div>
  )
}

function todaysTables(): PricingBasis['tables'] {
  const today = brazilianDay(new Date())
  return forEachMarketplace((marketplace) => todaysTable(marketplace, today))
}

function exampleListing(marketplace: Marketplace, basis: PricingBasis): Listing {
  return { ...newListing('example', marketplace, basis), ...example }
}
