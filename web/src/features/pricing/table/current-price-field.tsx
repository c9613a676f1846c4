import { Text } from '@mantine/core'
import { listingBounds } from '@vendaclara/contract/pricing'
import { readTypedMoney, toCents, toReais } from '@vendaclara/core/money'
import { type KeyboardEvent, useId, useState } from 'react'
import table from '../../../table/data-table.module.css'
import { formatNumber, unknown } from '../../../ui/number-formats.ts'
import type { Listing } from '../model/listing.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import type { ListingActions } from '../saving/actions/use-listing-actions.ts'
import { texts } from './table-texts.ts'

/** The price that a text contains; undefined if it is empty, null if no listing can have that price. */
export function readCurrentPrice(text: string): number | undefined | null {
  if (text.trim() === '') return undefined
  const price = readTypedMoney(text)
  if (price === null || price < 0.01 || price > listingBounds.money) return null
  const whole = toReais(toCents(price))
  return whole === price ? whole : null
}

/** Moves the focus to the same field this many rows further. */
function focusFurther(field: HTMLInputElement, rows: number): void {
  const row = field.closest('tr')
  const next = Number(row?.dataset.index) + rows
  row
    ?.closest('table')
    ?.querySelector<HTMLInputElement>(`tr[data-index="${next}"] input[name="${field.name}"]`)
    ?.focus()
}

interface CurrentPriceFieldProps {
  listing: Listing
  edit: ListingActions['edit']
}

/**
 * Saved on leaving the field, with Enter or Down, which move to the next row, or Up. Escape restores the former price.
 */
export function CurrentPriceField({ listing, edit }: CurrentPriceFieldProps) {
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
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null)
    const rows = event.key === 'ArrowUp' ? -1 : event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : 0
    if (rows === 0) return
    event.preventDefault()
    if (leave()) focusFurther(event.currentTarget, rows)
  }
  return (
    <>
      <input
        className={table.input}
        name="currentPrice"
        inputMode="decimal"
        autoComplete="off"
        aria-label={texts.currentPriceOf(title || pricingTexts.list.untitled)}
        aria-invalid={read === null || undefined}
        aria-describedby={read === null ? refusal : undefined}
        placeholder={unknown}
        value={typed ?? (currentPrice === undefined ? '' : formatNumber(currentPrice, 2, 2))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      {read === null && (
        <Text
          span
          display="block"
          size="xs"
          c="var(--loss)"
          lh={1.25}
          id={refusal}
          role="alert"
          style={{ whiteSpace: 'normal' }}
        >
          {texts.currentPriceRefusal}
        </Text>
      )}
    </>
  )
}
