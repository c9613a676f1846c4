import { Badge, SimpleGrid, Text } from '@mantine/core'
import { toCents } from '@vendaclara/core/money'
import { marketplaces } from '@vendaclara/core/pricing'
import { useCallback, useState } from 'react'
import { columnsOf, type TableColumn } from '../../../../table/data-table.tsx'
import { Loss, Second, SmallTable } from '../../../../table/small-table.tsx'
import { Explained } from '../../../../ui/explained/explained.tsx'
import { formatBrl, formatNumber, unknown } from '../../../../ui/number-formats.ts'
import { explanations, noPriceReason, type UnpricedListing } from '../../model/explanation-texts.ts'
import { FieldInput } from '../../model/fields/field-input.tsx'
import { type Listing, type ListingFacts, type PricingBasis, pricedOf, priceOf } from '../../model/listing.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { useCalculator } from '../../saving/actions/calculator-context.ts'
import { comparisonTexts as texts } from '../detail-texts.ts'
import { fieldsOf } from '../fields/marketplace-fields.tsx'
import { askedFacts, type Offer, offerIn } from './offer-in.ts'

export function MarketplaceComparison({ listing }: { listing: Listing }) {
  const { basis } = useCalculator()
  const [facts, setFacts] = useState<Partial<ListingFacts>>({})
  const edit = useCallback((part: Partial<Listing>) => setFacts((before) => ({ ...before, ...part })), [])
  const offers = marketplaces.map((marketplace) =>
    offerIn(marketplace, listing, basis, marketplace === listing.marketplace ? {} : facts),
  )
  // Facts that only other marketplaces need are used for the comparison alone, and are not saved.
  const asked = askedFacts(listing, basis)
  const categories = marketplaces
    .filter((marketplace) => marketplace !== listing.marketplace)
    .flatMap((marketplace) => basis.tables[marketplace].categories ?? [])
  const judged = offers.map(centsOf).filter(Number.isFinite)
  const lowest = judged.length > 1 ? Math.min(...judged) : 0
  return (
    <>
      <Text size="sm" c="dimmed" mb={14}>
        {texts.intro(`${formatNumber(listing.profitMargin, 0, 2)}%`)}
      </Text>
      {asked.length > 0 && (
        <SimpleGrid minColWidth={150} spacing={12} mb={18} style={{ alignItems: 'end' }}>
          {fieldsOf(asked).map((name) => (
            <FieldInput
              key={name}
              name={name}
              values={{ ...listing, ...facts }}
              categories={categories}
              label={texts.facts[name as keyof typeof texts.facts]}
              hint=""
              onEdit={edit}
            />
          ))}
        </SimpleGrid>
      )}
      <SmallTable
        label={texts.caption}
        columns={columnsFor(listing, basis, lowest)}
        rows={offers}
        keyOf={({ marketplace }) => marketplace}
        isMarked={({ marketplace }) => marketplace === listing.marketplace}
      />
    </>
  )
}

/** The price of an offer, for comparing. Without a needed weight it counts as infinite, because it would be too low. */
function centsOf({ price }: Offer): number {
  return price.outcome === 'priced' && !price.lacksWeight ? toCents(price.price) : Number.POSITIVE_INFINITY
}

/** Without a price here, none is tried in the other marketplaces. */
function columnsFor(listing: Listing, basis: PricingBasis, lowest: number): TableColumn<Offer>[] {
  const here = priceOf(listing, basis)
  const { atThisPrice, ...labels } = texts.columns
  return columnsOf(
    here.outcome === 'priced' ? { ...labels, atThisPrice: atThisPrice(formatBrl(here.price)) } : labels,
    {
      marketplace: (offer) => (
        <>
          {pricingTexts.marketplaces[offer.marketplace]}
          {lowest > 0 && centsOf(offer) === lowest && (
            <Badge variant="light" ml={6}>
              {texts.lowest}
            </Badge>
          )}
          <Second>{basis.tables[offer.marketplace].name}</Second>
        </>
      ),
      price: ({ price, sides }) =>
        price.outcome === 'priced' ? (
          <>
            <Explained explanation={explanations.price(price, sides)}>{formatBrl(price.price)}</Explained>
            {price.lacksWeight && <Second>{pricingTexts.today.lacksWeight}</Second>}
          </>
        ) : (
          <Second>{lackInWords(price)}</Second>
        ),
      profit: ({ price }) => formatBrl(pricedOf(price)?.profit),
      fees: ({ price }) =>
        price.outcome === 'priced' ? (
          <Explained explanation={explanations.fees(price)}>
            {formatBrl(price.commission + price.fixedFee)}
          </Explained>
        ) : (
          unknown
        ),
      atThisPrice: ({ atSamePrice }) => (
        <Loss isLoss={(atSamePrice?.profit ?? 0) < 0}>{formatBrl(atSamePrice?.profit)}</Loss>
      ),
    },
  )
}

function lackInWords(price: UnpricedListing): string {
  if (price.outcome === 'no-commission') return texts.noCommission
  return price.outcome === 'no-category' ? texts.noCategory : noPriceReason(price)
}
