import { toCents, toReais } from '@vendaclara/core/money'
import { writeXlsxStream } from 'hucre/xlsx'
import { columns, isKeptFor } from '../files/columns.ts'
import { texts as fileTexts } from '../files/file-texts.ts'
import { type ImportLine, problemsInWords } from '../files/read-lines.ts'
import { noPriceReason } from '../model/explanation-texts.ts'
import { fieldInWords } from '../model/fields/field-in-words.ts'
import { type Listing, type PricingBasis, priceOf } from '../model/listing.ts'
import { texts } from '../pricing-texts.ts'
import { texts as sheets } from './export-texts.ts'
import { layoutOf, money, workbookFile } from './workbook.ts'

const { line: _line, reason: _reason, noPrice, table, contributionMargin, ...amounts } = fileTexts.writtenOnly
const layout = [
  ...layoutOf(columns),
  ...Object.values(amounts).map((header) => ({ header, width: 24, numFmt: money })),
  { header: contributionMargin, width: 26, numFmt: money },
  { header: table, width: 34 },
  { header: noPrice, width: 50 },
]

/**
 * Listings with their current price and its figures, as a workbook that can be imported again. Text is never a formula.
 */
export function writeListings(listings: readonly Listing[], basis: PricingBasis): Promise<Blob> {
  const rows = listings.map((listing) => [...listingCells(listing), ...figureCells(listing, basis)])
  return workbookFile(
    writeXlsxStream(rows, { name: sheets.listings, columns: layout, freezePane: { rows: 1 } }),
  )
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

export type Cell = string | number | null

function listingCells(listing: Listing): Cell[] {
  return columns.map((column) => {
    if (column.key === 'marketplace') return texts.marketplaces[listing.marketplace]
    if (column.key === 'id') return listing.id
    if (!isKeptFor(column, listing)) return null
    const value = listing[column.key]
    return typeof value === 'number' ? value : fieldInWords(listing, column.key)
  })
}

/** The lines as they were written, each with its number and its problems. Once corrected, they can be imported. */
export function writeRefusedLines(lines: readonly ImportLine[]): Promise<Blob> {
  const rows = lines.map((line) => [
    line.number,
    problemsInWords(line).join('; '),
    ...columns.map(({ key }) => line.written[key] ?? null),
  ])
  const layout = [
    { header: fileTexts.writtenOnly.line, width: 8 },
    { header: fileTexts.writtenOnly.reason, width: 60 },
    ...layoutOf(columns),
  ]
  return workbookFile(
    writeXlsxStream(rows, { name: sheets.refusedLines, columns: layout, freezePane: { rows: 1 } }),
  )
}
