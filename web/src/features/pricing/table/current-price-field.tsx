import { listingBounds } from '@vendaclara/contract/pricing'
import { readTypedMoney, toCents, toReais } from '@vendaclara/core/money'
import { type KeyboardEvent, useId, useState } from 'react'
import { formatNumber } from '../../../ui/number-formats.ts'
import type { Listing } from '../model/listing.ts'
import type { ListingActions } from '../saving/use-listing-actions.ts'
import { texts as pricingTexts } from '../texts.ts'
import classes from './listings-table.module.css'
import { texts } from './texts.ts'

/** The price a text stands for; undefined for none, null where it is no price that a listing can have. */
export function readCurrentPrice(text: string): number | undefined | null {
  if (text.trim() === '') return undefined
  const price = readTypedMoney(text)
  if (price === null || price < 0.01 || price > listingBounds.money) return null
  const whole = toReais(toCents(price))
  return whole === price ? whole : null
}

interface CurrentPriceFieldProps {
  listing: Listing
  edit: ListingActions['edit']
  /** Goes to the same field so many rows further. */
  onMove: (rows: number) => void
}

/** Taken on leaving, with Enter (which goes on to the next row) or an arrow; Escape brings the former price back. */
export function CurrentPriceField({ listing, edit, onMove }: CurrentPriceFieldProps) {
  const { marketplace, id, title, currentPrice } = listing
  const [typed, setTyped] = useState<string | null>(null)
  const refusal = useId()
  const read = typed === null ? currentPrice : readCurrentPrice(typed)
  const leave = () => {
    if (read === null) return false
    if (read !== currentPrice) edit(marketplace, id, { currentPrice: read })
    setTyped(null)
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(null)
    const rows = event.key === 'ArrowUp' ? -1 : event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : 0
    if (rows === 0) return
    event.preventDefault()
    if (leave()) onMove(rows)
  }
  return (
    <>
      <input
        className={classes.price}
        name="currentPrice"
        inputMode="decimal"
        autoComplete="off"
        aria-label={texts.currentPriceOf(title || pricingTexts.list.untitled)}
        aria-invalid={read === null || undefined}
        aria-describedby={read === null ? refusal : undefined}
        placeholder={texts.none}
        value={typed ?? (currentPrice === undefined ? '' : formatNumber(currentPrice, 2, 2))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      {read === null && (
        <span id={refusal} role="alert" className={classes.refusal}>
          {texts.currentPriceRefusal}
        </span>
      )}
    </>
  )
}
