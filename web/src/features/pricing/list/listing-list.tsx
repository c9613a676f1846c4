import { useVirtualizer } from '@tanstack/react-virtual'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { useEffect, useRef } from 'react'
import type { Listing } from '../listing/listing.ts'
import classes from '../pricing.module.css'
import { ListingRow } from './listing-row.tsx'

const rowHeight = 64

interface ListingListProps {
  listings: readonly Listing[]
  config: ShopConfig
  selectedId: string | undefined
}

/** Only the rows in view are drawn, so that thousands of listings scroll like ten. */
export function ListingList({ listings, config, selectedId }: ListingListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: listings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    useFlushSync: false,
  })
  const selectedIndex = listings.findIndex((listing) => listing.id === selectedId)
  useEffect(() => {
    if (selectedIndex >= 0) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' })
  }, [selectedIndex, virtualizer])
  return (
    <div ref={scroller} className={classes.scroller}>
      <ul className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const listing = listings[index]
          return (
            listing && (
              <ListingRow
                key={listing.id}
                listing={listing}
                config={config}
                top={start}
                position={index + 1}
                count={listings.length}
                isSelected={listing.id === selectedId}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}
