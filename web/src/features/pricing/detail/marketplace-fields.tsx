import { Switch } from '@mantine/core'
import { AmountField } from '../amount-field.tsx'
import type { Listing } from '../listing/listing.ts'
import { texts } from '../texts.ts'

interface MarketplaceFieldsProps {
  listing: Listing
  onEdit: (part: Partial<Listing>) => void
}

/** What only this listing's marketplace asks for. */
export function MarketplaceFields({ listing, onEdit }: MarketplaceFieldsProps) {
  if (listing.marketplace === 'shopee') {
    return (
      <Switch
        size="md"
        label={texts.listing.freeShipping}
        description={texts.listing.freeShippingHint}
        checked={listing.freeShipping}
        onChange={(event) => onEdit({ freeShipping: event.currentTarget.checked })}
      />
    )
  }
  if (listing.marketplace === 'mercadoLivre') {
    return (
      <>
        <AmountField
          kind="percent"
          name="mlTax"
          label={texts.listing.mlTax}
          description={texts.listing.mlTaxHint}
          value={listing.mlTax}
          onEdit={onEdit}
        />
        <AmountField
          kind="money"
          name="shippingCost"
          label={texts.listing.shippingCost}
          description={texts.listing.shippingCostHint}
          value={listing.shippingCost}
          onEdit={onEdit}
        />
      </>
    )
  }
  return (
    <AmountField
      kind="weight"
      name="peso"
      label={texts.listing.peso}
      description={texts.listing.pesoHint}
      value={listing.peso}
      onEdit={onEdit}
    />
  )
}
