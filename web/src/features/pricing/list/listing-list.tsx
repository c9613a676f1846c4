import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { PricedListing } from '@vendaclara/core/pricing'
import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Tone } from '../../../table/small-table.tsx'
import pieces from '../../../theme/pieces.module.css'
import { formatBrl, formatNumber } from '../../../ui/number-formats.ts'
import { ChangedCostMark } from '../fees/costs/changed-cost-line.tsx'
import { priceInWords } from '../model/explanation-texts.ts'
import { type Listing, priceOf } from '../model/listing.ts'
import { listingHref } from '../model/marketplaces.ts'
import { texts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import classes from './list.module.css'

const findRowHeight = () => 4 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

interface ListingListProps {
  listings: readonly Listing[]
  selectedId: string | undefined
}

/**
 * Only the rows in view are rendered, so that thousands of listings scroll like ten. One row can be reached with the
 * Tab key, the others from there with the arrows.
 */
export function ListingList({ listings, selectedId }: ListingListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [rowHeight] = useState(findRowHeight)
  const [reached, setReached] = useState<string>()
  const selectedIndex = listings.findIndex((listing) => listing.id === selectedId)
  const reachedIndex = listings.findIndex((listing) => listing.id === reached)
  const stop = Math.max(0, reachedIndex >= 0 ? reachedIndex : selectedIndex)
  const virtualizer = useVirtualizer({
    count: listings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    useFlushSync: false,
    // The focused row stays rendered when it is scrolled away.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), stop])].sort((a, b) => a - b),
  })
  useEffect(() => {
    if (selectedIndex >= 0) virtualizer.scrollToIndex(selectedIndex, { align: 'auto' })
  }, [selectedIndex, virtualizer])
  const focused = useRef(false)
  useEffect(() => {
    if (!focused.current) return
    focused.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-row="${stop}"]`)?.focus({ preventScroll: true })
  }, [stop])
  const move = (event: React.KeyboardEvent) => {
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight)
    const next = nextRow(event.key, stop, { last: listings.length - 1, page })
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focused.current = next !== stop
    setReached(listings[next]?.id)
    virtualizer.scrollToIndex(next, { align: 'auto' })
  }
  return (
    <div ref={scroller} className={classes.scroller}>
      <ul
        className={pieces.bare}
        style={{ position: 'relative', height: virtualizer.getTotalSize() }}
        onKeyDown={move}
        onFocus={({ target }) => setReached(listings[Number((target as HTMLElement).dataset.row)]?.id)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setReached(undefined)
        }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const listing = listings[index]
          return (
            listing && (
              <ListingRow
                key={listing.id}
                listing={listing}
                top={start}
                position={index + 1}
                count={listings.length}
                isSelected={listing.id === selectedId}
                isTabStop={index === stop}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}

interface Rows {
  readonly last: number
  /** How many rows are in view. */
  readonly page: number
}

/** The row that a key leads to; undefined for other keys. */
export function nextRow(key: string, from: number, { last, page }: Rows): number | undefined {
  const steps = new Map(
    Object.entries({
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + page,
      PageUp: from - page,
      Home: 0,
      End: last,
    }),
  )
  const next = steps.get(key)
  return next === undefined ? undefined : Math.min(last, Math.max(0, next))
}

/** What is wrong with a price, before what it is made of. */
function doubtsOf({ productCost }: Listing, { profit, lacksWeight }: PricedListing): string {
  if (profit < 0) return `${texts.list.loss} `
  if (productCost === 0) return `${texts.today.lacksCost} `
  return lacksWeight ? `${texts.today.lacksWeight} ` : ''
}

interface ListingRowProps {
  listing: Listing
  top: number
  position: number
  count: number
  isSelected: boolean
  /** Whether this is the only row that the Tab key reaches. */
  isTabStop: boolean
}

const ListingRow = memo(function ListingRow(props: ListingRowProps) {
  const { listing, top, position, count, isSelected, isTabStop } = props
  const { basis } = useCalculator()
  const price = priceOf(listing, basis)
  return (
    <li
      className={classes.rowPlace}
      style={{ transform: `translateY(${top}px)` }}
      aria-posinset={position}
      aria-setsize={count}
    >
      <Link
        to={listingHref(listing.marketplace, listing.id)}
        preventScrollReset
        className={classes.row}
        tabIndex={isTabStop ? 0 : -1}
        data-row={position - 1}
        aria-current={isSelected ? 'true' : undefined}
      >
        <span className={classes.rowTitle}>{listing.title || texts.list.untitled}</span>
        <span className={classes.rowPrice}>{priceInWords(price)}</span>
        <span className={classes.rowFacts}>
          {price.outcome === 'priced' && <Tone tone="loss">{doubtsOf(listing, price)}</Tone>}
          <ChangedCostMark listing={listing} />
          {texts.list.facts(formatBrl(listing.productCost), `${formatNumber(listing.profitMargin, 0, 2)}%`)}
          {listing.ownDelivery && texts.list.ownDelivery}
          {listing.sku && texts.list.sku(listing.sku)}
        </span>
      </Link>
    </li>
  )
})
