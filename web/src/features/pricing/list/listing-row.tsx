import type { ShopConfig } from '@vendaclara/contract/shop'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import type { Listing } from '../listing/listing.ts'
import { listingHref } from '../listing/listing-href.ts'
import { priceOf } from '../listing/price-of.ts'
import classes from '../pricing.module.css'
import { texts } from '../texts.ts'

interface ListingRowProps {
  listing: Listing
  config: ShopConfig
  top: number
  position: number
  count: number
  isSelected: boolean
}

export const ListingRow = memo(function ListingRow(props: ListingRowProps) {
  const { listing, config, top, position, count, isSelected } = props
  const price = priceOf(listing, config)
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
        aria-current={isSelected ? 'true' : undefined}
      >
        <span className={classes.rowTitle}>{listing.title || texts.list.untitled}</span>
        <span className={classes.rowPrice}>
          {price.outcome === 'priced' ? formatBrl(price.price) : texts.list.noPrice}
        </span>
        <span className={classes.rowFacts}>
          {texts.list.facts(formatBrl(listing.productCost), `${formatNumber(listing.profitMargin, 0, 2)}%`)}
        </span>
      </Link>
    </li>
  )
})
