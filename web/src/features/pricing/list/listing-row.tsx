import { memo } from 'react'
import { Link } from 'react-router'
import { formatBrl, formatNumber } from '../../../ui/number-formats.ts'
import type { Listing, PricingBasis } from '../model/listing.ts'
import { priceOf } from '../model/listing.ts'
import { listingHref } from '../model/marketplaces.ts'
import { texts } from '../texts.ts'
import classes from './list.module.css'

interface ListingRowProps {
  listing: Listing
  basis: PricingBasis
  top: number
  position: number
  count: number
  isSelected: boolean
  /** The one row of the list that the Tab key stops at. */
  isTabStop: boolean
}

export const ListingRow = memo(function ListingRow(props: ListingRowProps) {
  const { listing, basis, top, position, count, isSelected, isTabStop } = props
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
        <span className={classes.rowPrice}>
          {price.outcome === 'priced'
            ? formatBrl(price.price)
            : texts.list[price.outcome === 'no-commission' ? 'noCommission' : 'noPrice']}
        </span>
        <span className={classes.rowFacts}>
          {texts.list.facts(formatBrl(listing.productCost), `${formatNumber(listing.profitMargin, 0, 2)}%`)}
          {listing.sku && texts.list.sku(listing.sku)}
        </span>
      </Link>
    </li>
  )
})
