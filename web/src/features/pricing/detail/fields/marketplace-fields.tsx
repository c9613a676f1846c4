import { shallowEqual } from '@mantine/hooks'
import { declarationOf, type FieldName, fieldNames } from '@vendaclara/contract/pricing'
import { type FeeFacts, type FeeTable, factsAskedBy } from '@vendaclara/core/pricing'
import { memo } from 'react'
import { formatBrl, formatNumber } from '../../../../ui/number-formats.ts'
import { FieldInput } from '../../model/fields/field-input.tsx'
import { factsOf, type Listing } from '../../model/listing.ts'
import { texts } from '../../pricing-texts.ts'

interface MarketplaceFieldsProps {
  listing: Listing
  table: FeeTable
  onEdit: (part: Partial<Listing>) => void
}

function PlainMarketplaceFields({ listing, table, onEdit }: MarketplaceFieldsProps) {
  const { pesoHint, noPeso } = texts.listing
  const weightHint = pesoHint(listing.marketplace)
  const hints: Partial<Record<FieldName, string | undefined>> = {
    freeShipping: freeShippingHint(table),
    category: categoryHint(table, listing.category),
    peso: listing.peso === 0 ? `${weightHint} ${noPeso}` : weightHint,
  }
  return fieldsOf(factsAskedBy(table, factsOf(listing))).map((name) => (
    <FieldInput
      key={name}
      name={name}
      values={listing}
      categories={table.categories ?? []}
      hint={hints[name]}
      onEdit={onEdit}
    />
  ))
}

export function fieldsOf(facts: readonly (keyof FeeFacts)[]): readonly FieldName[] {
  return fieldNames.filter((name) => {
    const { fact } = declarationOf(name)
    return fact !== undefined && facts.includes(fact)
  })
}

/** The fields for what this listing's fees depend on. Rendered again only if one of these changes. */
export const MarketplaceFields = memo(
  PlainMarketplaceFields,
  (before, after) =>
    before.table === after.table &&
    before.onEdit === after.onEdit &&
    before.listing.marketplace === after.listing.marketplace &&
    shallowEqual(factsOf(before.listing), factsOf(after.listing)),
)

function categoryHint({ categories = [] }: FeeTable, chosen: string): string | undefined {
  const category = categories.find(({ id }) => id === chosen)
  if (!category) return undefined
  const { commission, least, above } = category
  const percent = `${formatNumber(commission, 0, 2)}%`
  const rate = above
    ? texts.listing.categoryPaysAbove(
        percent,
        formatBrl(above.price),
        `${formatNumber(above.commission, 0, 2)}%`,
      )
    : percent
  return texts.listing.categoryPays(rate, formatBrl(least))
}

/** The effect of joining the free-shipping programme, if the table has a single commission for each case. */
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
