import { Anchor, Stack, Text, TextInput, Title } from '@mantine/core'
import {
  declarationOf,
  type FieldName,
  fieldNames,
  isNumberField,
  longestSku,
} from '@vendaclara/contract/pricing'
import { type FeeTable, factsAskedBy } from '@vendaclara/core/pricing'
import { memo, useState } from 'react'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import panels from '../../../../ui/panels.module.css'
import { ChangedCostLine } from '../../fees/costs/changed-cost-line.tsx'
import { FieldInput } from '../../model/fields/field-input.tsx'
import { fieldTexts } from '../../model/fields/field-texts.ts'
import { factsOf, type Listing } from '../../model/listing.ts'
import { texts } from '../../pricing-texts.ts'
import { useCalculator } from '../../saving/actions/calculator-context.ts'
import type { ProductFacts } from '../../saving/actions/product-slot.ts'
import { useStoredListings } from '../../saving/stored-listings.ts'
import classes from '../listing-detail.module.css'
import { fieldsOf, MarketplaceFields } from './marketplace-fields.tsx'
import { PromotionFields } from './promotion-fields.tsx'

interface ListingFieldsProps {
  listing: Listing
  /** Returns a function that undoes it. */
  onEdit: (part: Partial<Listing>) => () => void
}

export const costFields = fieldNames.filter((name) => {
  const { absent, fact } = declarationOf(name)
  return isNumberField(name) && absent !== undefined && fact === undefined
})

export function ListingFields({ listing, onEdit }: ListingFieldsProps) {
  const { basis, ProductSlot, onConfigure } = useCalculator()
  const { config, tables } = basis
  const fill = useFilling(listing, tables[listing.marketplace], onEdit)
  const isShopUnknown = config.charges === 0 && config.fixCost === 0
  return (
    <section className={`${panels.panel} ${classes.fields}`} data-fixed-fields>
      <Stack gap="md">
        <Title order={3}>{texts.listing.costs}</Title>
        {ProductSlot && <ProductSlot listing={listing} onFill={fill} />}
        <ChangedCostLine listing={listing} />
        {costFields.map((name) => (
          <FieldInput key={name} name={name} values={listing} onEdit={onEdit} />
        ))}
        <MarketplaceFields listing={listing} table={tables[listing.marketplace]} onEdit={onEdit} />
        <PromotionFields listing={listing} onEdit={onEdit} />
        {isShopUnknown && (
          <Text size="sm" py={12} px={14} bdrs={10} bg="var(--page)">
            {texts.shopHint.missing}{' '}
            <Anchor component="button" type="button" inherit fw={600} onClick={() => onConfigure('shop')}>
              {texts.shopHint.action}
            </Anchor>
          </Text>
        )}
        <SkuField marketplace={listing.marketplace} id={listing.id} sku={listing.sku} onEdit={onEdit} />
      </Stack>
    </section>
  )
}

const filledFields = ['productCost', 'variableCost', 'currentPrice', 'mlTax', 'peso', 'sku'] as const

/** Fills in what a product says of the fields shown, except a SKU that another listing has, and says what changed. */
function useFilling(listing: Listing, table: FeeTable, onEdit: ListingFieldsProps['onEdit']) {
  const ownerOf = useSkuOwner(listing.marketplace, listing.id)
  return ({ name, part, untie }: ProductFacts) => {
    const asked = fieldsOf(factsAskedBy(table, factsOf(listing)))
    const isShown = (field: FieldName) => declarationOf(field).fact === undefined || asked.includes(field)
    const isFree = (field: FieldName) => field !== 'sku' || !ownerOf(part.sku ?? '')
    const changed = filledFields.filter(
      (field) =>
        part[field] !== undefined && part[field] !== listing[field] && isShown(field) && isFree(field),
    )
    if (changed.length === 0) return void (untie && offerUndo(texts.listing.tiedTo(name), untie))
    const labels = changed.map((field) => fieldTexts[field].label)
    const values = Object.fromEntries(changed.map((field) => [field, part[field]]))
    const empty = onEdit(values)
    offerUndo(texts.listing.filledFrom(name, labels), async () => {
      empty()
      await untie?.()
    })
  }
}

function useSkuOwner(marketplace: Listing['marketplace'], id: string) {
  const stored = useStoredListings()
  return (sku: string) => stored.of(marketplace).find((other) => other.sku === sku && other.id !== id)
}

type SkuFieldProps = Pick<Listing, 'marketplace' | 'id' | 'sku'> & Pick<ListingFieldsProps, 'onEdit'>

/** Saves the SKU at every keystroke, unless another listing has it. Then the field names that listing. */
const SkuField = memo(function SkuField({ marketplace, id, sku = '', onEdit }: SkuFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const find = useSkuOwner(marketplace, id)
  const shown = typed ?? sku
  const owner = shown.trim() === '' ? undefined : find(shown.trim())
  const edit = (text: string) => {
    setTyped(text)
    if (text.trim() === '' || !find(text.trim())) onEdit({ sku: text.trim() || undefined })
  }
  return (
    <TextInput
      name="sku"
      label={texts.listing.sku}
      description={fieldTexts.sku.hint}
      error={owner && texts.listing.skuTaken(owner.title || texts.list.untitled)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      size="md"
      maxLength={longestSku}
      autoComplete="off"
      spellCheck={false}
      value={shown}
      onChange={(event) => edit(event.currentTarget.value)}
      onBlur={() => {
        if (owner) return
        if (shown.trim() !== sku) edit(shown)
        setTyped(null)
      }}
    />
  )
})
