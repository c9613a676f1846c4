import { forEachMarketplace, type Marketplace } from '@vendaclara/core/pricing'
import { fileRefusals } from '../../../files/file-refused.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { writeListings, writeRefusedLines } from '../export/write-listings.ts'
import { writeTemplate } from '../export/write-template.ts'
import type { TableMapping } from '../files/columns.ts'
import {
  type RememberedColumns,
  surveyTable,
  type TablePlace,
  type TableSurvey,
  tableMapping,
} from '../files/mapping/survey-table.ts'
import { hasKeys, type MatchedLine, matchLines } from '../files/match-lines.ts'
import type { RawTable } from '../files/raw-table.ts'
import { readFile } from '../files/read-file.ts'
import { type ImportLine, type ImportLines, readLines } from '../files/read-lines.ts'
import { type Listing, type ListingsByMarketplace, newListing, type PricingBasis } from '../model/listing.ts'

export interface ReadingContext {
  readonly marketplace: Marketplace
  readonly basis: PricingBasis
  readonly listings: ListingsByMarketplace
  /** Whether a title identifies a listing if the file has neither codes nor SKUs. */
  readonly byTitle: boolean
}

export interface ListToRead {
  readonly file: File
  readonly context: ReadingContext
  readonly remembered: RememberedColumns
  /** The table that the seller chose; otherwise it is found. */
  readonly place?: TablePlace | undefined
  /** The columns that the seller agreed on; otherwise they are found, and the lines are only read if nothing is in doubt. */
  readonly mapping?: TableMapping | undefined
}

export interface ReadList extends Omit<ImportLines, 'lines'> {
  readonly lines: readonly MatchedLine[]
  /** Whether only titles can identify the listings of the lines. */
  readonly hasOnlyTitles: boolean
}

interface ListingsToWrite {
  readonly listings: readonly Listing[]
  readonly basis: PricingBasis
}

interface ReadAnswer {
  readonly survey?: TableSurvey
  readonly list?: ReadList
}

async function linesOf(
  tables: readonly RawTable[],
  { marketplace, basis, listings, byTitle }: ReadingContext,
  mapping: TableMapping,
): Promise<ReadList> {
  const blank = forEachMarketplace((one) => newListing('', one, basis))
  const defaults = { blank, marketplace, newId: () => crypto.randomUUID() }
  const { lines, ...rest } = await readLines(tables, defaults, mapping)
  return { ...rest, lines: matchLines(lines, listings, { byTitle }), hasOnlyTitles: !hasKeys(lines) }
}

const calls = {
  /** The lines of a list, or what has to be agreed on before. */
  readList: async ({ file, context, remembered, place, mapping }: ListToRead): Promise<ReadAnswer> => {
    const tables = await readFile(file)
    if (mapping) return { list: await linesOf(tables, context, mapping) }
    const survey = await surveyTable(tables, remembered, place)
    if (place || survey.doubts.length > 0) return { survey }
    return { survey, list: await linesOf(tables, context, tableMapping(survey)) }
  },
  writeTemplate: () => writeTemplate(),
  writeListings: ({ listings, basis }: ListingsToWrite) => writeListings(listings, basis),
  writeRefusedLines: (lines: readonly ImportLine[]) => writeRefusedLines(lines),
}
export type ListingFilesCalls = typeof calls

serveCalls(calls, fileRefusals)
