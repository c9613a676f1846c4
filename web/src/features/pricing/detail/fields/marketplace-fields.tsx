import { NativeSelect, Switch } from '@mantine/core'
import { shallowEqual } from '@mantine/hooks'
import {
  type Choice,
  choiceNames,
  type FeeCategory,
  type FeeFacts,
  type FeeTable,
  factsAskedBy,
} from '@vendaclara/core/pricing'
import { memo } from 'react'
import { formatBrl, formatNumber } from '../../../../ui/number-formats.ts'
import { AmountField } from '../../model/amount-field.tsx'
import { factsOf, type Listing, type ListingFacts } from '../../model/listing.ts'
import { texts } from '../../texts.ts'

interface MarketplaceFieldsProps {
  listing: Listing
  table: FeeTable
  onEdit: (part: Partial<Listing>) => void
}

function PlainMarketplaceFields({ listing, table, onEdit }: MarketplaceFieldsProps) {
  const { mlTaxHint, shippingCostHint, pesoHint, noPeso, fulfilledHint, ownDeliveryHint } = texts.listing
  const weightHint = pesoHint(listing.marketplace)
  return (
    <FactFields
      order={['freeShipping', 'category', 'commission', 'freight', 'fulfilled', 'ownDelivery', 'weight']}
      asked={factsAskedBy(table, factsOf(listing))}
      categories={table.categories ?? []}
      facts={listing}
      labels={texts.listing}
      hints={{
        freeShipping: freeShippingHint(table),
        category: categoryHint(table, listing.category),
        fulfilled: fulfilledHint,
        ownDelivery: ownDeliveryHint,
        mlTax: mlTaxHint,
        shippingCost: shippingCostHint,
        peso: listing.peso === 0 ? `${weightHint} ${noPeso}` : weightHint,
      }}
      onEdit={onEdit}
    />
  )
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

const amounts = {
  commission: { kind: 'commission', name: 'mlTax' },
  freight: { kind: 'money', name: 'shippingCost' },
  weight: { kind: 'weight', name: 'peso' },
} as const satisfies Record<
  Exclude<keyof FeeFacts, Choice | 'category'>,
  { kind: string; name: keyof ListingFacts }
>

interface FactFieldsProps {
  order: readonly (keyof FeeFacts)[]
  asked: readonly (keyof FeeFacts)[]
  categories: readonly FeeCategory[]
  facts: ListingFacts
  labels: Readonly<Record<keyof ListingFacts, string>>
  hints?: Readonly<Record<keyof ListingFacts, string>>
  onEdit: (part: Partial<ListingFacts>) => void
}

/** A field for each fact that the fees depend on. */
export function FactFields({ order, asked, categories, facts, labels, hints, onEdit }: FactFieldsProps) {
  return order
    .filter((fact) => asked.includes(fact))
    .map((fact) => {
      if (isChoice(fact)) {
        return (
          <Switch
            key={fact}
            size="md"
            label={labels[fact]}
            description={hints?.[fact]}
            checked={facts[fact]}
            onChange={(event) => onEdit({ [fact]: event.currentTarget.checked })}
          />
        )
      }
      if (fact === 'category') {
        return (
          <NativeSelect
            key={fact}
            name={fact}
            size="md"
            label={labels.category}
            description={hints?.category}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            data={[
              { value: '', label: texts.listing.chooseCategory },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={categories.some(({ id }) => id === facts.category) ? facts.category : ''}
            onChange={(event) => onEdit({ category: event.currentTarget.value })}
          />
        )
      }
      const { kind, name } = amounts[fact]
      return (
        <AmountField
          key={fact}
          kind={kind}
          name={name}
          label={labels[name]}
          description={hints?.[name]}
          value={facts[name]}
          onEdit={onEdit}
        />
      )
    })
}

function isChoice(fact: keyof FeeFacts): fact is Choice {
  return choiceNames.some((name) => name === fact)
}

/** The commission of the chosen category. */
function categoryHint({ categories = [] }: FeeTable, chosen: string): string {
  const category = categories.find(({ id }) => id === chosen)
  if (!category) return texts.listing.categoryHint
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
