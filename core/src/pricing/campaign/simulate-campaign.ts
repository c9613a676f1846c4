import type { CalendarDate } from '../../calendar/index.ts'
import { type Cents, toCents, toReais } from '../../money/index.ts'
import { applicableFees, type FeeFacts, factsAskedBy, type PriceFee } from '../fee-tables/applicable-fees.ts'
import type { FeeTable } from '../fee-tables/fee-table.ts'
import { type TableDays, tablesInForce } from '../fee-tables/tables-in-force.ts'
import { leavesMargin, type PriceFigures, profitAt } from '../prices/price-figures.ts'
import { cheapestPrice, checkListing, type ListingPrice, priceListing } from '../prices/price-listing.ts'
import { type ListingCosts, type SellerSide, sellerSideOf } from '../prices/seller-side.ts'
import {
  type Discount,
  discountTo,
  type PriceRange,
  reachingPrices,
  sharedRanges,
} from '../zones/reaching-prices.ts'
import { type CampaignPeriod, periodsOf } from './campaign-periods.ts'

/** What every listing of a campaign is sold for: so many percent less than now, or one price for all. */
export type CampaignOffer = { readonly percent: number } | { readonly price: Cents }

/** The days of a campaign, both included. */
export interface Campaign {
  readonly offer: CampaignOffer
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * A listing that may take part. `table` is the one its seller calculates with; `currentPrice` in reais is what it is
 * sold for now, undefined where that is its calculated price.
 */
export interface CampaignListing {
  readonly costs: ListingCosts
  readonly facts: FeeFacts
  readonly table: FeeTable
  readonly currentPrice?: number | undefined
}

/**
 * What a sale at a campaign's price comes to: it keeps the wanted margin to within half a centavo, it leaves less and no
 * less than R$ 0,00, or it loses.
 */
export type CampaignVerdict = 'keeps-margin' | 'below-margin' | 'loss'

/** A sale on the days of a period without the campaign and with it, both by the table in force on them. */
export interface CampaignSale {
  readonly before: PriceFigures
  readonly after: PriceFigures
}

/**
 * A listing in a campaign: its price without and with it, a sale in each of the campaign's periods (in their order), and
 * the verdict of the period that leaves least. `largestDiscount` is the largest from the price without the campaign that
 * loses in none of the periods, null where every price up to it loses in one.
 *
 * A listing without a price, or for which the table of a period knows no fee, has no `sales` but the reason
 * (`unpriced`); one that the campaign's price would not make cheaper is 'not-lower'.
 */
export type CampaignRow =
  | {
      readonly outcome: CampaignVerdict
      readonly priceBefore: Cents
      readonly priceAfter: Cents
      readonly sales: readonly CampaignSale[]
      readonly largestDiscount: Discount | null
    }
  | { readonly outcome: 'not-lower'; readonly priceBefore: Cents }
  | { readonly outcome: 'unpriced'; readonly reason: Exclude<ListingPrice, { outcome: 'priced' }> }

/** The rows stand in the order of the listings. */
export interface CampaignSimulation {
  readonly periods: readonly CampaignPeriod[]
  readonly rows: readonly CampaignRow[]
}

/**
 * Simulates a campaign for listings: what a sale of each leaves without and with it. Nothing is said of how many will be
 * sold.
 *
 * Fee tables are dated, so a campaign across a change of tables is computed for each range of days between changes (of
 * any of the marketplaces). Without and with the campaign the same table holds, the one in force on those days: what
 * differs is the discount alone. The price of a listing without a current one is calculated by the table its seller
 * chose, as everywhere, also where that is another one.
 *
 * The price after x % off is taken to the nearest centavo, half a centavo up. No page of a marketplace was found that
 * says how it rounds; all of them show whole centavos.
 *
 * @param tables every table that may be in force, of all marketplaces
 * @throws RangeError where a percentage is not above 0 and below 100, a price not above 0, the days are not in order, and as
 * `priceListing` does
 */
export function simulateCampaign(
  listings: readonly CampaignListing[],
  tables: readonly FeeTable[],
  { offer, from, to }: Campaign,
): CampaignSimulation {
  check(offer)
  const stretchesOf = new Map<FeeTable, TableDays[]>()
  for (const { table } of listings) {
    if (stretchesOf.has(table)) continue
    const known = tables.filter(({ marketplace }) => marketplace === table.marketplace)
    stretchesOf.set(table, tablesInForce(table, known, from, to))
  }
  const periods = periodsOf([...stretchesOf.values()], from, to)
  const inPeriods = (table: FeeTable): readonly FeeTable[] =>
    periods.map(
      (period) => stretchesOf.get(table)?.findLast((days) => days.from <= period.from)?.table ?? table,
    )
  const tablesFor = new Map([...stretchesOf.keys()].map((table) => [table, inPeriods(table)]))
  const feesOf = rememberedFees()
  return {
    periods,
    rows: listings.map((listing) => rowOf(listing, tablesFor.get(listing.table) ?? [], offer, feesOf)),
  }
}

/**
 * The price in whole centavos that an offer makes of another: rounded to the nearest, half a centavo up; a fixed price is
 * itself, also where it is no lower.
 */
export function campaignPrice(price: Cents, offer: CampaignOffer): Cents {
  if ('price' in offer) return offer.price
  return toCents((toReais(price) * (100 - offer.percent)) / 100)
}

function check(offer: CampaignOffer): void {
  if ('price' in offer ? offer.price > 0 : offer.percent > 0 && offer.percent < 100) return
  throw new RangeError(`no offer: ${JSON.stringify(offer)}`)
}

function rowOf(
  listing: CampaignListing,
  tables: readonly FeeTable[],
  offer: CampaignOffer,
  feesOf: FeesOf,
): CampaignRow {
  const { costs, facts } = listing
  checkListing(costs, facts)
  const seller = sellerSideOf(costs)
  const priceBefore = priceWithout(listing, seller, feesOf)
  if (priceBefore === null) return { outcome: 'unpriced', reason: reasonOf(listing, listing.table) }
  const priceAfter = campaignPrice(priceBefore, offer)
  if (priceAfter >= priceBefore) return { outcome: 'not-lower', priceBefore }
  const sales: CampaignSale[] = []
  let earning: readonly PriceRange[] | null = null
  for (const [period, table] of tables.entries()) {
    const samePeriod = tables.indexOf(table)
    const known = samePeriod < period && sales[samePeriod]
    if (known) {
      sales.push(known)
      continue
    }
    const fees = feesOf(table, facts)
    const before = profitAt(seller, fees, toReais(priceBefore))
    const after = profitAt(seller, fees, toReais(priceAfter))
    if (!before || !after) return { outcome: 'unpriced', reason: reasonOf(listing, table) }
    sales.push({ before, after })
    const ofTable = reachingPrices({ ...seller, profitMargin: 0 }, fees)
    earning = earning === null ? ofTable : sharedRanges(earning, ofTable)
  }
  return {
    outcome: verdictOf(sales, costs.profitMargin),
    priceBefore,
    priceAfter,
    sales,
    largestDiscount: discountTo(earning ?? [], priceBefore),
  }
}

/** What a listing is sold for without the campaign, in whole centavos; null where it has no price. */
function priceWithout(
  { facts, table, currentPrice }: CampaignListing,
  seller: SellerSide,
  feesOf: FeesOf,
): Cents | null {
  return currentPrice === undefined ? cheapestPrice(seller, feesOf(table, facts)) : toCents(currentPrice)
}

/** Why a listing has no price, or no fee at its price, under a table. */
function reasonOf({ costs, facts }: CampaignListing, table: FeeTable) {
  const price = priceListing(costs, facts, table)
  return price.outcome === 'priced' ? { outcome: 'no-fee' as const, heaviestWeight: null } : price
}

type FeesOf = (table: FeeTable, facts: FeeFacts) => readonly PriceFee[]

/** `applicableFees`, once for all listings that say the same of what a table asks: most of thousands do. */
function rememberedFees(): FeesOf {
  const known = new Map<FeeTable, { asked: readonly (keyof FeeFacts)[]; fees: Map<string, PriceFee[]> }>()
  return (table, facts) => {
    const ofTable = known.get(table) ?? { asked: factsAskedBy(table), fees: new Map() }
    known.set(table, ofTable)
    const key = ofTable.asked.map((fact) => facts[fact]).join()
    const fees = ofTable.fees.get(key) ?? applicableFees(table, facts)
    ofTable.fees.set(key, fees)
    return fees
  }
}

function verdictOf(sales: readonly CampaignSale[], wanted: number): CampaignVerdict {
  if (sales.some(({ after }) => toCents(after.profit) < 0)) return 'loss'
  return sales.every(({ after }) => leavesMargin(after, wanted)) ? 'keeps-margin' : 'below-margin'
}
