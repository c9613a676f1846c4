import { toCents, toReais } from '@vendaclara/core/money'
import { writeXlsxStream } from 'hucre/xlsx'
import { noPriceReason } from '../../detail/no-price-reason.ts'
import type { Listing } from '../../listing/listing.ts'
import { priceOf } from '../../listing/price-of.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { columns as ownColumns, writtenOnly } from '../columns.ts'
import { layoutOf, money } from './column-layout.ts'
import { type Cell, listingCells } from './listing-cells.ts'
import { workbookFile } from './workbook-file.ts'

const { line: _line, reason: _reason, noPrice, table, contributionMargin, ...amounts } = writtenOnly
const columns = [
  ...layoutOf(ownColumns),
  ...Object.values(amounts).map((header) => ({ header, width: 24, numFmt: money })),
  { header: contributionMargin, width: 26, numFmt: money },
  { header: table, width: 34 },
  { header: noPrice, width: 50 },
]

/** Listings with what their price comes to now, as a workbook that can be imported again. Text stays text. */
export function writeListings(listings: readonly Listing[], basis: PricingBasis): Promise<Blob> {
  const rows = listings.map((listing) => [...listingCells(listing), ...figureCells(listing, basis)])
  return workbookFile(writeXlsxStream(rows, { name: 'Anúncios', columns, freezePane: { rows: 1 } }))
}

function figureCells(listing: Listing, basis: PricingBasis): Cell[] {
  const price = priceOf(listing, basis)
  const { name } = basis.tables[listing.marketplace]
  if (price.outcome !== 'priced') {
    return [...Object.keys(amounts).map(() => null), null, name, noPriceReason(price)]
  }
  const keys = Object.keys(amounts) as (keyof typeof amounts)[]
  return [...keys.map((key) => rounded(price[key])), rounded(price.contributionMargin), name, null]
}

function rounded(amount: number | null): number | null {
  return amount === null ? null : toReais(toCents(amount))
}
