import { Switch } from '@mantine/core'
import { type FeeFacts, type FeeTable, factsAskedBy } from '@vendaclara/core/pricing'
import { formatNumber } from '../../../ui/number-formats.ts'
import { AmountField } from '../model/amount-field.tsx'
import type { Listing, ListingFacts } from '../model/listing.ts'
import { texts } from '../texts.ts'

interface MarketplaceFieldsProps {
  listing: Listing
  table: FeeTable
  onEdit: (part: Partial<Listing>) => void
}

/** What the fees of this listing depend on. */
export function MarketplaceFields({ listing, table, onEdit }: MarketplaceFieldsProps) {
  const { mlTaxHint, shippingCostHint, pesoHint, noPeso } = texts.listing
  const weightHint = pesoHint(listing.marketplace)
  return (
    <FactFields
      order={['freeShipping', 'commission', 'freight', 'weight']}
      asked={factsAskedBy(table)}
      facts={listing}
      labels={texts.listing}
      hints={{
        freeShipping: freeShippingHint(table),
        mlTax: mlTaxHint,
        shippingCost: shippingCostHint,
        peso: listing.peso === 0 ? `${weightHint} ${noPeso}` : weightHint,
      }}
      onEdit={onEdit}
    />
  )
}

const amounts = {
  commission: { kind: 'commission', name: 'mlTax' },
  freight: { kind: 'money', name: 'shippingCost' },
  weight: { kind: 'weight', name: 'peso' },
} as const satisfies Record<
  Exclude<keyof FeeFacts, 'freeShipping'>,
  { kind: string; name: keyof ListingFacts }
>

interface FactFieldsProps {
  order: readonly (keyof FeeFacts)[]
  asked: readonly (keyof FeeFacts)[]
  facts: ListingFacts
  labels: Readonly<Record<keyof ListingFacts, string>>
  hints?: Readonly<Record<keyof ListingFacts, string>>
  onEdit: (part: Partial<ListingFacts>) => void
}

/** A field for each thing that fees ask of a listing. */
export function FactFields({ order, asked, facts, labels, hints, onEdit }: FactFieldsProps) {
  return order
    .filter((fact) => asked.includes(fact))
    .map((fact) => {
      if (fact === 'freeShipping') {
        return (
          <Switch
            key={fact}
            size="md"
            label={labels.freeShipping}
            description={hints?.freeShipping}
            checked={facts.freeShipping}
            onChange={(event) => onEdit({ freeShipping: event.currentTarget.checked })}
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
