import { Switch } from '@mantine/core'
import { type FeeTable, factsAskedBy } from '@vendaclara/core/pricing'
import { formatNumber } from '../../../ui/number-formats.ts'
import { AmountField } from '../model/amount-field.tsx'
import type { Listing } from '../model/listing.ts'
import { texts } from '../texts.ts'

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

/** What taking part in the free-shipping programme changes, where a table has one commission for each case. */
export function freeShippingHint({ rules }: FeeTable): string {
  const inside = onlyCommission(rules, true)
  const outside = onlyCommission(rules, false)
  if (inside === null || outside === null || inside === outside) return texts.listing.freeShippingOtherHint
  return texts.listing.freeShippingHint(formatNumber(inside, 0, 2), formatNumber(outside, 0, 2))
}

function onlyCommission(rules: FeeTable['rules'], freeShipping: boolean): number | null {
  const commissions = new Set(
    rules
      .filter((rule) => (rule.freeShipping ?? freeShipping) === freeShipping)
      .map((rule) => rule.commission),
  )
  const [only] = commissions
  return commissions.size === 1 && typeof only === 'number' ? only : null
}
