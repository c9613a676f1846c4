import { Switch } from '@mantine/core'
import { type FeeTable, factsAskedBy } from '@vendaclara/core/pricing'
import { AmountField } from '../amount-field.tsx'
import type { Listing } from '../listing/listing.ts'
import { texts } from '../texts.ts'
import { freeShippingHint } from './free-shipping-hint.ts'

interface MarketplaceFieldsProps {
  listing: Listing
  table: FeeTable
  onEdit: (part: Partial<Listing>) => void
}

/** What the fees of this listing depend on. */
export function MarketplaceFields({ listing, table, onEdit }: MarketplaceFieldsProps) {
  const asked = factsAskedBy(table)
  return (
    <>
      {asked.includes('freeShipping') && (
        <Switch
          size="md"
          label={texts.listing.freeShipping}
          description={freeShippingHint(table)}
          checked={listing.freeShipping}
          onChange={(event) => onEdit({ freeShipping: event.currentTarget.checked })}
        />
      )}
      {asked.includes('commission') && (
        <AmountField
          kind="commission"
          name="mlTax"
          label={texts.listing.mlTax}
          description={texts.listing.mlTaxHint}
          value={listing.mlTax}
          onEdit={onEdit}
        />
      )}
      {asked.includes('freight') && (
        <AmountField
          kind="money"
          name="shippingCost"
          label={texts.listing.shippingCost}
          description={texts.listing.shippingCostHint}
          value={listing.shippingCost}
          onEdit={onEdit}
        />
      )}
      {asked.includes('weight') && (
        <AmountField
          kind="weight"
          name="peso"
          label={texts.listing.peso}
          description={
            listing.peso === 0
              ? `${texts.listing.pesoHint[listing.marketplace]} ${texts.listing.noPeso}`
              : texts.listing.pesoHint[listing.marketplace]
          }
          value={listing.peso}
          onEdit={onEdit}
        />
      )}
    </>
  )
}
