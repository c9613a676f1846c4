import { Anchor, Paper, Stack, Text, Title } from '@mantine/core'
import { AmountField } from '../amount-field.tsx'
import type { Listing } from '../listing/listing.ts'
import type { PricingBasis } from '../listing/pricing-basis.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'
import { MarketplaceFields } from './marketplace-fields.tsx'

interface ListingFieldsProps {
  listing: Listing
  basis: PricingBasis
  onEdit: (part: Partial<Listing>) => void
  onConfigure: () => void
}

export function ListingFields({ listing, basis, onEdit, onConfigure }: ListingFieldsProps) {
  const { config, tables } = basis
  const isShopUnknown = config.charges === 0 && config.fixCost === 0
  return (
    <Paper className={classes.fields} component="section">
      <Title order={3} mb="md">
        {texts.listing.costs}
      </Title>
      <Stack gap="lg">
        <AmountField
          kind="money"
          name="productCost"
          label={texts.listing.productCost}
          value={listing.productCost}
          onEdit={onEdit}
        />
        <AmountField
          kind="money"
          name="variableCost"
          label={texts.listing.variableCost}
          description={texts.listing.variableCostHint}
          value={listing.variableCost}
          onEdit={onEdit}
        />
        <AmountField
          kind="margin"
          name="profitMargin"
          label={texts.listing.profitMargin}
          description={texts.listing.profitMarginHint}
          value={listing.profitMargin}
          onEdit={onEdit}
        />
        <MarketplaceFields listing={listing} table={tables[listing.marketplace]} onEdit={onEdit} />
        {isShopUnknown && (
          <Text size="sm" className={classes.hint}>
            {texts.shopHint.missing}{' '}
            <Anchor component="button" type="button" inherit fw={600} onClick={onConfigure}>
              {texts.shopHint.action}
            </Anchor>
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
