import { Text } from '@mantine/core'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { memo, useMemo } from 'react'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import type { ListingsByMarketplace } from '../listing/listing.ts'
import { ChangedListings } from './changed-listings.tsx'
import { previewChanges } from './preview-changes.ts'
import type { TableChange } from './table-changes.ts'
import { texts } from './texts.ts'

interface ChangeSummaryProps {
  listings: ListingsByMarketplace
  config: ShopConfig
  changes: readonly TableChange[]
}

function PlainChangeSummary({ listings, config, changes }: ChangeSummaryProps) {
  const preview = useMemo(() => previewChanges(listings, config, changes), [listings, config, changes])
  if (changes.length === 0) return <Text size="sm">{texts.preview.nothingMore}</Text>
  if (preview.count === 0) return <Text size="sm">{texts.preview.noListings}</Text>
  if (preview.listings.length === 0) return <Text size="sm">{texts.preview.nothing(preview.count)}</Text>
  return (
    <>
      <div role="status">
        <Text fw={600}>{texts.preview.total(preview.repriced, preview.losing)}</Text>
        {preview.losing > 0 && (
          <Text size="sm" c="dimmed">
            {texts.preview.advice}
          </Text>
        )}
      </div>
      {preview.weightless > 0 && <WarningAlert>{texts.preview.weightless(preview.weightless)}</WarningAlert>}
      <ChangedListings listings={preview.listings} isNamed={changes.length > 1} />
    </>
  )
}

/** How many prices change and who loses margin; compared anew only when something changes. */
export const ChangeSummary = memo(PlainChangeSummary)
