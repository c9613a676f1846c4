import type { ListingPrice, TableComparison } from '@vendaclara/core/pricing'
import { columnsOf, type TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { Loss, Second } from '../../../table/small-table.tsx'
import { formatBrl, formatPercent } from '../../../ui/number-formats.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { texts } from './fee-texts.ts'
import type { ListingPreview } from './preview-changes.ts'

const listingsOnPage = 50

interface ChangedListingsProps {
  listings: readonly ListingPreview[]
  isNamed: boolean
}

export function ChangedListings({ listings, isNamed }: ChangedListingsProps) {
  return (
    <ListTable
      label={texts.preview.list}
      pagesLabel={texts.preview.pages}
      columns={isNamed ? columns : columns.filter(({ id }) => id !== 'marketplace')}
      rows={listings}
      keyOf={({ listing }) => `${listing.marketplace}.${listing.id}`}
      rowsOnPage={listingsOnPage}
      mah="min(360px, 42dvh)"
    />
  )
}

const columns: readonly TableColumn<ListingPreview>[] = columnsOf(
  texts.preview.columns,
  {
    name: ({ listing, comparison }) => (
      <>
        {listing.title || pricingTexts.list.untitled}
        <Second>{marginInWords(comparison)}</Second>
      </>
    ),
    marketplace: ({ listing }) => pricingTexts.marketplaces[listing.marketplace],
    before: ({ comparison: { before } }) => priceInWords(before),
    after: ({ comparison: { after } }) => <strong>{priceInWords(after)}</strong>,
    margin: ({ comparison: { margin } }) =>
      margin !== 'unknown' && <Loss isLoss={margin === 'lost'}>{texts.preview[margin]}</Loss>,
  },
  ['marketplace', 'margin'],
)

function priceInWords(price: ListingPrice): string {
  return price.outcome === 'priced' ? formatBrl(price.price) : texts.preview.noPrice
}

function marginInWords({ before, oldPrice }: TableComparison): string {
  if (before.outcome !== 'priced') return texts.preview.neverPriced
  if (oldPrice === null) return texts.preview.unknown
  return texts.preview.left(
    oldPrice.margin === null ? formatBrl(oldPrice.profit) : formatPercent(oldPrice.margin),
  )
}
