import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { ListingPrice, TableComparison } from '@vendaclara/core/pricing'
import { useRef } from 'react'
import { formatBrl, formatPercent } from '../../../ui/number-formats.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { texts } from './fee-texts.ts'
import classes from './fees.module.css'
import type { ListingPreview } from './preview-changes.ts'

const usualHeight = 62

interface ChangedListingsProps {
  listings: readonly ListingPreview[]
  /** Whether each listing names its marketplace. */
  isNamed: boolean
}

/** The listings with their old and new price. Only the rows in view are rendered. */
export function ChangedListings({ listings, isNamed }: ChangedListingsProps) {
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: listings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 6,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
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

interface ChangedListingProps {
  preview: ListingPreview
  /** Whether the marketplace is named. */
  isNamed: boolean
}

/** One listing with its old and new price, and the margin that the old price would still leave. */
function ChangedListing({ preview, isNamed }: ChangedListingProps) {
  const { listing, comparison } = preview
  const { before, after, margin } = comparison
  return (
    <div className={classes.change}>
      <span className={classes.changeTitle}>{listing.title || pricingTexts.list.untitled}</span>
      <span className={classes.changePrices}>
        <VisuallyHidden>{texts.preview.was}</VisuallyHidden>
        <span className={classes.oldPrice}>{priceInWords(before)}</span>
        <IconArrowRight size={15} aria-hidden />
        <VisuallyHidden>{texts.preview.becomes}</VisuallyHidden>
        <strong>{priceInWords(after)}</strong>
      </span>
      <span className={classes.changeMargin}>
        {isNamed && `${pricingTexts.marketplaces[listing.marketplace]}, `}
        {marginInWords(comparison)}
      </span>
      {margin !== 'unknown' && (
        <span className={classes.changeOutcome} data-margin={margin}>
          {texts.preview[margin]}
        </span>
      )}
    </div>
  )
}

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
