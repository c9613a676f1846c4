import { forEachMarketplace, type Marketplace } from '@vendaclara/core/pricing'
import { fileRefusals } from '../../../files/file-refused.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import { writeListings, writeRefusedLines } from '../export/write-listings.ts'
import { writeTemplate } from '../export/write-template.ts'
import { readFile } from '../files/read-file.ts'
import { type ImportLine, readLines } from '../files/read-lines.ts'
import { type Listing, newListing, type PricingBasis } from '../model/listing.ts'

interface FileToRead {
  readonly file: File
  readonly marketplace: Marketplace
  readonly basis: PricingBasis
}

interface ListingsToWrite {
  readonly listings: readonly Listing[]
  readonly basis: PricingBasis
}

const calls = {
  readLines: async ({ file, marketplace, basis }: FileToRead) => {
    const blank = forEachMarketplace((one) => newListing('', one, basis))
    return readLines(await readFile(file), { blank, marketplace, newId: () => crypto.randomUUID() })
  },
  writeTemplate: () => writeTemplate(),
  writeListings: ({ listings, basis }: ListingsToWrite) => writeListings(listings, basis),
  writeRefusedLines: (lines: readonly ImportLine[]) => writeRefusedLines(lines),
}
export type ListingFilesCalls = typeof calls

serveCalls(calls, fileRefusals)
