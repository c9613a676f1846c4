import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { ChangedListing } from './changed-listing.tsx'
import classes from './fees.module.css'
import type { ListingPreview } from './preview-changes.ts'
import { texts } from './texts.ts'

const usualHeight = 62

interface ChangedListingsProps {
  listings: readonly ListingPreview[]
  /** Whether each says its marketplace. */
  isNamed: boolean
}

/** Only the rows in view are drawn. */
export function ChangedListings({ listings, isNamed }: ChangedListingsProps) {
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: listings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 6,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section ref={scroller} className={classes.changed} tabIndex={0} aria-label={texts.preview.list}>
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const preview = listings[index]
          return (
            preview && (
              <li
                key={`${preview.listing.marketplace}.${preview.listing.id}`}
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ transform: `translateY(${start}px)` }}
                aria-posinset={index + 1}
                aria-setsize={listings.length}
              >
                <ChangedListing preview={preview} isNamed={isNamed} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
