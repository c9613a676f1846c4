import { type MouseEvent, memo, type Ref } from 'react'
import { Link } from 'react-router'
import type { Listing } from '../model/listing.ts'
import { listingHref } from '../model/marketplaces.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import type { ListingActions } from '../saving/actions/use-listing-actions.ts'
import { cellOf, type ListingColumn } from './columns.tsx'
import { CurrentPriceField } from './current-price-field.tsx'
import classes from './listings-table.module.css'
import type { ListingRow } from './rows.ts'
import { texts } from './table-texts.ts'

interface TableRowProps {
  row: ListingRow
  columns: readonly ListingColumn[]
  index: number
  isChosen: boolean
  edit: ListingActions['edit']
  onChoose: (key: string, isShift: boolean) => void
  /** Opens a listing over the table. */
  onOpen: (listing: Listing) => void
  /** Moves the focus to the current price this many rows further. */
  onMove: (from: number, rows: number) => void
  ref: Ref<HTMLTableRowElement>
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, columns, index, isChosen, edit, onChoose, onOpen, onMove, ref } = props
  const { listing } = row
  const title = listing.title || pricingTexts.list.untitled
  return (
    <tr
      ref={ref}
      className={classes.row}
      data-index={index}
      data-chosen={isChosen || undefined}
      aria-rowindex={index + 2}
    >
      {columns.map((column) =>
        column.id === 'name' ? (
          <th key={column.id} scope="row" data-kind="name">
            <span className={classes.name}>
              <input
                type="checkbox"
                className={classes.checkbox}
                checked={isChosen}
                aria-label={texts.choose(title)}
                onClick={(event: MouseEvent) => onChoose(row.key, event.shiftKey)}
                onChange={() => undefined}
              />
              <Link
                to={listingHref(listing.marketplace, listing.id)}
                className={classes.title}
                onClick={(event) => {
                  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onOpen(listing)
                }}
              >
                {title}
              </Link>
            </span>
          </th>
        ) : (
          <td key={column.id} data-kind={column.kind} data-column={column.id} data-label={column.label}>
            {column.id === 'currentPrice' ? (
              <CurrentPriceField listing={listing} edit={edit} onMove={(rows) => onMove(index, rows)} />
            ) : (
              cellOf(column, row)
            )}
          </td>
        ),
      )}
    </tr>
  )
})
