import type { Listing } from '../../listing/listing.ts'
import { texts } from '../../texts.ts'
import { columns, isKeptBy } from '../columns.ts'
import { transferTexts } from '../texts.ts'

export type Cell = string | number | null

/** The cells of a listing in the columns that are read back; empty where its marketplace asks for nothing. */
export function listingCells(listing: Listing): Cell[] {
  return columns.map((column) => {
    if (column.key === 'marketplace') return texts.marketplaces[listing.marketplace]
    if (!isKeptBy(column, listing.marketplace)) return null
    const value = listing[column.key]
    if (value === undefined) return null
    return typeof value === 'boolean' ? (value ? transferTexts.yes : transferTexts.no) : value
  })
}
