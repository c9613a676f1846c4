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

/** The offer for every listing of a campaign: a percentage off its price, or one price for all. */
export type CampaignOffer = { readonly percent: number } | { readonly price: Cents }

/** A campaign with its first and last day, both included. */
export interface Campaign {
  readonly offer: CampaignOffer
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * A listing that may take part. `table` is the fee table its seller uses. `currentPrice` is in reais; undefined if the
 * listing is sold at its calculated price.
 */
export interface CampaignListing {
  readonly costs: ListingCosts
  readonly facts: FeeFacts
  readonly table: FeeTable
  readonly currentPrice?: number | undefined
}

/**
 * What a sale at the campaign's price leaves: the wanted margin (to within half a centavo), less but at least R$ 0,00,
 * or a loss.
 */
export type CampaignVerdict = 'keeps-margin' | 'below-margin' | 'loss'

/** A sale on the days of a period, without and with the campaign. Both use the fee table in force on these days. */
export interface CampaignSale {
  readonly before: PriceFigures
  readonly after: PriceFigures
}

/**
 * A listing in a campaign.
 *
 * - `priceBefore`, `priceAfter`: its price without and with the campaign, in centavos.
 * - `sales`: a sale in each period of the campaign, in their sequence. `outcome` is the verdict for the worst period.
 * - `largestDiscount`: the largest discount from `priceBefore` that loses money in no period; null if there is none.
 * - 'unpriced': the listing has no price, or a period's table has no fee for it; `reason` says which.
 * - 'not-lower': the campaign's price is not below `priceBefore`.
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

/** The rows have the sequence of the listings. */
export interface CampaignSimulation {
  readonly periods: readonly CampaignPeriod[]
  readonly rows: readonly CampaignRow[]
}

/**
 * Simulates a campaign: what a sale of each listing leaves without and with it. It says nothing about how many will be
 * sold.
 *
 * A campaign during which any marketplace changes its fee table is computed for each period between changes. Both sales
 * of a period use the table in force then, so the discount alone makes the difference. A listing without a current
 * price is priced by the table its seller chose, as everywhere, even if another one is in force.
 *
 * The price after x % off is rounded to the nearest centavo, half a centavo up. No marketplace's page says how it
 * rounds; all of them show whole centavos.
 *
 * @param tables every table that may be in force, of all marketplaces
 * @throws RangeError if a percentage is not above 0 and below 100, a price is not above 0, `to` is before `from`, and
 * as `priceListing` does
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
 * The price with an offer, in whole centavos. A percentage is rounded to the nearest centavo, half a centavo up. A
 * fixed price is answered as it is, even if it is not lower.
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

/** The price without the campaign, in whole centavos; null if there is none. */
function priceWithout(
  { facts, table, currentPrice }: CampaignListing,
  seller: SellerSide,
  feesOf: FeesOf,
): Cents | null {
  return currentPrice === undefined ? cheapestPrice(seller, feesOf(table, facts)) : toCents(currentPrice)
}

/** Why a listing has no price, or no fee for its price, with a table. */
function reasonOf({ costs, facts }: CampaignListing, table: FeeTable) {
  const price = priceListing(costs, facts, table)
  return price.outcome === 'priced' ? { outcome: 'no-fee' as const, heaviestWeight: null } : price
}

type FeesOf = (table: FeeTable, facts: FeeFacts) => readonly PriceFee[]

/** `applicableFees`, computed once for all listings with the same relevant facts. Of thousands, most share them. */
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
