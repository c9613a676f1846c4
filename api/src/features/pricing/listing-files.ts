import { cents, toReais } from '@vendaclara/core/money'
import { categoriesOf, type Marketplace, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import type { Database } from '../../database/database.ts'
import { csvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { feeSettingsRepository } from './fee-settings.repository.ts'
import { listingRepository, type StoredListing } from './listing.repository.ts'
import { listingPriceRepository } from './listing-price.repository.ts'
import { columnTitles, priceTitles } from './texts.ts'

const columns = Object.entries(columnTitles) as [keyof typeof columnTitles, string][]
const titles = Object.values(columnTitles)

/** Every saved listing, one per line, its prices by day, and the fee tables used to calculate them. */
export function listingFiles(database: Database): PersonalFiles {
  const listings = listingRepository(database)
  const prices = listingPriceRepository(database)
  const fees = feeSettingsRepository(database)
  const rowOf = (listing: StoredListing) =>
    Object.fromEntries(columns.map(([name, title]) => [title, cellOf(listing, name)]))
  /** The rows about all listings, marketplace by marketplace, newest listing first. */
  async function* ofEach<Row>(
    userId: string,
    read: Read<Row>,
    written: (row: Row) => Record<string, unknown>,
  ) {
    const ids = await listings.ids(userId)
    for (const marketplace of marketplaces) {
      for await (const rows of read(userId, marketplace, ids.get(marketplace) ?? [])) {
        yield rows.map(written)
      }
    }
  }

  return async (userId) => [
    csvFile('anuncios.csv', () => ofEach(userId, listings.pages, rowOf), titles),
    csvFile(
      'precos-dos-anuncios.csv',
      () => ofEach(userId, prices.pages, priceRowOf),
      Object.values(priceTitles),
    ),
    jsonFile('tarifas.json', async () => {
      const { chosen, own } = await fees.of(userId)
      return { escolhidas: chosen, minhasTabelas: own }
    }),
  ]
}

type Read<Row> = (userId: string, marketplace: Marketplace, ids: readonly string[]) => AsyncIterable<Row[]>
type Prices = ReturnType<ReturnType<typeof listingPriceRepository>['pages']>
type PriceRow = Prices extends AsyncIterable<(infer Row)[]> ? Row : never

function priceRowOf({ marketplace, title, day, salePrice, currentPrice, listingId }: PriceRow) {
  const cells = {
    marketplace: marketplaceEntries[marketplace].label,
    title,
    day,
    listingId,
    salePrice: salePrice === null ? null : toReais(cents(salePrice)),
    currentPrice: currentPrice === null ? null : toReais(cents(currentPrice)),
  }
  return Object.fromEntries(
    (Object.keys(priceTitles) as (keyof typeof priceTitles)[]).map((name) => [
      priceTitles[name],
      cells[name],
    ]),
  )
}

function cellOf(listing: StoredListing, name: keyof typeof columnTitles) {
  if (name === 'marketplace') return marketplaceEntries[listing.marketplace].label
  if (name !== 'category') return listing[name]
  const category = categoriesOf(listing.marketplace).find(({ id }) => id === listing.category)
  return category?.name ?? listing.category
}
